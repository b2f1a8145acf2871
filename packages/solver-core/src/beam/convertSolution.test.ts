import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { caseHash } from '../model/beam/caseHash.ts';
import type { BeamCase } from '../model/beam/document.ts';
import { parseCase } from '../model/beam/parseCase.ts';
import { convertCase } from '../units/convertCase.ts';
import type { BeamSet, SolvedBeam } from './answer/answer.ts';
import type { Curve } from '../diagrams/curve.ts';
import type { Diagram } from '../diagrams/diagram.ts';
import { convertSolution } from './convertSolution.ts';

/** About a dozen roundings. */
const ROUNDED = 3e-15;

const LBF = 0.22480894387096;
const INCH = 0.0254;

const document = parse({
  schema: 1,
  L: 12,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 12 },
  ],
  beamSections: [{ x: 12, materialIndex: 0, crossSectionIndex: 0 }],
  materials: [{ name: 'S355', E: 210000, nu: 0.3 }],
  sections: [{ className: 'rectangle', label: 'R', h: 300, b: 150 }],
  loads: [{ id: 'a', className: 'ShearLoad', x: 3, c: [-10000], sets: 1 }],
});

function parse(input: unknown): BeamCase {
  const parsed = parseCase({ units: { system: 0, incrementIndex: 0, stepIndex: 0 }, ...(input as object) });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

describe('an answer in the other system', () => {
  const diagram: Diagram = {
    segments: [{ x0: 0, x1: 6, c: [1000, -200, 30, -4] }],
    min: { x: 6, value: -500 },
    max: { x: 0, value: 1000 },
    zeros: [2.5],
    jumps: [{ x: 3, left: 10, right: 20 }],
  };
  const curve: Curve = {
    segments: [{ x0: 0, x1: 6, x: [0, 6], y: [100, 200] }],
    min: { x: 0, value: 100, at: { y: 0, z: 50 } },
    max: { x: 6, value: 200, at: { y: 0, z: 75 } },
  };
  const set: BeamSet = {
    N: diagram,
    Q: diagram,
    M: diagram,
    u: diagram,
    deflection: diagram,
    shearDeflection: diagram,
    slope: diagram,
    S: { top: diagram, bottom: diagram },
    T: diagram,
    EQ: { eq1: curve, eq2: curve, eq3: curve, eq4: curve, eq5: curve },
    profile: { x: 3, side: 'left', ordinates: [{ z: 150, below: 10, above: 20 }] },
    lateral: diagram,
    R: [{ support: 0, x: 6, axial: 1, normal: 2, moment: 3 }],
    descriptor: null,
    tree: null,
    checks: null,
  };
  const answer: SolvedBeam = {
    level: 'ok',
    id: 7,
    hash: caseHash(document),
    message: '',
    corrections: [],
    verdict: { status: 'determinate', degree: 0, W: 0, rank: 3, exact: true, mechanisms: [] },
    isReal: true,
    sets: [set],
    mohr: null,
    stresses: {
      places: [
        { x0: 0, x1: 12, top: { y: 0, z: 150 }, bottom: { y: 0, z: -150 }, shear: { z: 0, side: 'above' } },
      ],
      gaps: [],
      points: [
        {
          ...{ x: 3, y: 10, z: 50, side: 'right', level: 'above' },
          cases: [
            {
              ...{ sigma: 10, tau: 20, s1: 30, s3: 40, direction: 45 },
              eq: { eq1: 50, eq2: 50, eq3: 50, eq4: 50, eq5: 50 },
            },
            null,
          ],
        },
      ],
    },
  };
  const us = convertSolution(answer, 0, convertCase(document, 1));

  test('bears the fingerprint of the converted document', () => {
    expect(us.hash).toBe(caseHash(convertCase(document, 1)));
    expect(us.hash).not.toBe(answer.hash);
  });

  test('scales coefficients by their quantity over powers of length', () => {
    const moments = us.sets[0]?.M.segments[0]?.c ?? [];
    [1000, -200, 30, -4].forEach((c, power) => {
      expectClose(moments[power], ((c * LBF) / INCH) * INCH ** power, ROUNDED);
    });
    expectClose(us.sets[0]?.Q.segments[0]?.c[1], -200 * LBF * INCH, ROUNDED);
    expectClose(us.sets[0]?.deflection.segments[0]?.c[1], -200, ROUNDED);
    expectClose(us.sets[0]?.slope.segments[0]?.c[0], 1000, ROUNDED);
    expectClose(us.sets[0]?.S?.top.max.value, 1000e6 * LBF * INCH ** 2, ROUNDED);
  });

  test('moves places, extremes, zeros, jumps and reactions along', () => {
    const moment = us.sets[0]?.M;
    expectClose(moment?.segments[0]?.x1, 6 / INCH, ROUNDED);
    expectClose(moment?.min.value, (-500 * LBF) / INCH, ROUNDED);
    expectClose(moment?.zeros[0], 2.5 / INCH, ROUNDED);
    expectClose(moment?.jumps[0]?.right, (20 * LBF) / INCH, ROUNDED);
    expectClose(us.sets[0]?.R[0]?.normal, 2 * LBF, ROUNDED);
    expectClose(us.sets[0]?.R[0]?.moment, (3 * LBF) / INCH, ROUNDED);
  });

  test('takes stresses along: psi at places in inches, inches in the section', () => {
    const psi = 1e6 * LBF * INCH ** 2;
    const [one] = us.sets;
    expectClose(one?.T?.segments[0]?.c[0], 1000 * psi, ROUNDED);
    expectClose(one?.EQ?.eq5.segments[0]?.x[1], 6 / INCH, ROUNDED);
    expectClose(one?.EQ?.eq5.segments[0]?.y[1], 200 * psi, ROUNDED);
    expectClose(one?.EQ?.eq1.max.value, 200 * psi, ROUNDED);
    expectClose(one?.EQ?.eq1.max.at.z, 75 / 25.4, ROUNDED);
    expectClose(one?.profile?.ordinates[0]?.z, 150 / 25.4, ROUNDED);
    expectClose(one?.profile?.ordinates[0]?.above, 20 * psi, ROUNDED);
    const [place] = us.stresses?.places ?? [];
    expectClose(place?.x1, 12 / INCH, ROUNDED);
    expectClose(place?.bottom?.z, -150 / 25.4, ROUNDED);
    expect(place?.shear).toEqual({ z: 0, side: 'above' });
    const [point] = us.stresses?.points ?? [];
    expectClose(point?.x, 3 / INCH, ROUNDED);
    expectClose(point?.y, 10 / 25.4, ROUNDED);
    expectClose(point?.cases[0]?.s3, 40 * psi, ROUNDED);
    expectClose(point?.cases[0]?.eq?.eq4, 50 * psi, ROUNDED);
    expect(point?.cases[0]?.direction).toBe(45);
    expect(point?.cases[1]).toBeNull();
  });

  test('the answer of a beam without real constants has EI times the displacement', () => {
    const bare = { ...document, beamSections: [], materials: [], sections: [] };
    const converted = convertSolution(
      { ...answer, isReal: false, sets: [{ ...set, S: null, T: null, EQ: null }] },
      0,
      convertCase(bare, 1),
    );
    expectClose(converted.sets[0]?.deflection.max.value, (1000 * LBF) / INCH ** 3, ROUNDED);
    expectClose(converted.sets[0]?.slope.max.value, (1000 * LBF) / INCH ** 2, ROUNDED);
    expectClose(converted.sets[0]?.u.max.value, (1000 * LBF) / INCH, ROUNDED);
    expect(converted.sets[0]).toMatchObject({ S: null, T: null, EQ: null });
  });

  test('comes back as it was', () => {
    expect(convertSolution(us, 1, document)).toEqual(answer);
    expect(convertSolution(answer, 0, document)).toBe(answer);
  });
});
