import { expectClose } from '@eecs/testing';
import { describe, expect, test } from 'vitest';
import { addStresses } from '../stress/addStresses.ts';
import { solveBeam } from '../beam/solveBeam.ts';
import { parseCase } from '../model/beam/parseCase.ts';
import { parseFrame } from '../model/frame/parseFrame.ts';
import { solveFrame } from '../frame/solveFrame.ts';
import { computeFrameStresses } from './computeFrameStresses.ts';
import { stressInMember } from './stressInMember.ts';

const MATERIALS = [{ name: 'S235', E: 210_000, nu: 0.3 }];
const BAR = { className: 'rectangle', label: 'Bar', b: 100, h: 200 };
const IPE = { className: 'hsection', label: 'IPE 300', h: 300, b: 150, tw: 7.1, tf: 10.7, r1: 15 };

/** A mast of 3 m, clamped at its foot, with 10 kN to the right and 50 kN downwards on its top. */
const mast = (sections: readonly object[], more: object = {}) => ({
  schema: 1,
  joints: [
    { x: 0, y: 0, support: { className: 'cantilever' } },
    {
      x: 0,
      y: 3,
      loads: [
        { className: 'AxialLoad', c: [10_000], sets: 1 },
        { className: 'ShearLoad', c: [-50_000], sets: 1 },
      ],
    },
  ],
  members: [{ i: 0, j: 1, materialIndex: 0, crossSectionIndex: 0, ...more }],
  materials: MATERIALS,
  sections,
});

function stressesOf(input: object, hasTheories = false) {
  const parsed = parseFrame(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const answer = solveFrame(parsed.document);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  const stresses = computeFrameStresses(parsed.document, answer, { hasTheories });
  return { document: parsed.document, answer, stresses, member: stresses.sets[0]!.members[0]! };
}

describe('the stresses of a mast of rectangular section', () => {
  // A = 0.02 m², W = b·h²/6 = 666 667 mm³: σ = -50 000/20 000 ± 30 000 000/666 667 = -2.5 ± 45 MPa.
  const { document, answer, stresses, member } = stressesOf(mast([BAR]), true);

  test('S at its foot is N/A ± M/W, and T is 1.5 Q/A everywhere', () => {
    // M is positive if it stretches the side of -y, the right one; the force to the right stretches the left one.
    expectClose(member.S!.top.max.value, 42.5, 1e-12);
    expectClose(member.S!.bottom.min.value, -47.5, 1e-12);
    expect(member.S!.top.max.x).toBe(0);
    expectClose(Math.abs(member.T!.max.value), (1.5 * 10_000) / 20_000, 1e-12);
    expect(stresses.places[0]).toMatchObject({ top: { z: 100 }, bottom: { z: -100 }, shear: { z: 0 } });
    expect(stresses.gaps).toEqual([]);
  });

  test('all theories agree with the normal stress at the foot, where the outermost fibre has no shear', () => {
    for (const theory of ['eq1', 'eq2', 'eq3', 'eq4'] as const)
      expectClose(member.EQ![theory].max.value, 47.5, 1e-9);
    // Equal strengths: the fifth theory is s1 - s3.
    expectClose(member.EQ!.eq5.max.value, 47.5, 1e-9);
  });

  test('the state at a point: half height, in the middle', () => {
    const state = stressInMember(document, answer.sets[0]!, 0, { x: 1.5, y: 0, z: 0 })!;
    expectClose(state.sigma, -2.5, 1e-12);
    expectClose(Math.abs(state.tau), 0.75, 1e-12);
    expect(stressInMember(document, answer.sets[0]!, 0, { x: 1.5, y: 0, z: 101 })).toBeNull();
    expect(stressInMember(document, answer.sets[0]!, 5, { x: 0, y: 0, z: 0 })).toBeNull();
  });
});

test('a beam solved as a frame has the stresses of the beam', () => {
  const loads = [{ className: 'DistributedLoad', x: [1, 5], y: [-9000, -12_000, -4000], alpha: 70, sets: 1 }];
  const beam = parseCase({
    schema: 1,
    L: 6,
    supports: [
      { className: 'cantilever', x: 0 },
      { className: 'simple', x: 6 },
    ],
    loads,
    beamSections: [{ x: 6, materialIndex: 0, crossSectionIndex: 0, alpha: 15, flip: true }],
    materials: MATERIALS,
    sections: [IPE],
  });
  if (!beam.ok) throw new Error('the beam was not read');
  const solved = solveBeam(beam.document);
  if (solved.level === 'error') throw new Error('the beam was not solved');
  const expected = addStresses(beam.document, solved, { include: ['eq'] }).sets[0]!;
  const { member } = stressesOf(
    {
      ...mast([IPE]),
      joints: [
        { x: 0, y: 0, support: { className: 'cantilever' } },
        { x: 6, y: 0, support: { className: 'simple' } },
      ],
      members: [{ i: 0, j: 1, materialIndex: 0, crossSectionIndex: 0, alpha: 15, flip: true, loads }],
    },
    true,
  );
  for (const side of ['top', 'bottom'] as const)
    for (const end of ['min', 'max'] as const)
      expectClose(member.S![side][end].value, expected.S![side][end].value, 1e-9);
  expectClose(member.T!.max.value, expected.T!.max.value, 1e-9);
  expectClose(member.EQ!.eq4.max.value, expected.EQ!.eq4.max.value, 1e-9);
});

test('unknown stresses are null with their reason', () => {
  const bare = stressesOf({ ...mast([]), materials: [], members: [{ i: 0, j: 1 }] }, true);
  expect(bare.member).toEqual({ S: null, T: null, EQ: null });
  expect(bare.stresses.gaps).toEqual([{ code: 'stress.noConstants', path: '/members' }]);
  const generic = stressesOf(
    mast([{ className: 'generic', label: 'G', A: 100, Iy: 10_000, Iz: 5000 }]),
    true,
  );
  expect(generic.stresses.gaps).toContainEqual({ code: 'stress.noExtent', path: '/sections/0' });
  const soft = stressesOf({ ...mast([BAR]), materials: [{ name: 'X', E: 1000 }] }, true);
  expect(soft.stresses.gaps).toEqual([{ code: 'stress.poisson', path: '/materials/0/nu' }]);
  expect(soft.member.S).not.toBeNull();
});
