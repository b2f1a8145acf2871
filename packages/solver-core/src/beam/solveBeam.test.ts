import { describe, expect, it } from 'vitest';
import {
  beamCase,
  clamp,
  force,
  hinge,
  moment,
  pin,
  roller,
  spring,
  stiffness,
  uniform,
} from '../../verification/beamCase.ts';
import { expectClose } from '@eecs/testing';
import { IS_WHOLE } from '../../verification/drawCases.ts';
import type { BeamSet } from './answer/answer.ts';
import type { Diagram } from '../diagrams/diagram.ts';
import { valueAt } from '../diagrams/valueAt.ts';
import { solveBeam } from './solveBeam.ts';

const loads = [uniform(0, 6, -1000)];
const simple = { supports: [pin(0), roller(6)], loads };

function refused(document: unknown) {
  const answer = solveBeam(document);
  if (answer.level !== 'error') throw new Error('expected a refusal');
  return answer;
}

function solved(document: unknown): readonly BeamSet[] {
  const answer = solveBeam(document);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  return answer.sets;
}

function firstOf(document: unknown): BeamSet {
  return solved(document)[0] as BeamSet;
}

describe('a refusal', () => {
  it.each([
    ['nothing at all', null, 40002, 'schema.notObject', ''],
    ['an unknown schema', { ...beamCase(6, simple), schema: 2 }, 40002, 'schema.version', '/schema'],
    ['another kind', { ...beamCase(6, simple), kind: 'truss' }, 40002, 'schema.kind', '/kind'],
    ['NaN', beamCase(6, { ...simple, loads: [force(NaN, 1)] }), 40002, 'schema.notFinite', '/loads/0/x'],
    [
      'Infinity',
      beamCase(6, { ...simple, loads: [force(1, Infinity)] }),
      40002,
      'schema.notFinite',
      '/loads/0/c/0',
    ],
    ['no length', beamCase(0, simple), 40002, 'length.notPositive', '/L'],
    ['a negative length', beamCase(-3, simple), 40002, 'length.notPositive', '/L'],
    ['no supports', beamCase(6, { supports: [], loads }), 42212, 'conditions.count', '/supports'],
    [
      'no horizontal restraint',
      beamCase(6, { supports: [roller(0), roller(3), roller(6)], loads }),
      42212,
      'conditions.horizontal',
      '/supports',
    ],
    [
      'three hinges in a span',
      beamCase(6, { supports: [clamp(0), hinge(1), hinge(2), hinge(3), clamp(6)], loads }),
      42210,
      'singular.mechanism',
      '/supports',
    ],
    [
      'three hinges in a line',
      beamCase(6, { supports: [pin(0), hinge(3), pin(6)], loads }),
      42210,
      'singular.mechanism',
      '/supports',
    ],
    [
      'two supports at one x',
      beamCase(6, { supports: [pin(0), roller(6), hinge(6)], loads }),
      42216,
      'geometry.supportsAtOneX',
      '/supports/2/x',
    ],
    [
      'a support outside',
      beamCase(6, { supports: [pin(0), roller(7)], loads }),
      42217,
      'geometry.supportOutside',
      '/supports/1/x',
    ],
    [
      'a load beyond the length',
      beamCase(6, { ...simple, loads: [force(6.5, 1)] }),
      42217,
      'geometry.loadOutside',
      '/loads/0/x',
    ],
    [
      'a range of no length',
      beamCase(6, { ...simple, loads: [uniform(2, 2, -1)] }),
      42217,
      'geometry.emptyRange',
      '/loads/0/x',
    ],
    [
      'an index that names nothing',
      beamCase(6, { ...simple, materials: [] }),
      42217,
      'geometry.index',
      '/beamSections/0/materialIndex',
    ],
    [
      'E not above zero',
      beamCase(6, { ...simple, materials: [{ name: 'm', E: 0, nu: 0.3 }] }),
      42215,
      'materials.modulus',
      '/materials/0/E',
    ],
    [
      'nu not above zero',
      beamCase(6, { ...simple, materials: [{ name: 'm', E: 1, nu: 0 }] }),
      42215,
      'materials.poisson',
      '/materials/0/nu',
    ],
    [
      'A not above zero',
      beamCase(6, { ...simple, sections: [{ className: 'generic', A: 0, Iy: 1 }] }),
      42215,
      'materials.area',
      '/sections/0/A',
    ],
    [
      'I not above zero',
      beamCase(6, { ...simple, sections: [{ className: 'generic', A: 1, Iy: -1 }] }),
      42215,
      'materials.inertia',
      '/sections/0/Iy',
    ],
    [
      'a shape without a dimension it needs',
      beamCase(6, { ...simple, sections: [{ className: 'z', b: 5, tw: 1, tf: 1 }] }),
      42215,
      'materials.dimensions',
      '/sections/0/h',
    ],
    [
      'dimensions that make no section',
      beamCase(6, { ...simple, sections: [{ className: 'h', h: 10, b: 5, tw: 6, tf: 1 }] }),
      42215,
      'materials.dimensions',
      '/sections/0/tw',
    ],
    [
      'some real constants missing',
      beamCase(6, {
        ...simple,
        beamSections: [
          { x: 3, materialIndex: 0, crossSectionIndex: 0 },
          { x: 6, materialIndex: 0 },
        ],
      }),
      42215,
      'materials.incomplete',
      '/beamSections/1/crossSectionIndex',
    ],
    [
      'springs without real constants',
      { schema: 1, L: 6, supports: [clamp(0), spring(6, { y: 5 })], loads },
      42215,
      'materials.needed',
      '/supports/1/stiffness',
    ],
    ['no load', beamCase(6, { ...simple, loads: [] }), 42213, 'loads.none', '/loads'],
    [
      'a load in no set',
      beamCase(6, { ...simple, caseSets: [{ title: 'Dead' }] }),
      42214,
      'loads.unassigned',
      '/loads/0/sets',
    ],
    ['shear flexibility', beamCase(6, { ...simple, shear: true }), 42201, 'features.shear', '/shear'],
  ])('of %s has its code, number and path', (_, document, errno, code, path) => {
    const answer = refused(document);
    expect(answer.errno).toBe(errno);
    expect(answer.failures).toContainEqual(expect.objectContaining({ code, path }));
    expect(answer.message).toBe(code.split('.')[0]);
    expect(answer.error).toBe(answer.message);
  });

  it('lists every failure, is named by the first group and echoes the id', () => {
    const document = {
      ...beamCase(6, { supports: [roller(0)], loads: [], materials: [{ name: 'm' }] }),
      id: 7,
    };
    const answer = refused(document);
    expect(answer.id).toBe(7);
    expect(answer.message).toBe('materials');
    expect(answer.failures.map(({ code }) => code)).toEqual([
      'materials.modulus',
      'conditions.count',
      'conditions.horizontal',
      'loads.none',
    ]);
    expect(answer.verdict?.status).toBe('underSupported');
    expect(answer.hash).toMatch(/^[0-9a-f]{40}$/);
  });

  it('is within rounding when exact judgement passes but a roller nearly touches a hinge', () => {
    const near = 3 + 1e-12;
    const answer = refused(
      beamCase(6, { supports: [clamp(0), hinge(3), roller(near)], loads: [force(6, -1)] }),
    );
    expect(answer.failures[0]?.code).toBe('singular.rounding');
    expect(answer.verdict).toMatchObject({
      status: 'instantlyChangeable',
      // Two discs have six degrees of freedom, and one motion is reported.
      rank: 5,
      exact: false,
      mechanisms: [
        {
          discs: [{ x0: 3, x1: 6, vx: 0, vy: 0, omega: 1 / 3 }],
          causes: [{ code: 'collinearHinges', ids: [1] }],
        },
      ],
    });
  });
});

describe('real constants', () => {
  it.each([
    [0.7, 'ok'],
    [0.5, 'ok'],
    [0, 'error'],
    [-0.2, 'error'],
  ])("take Poisson's ratio %d when E·nu is above zero: %s", (nu, level) => {
    const answer = solveBeam({ ...beamCase(6, simple), materials: [{ name: 'steel', E: 200_000, nu }] });
    expect(answer.level).toBe(level);
    if (answer.level === 'error')
      expect(answer.failures.map(({ code }) => code)).toEqual(['materials.poisson']);
  });

  it.each([
    ['where sections have them', {}, true],
    ['where no section has any: EI = EA = 1', { beamSections: [], materials: [], sections: [] }, false],
  ])('are reported %s', (_, constants, isReal) => {
    expect(solveBeam(beamCase(6, { ...simple, ...constants }))).toMatchObject({ isReal });
  });
});

describe('numbers of very different size', () => {
  it('are no mechanism: overflow is refused as a matter of size, and the verdict stays', () => {
    // q·L⁴/EI = 1e350 is more than a floating-point number holds.
    const document = beamCase(1e60, {
      supports: [pin(0), roller(1e60)],
      loads: [uniform(0, 1e60, -1e60)],
      ...stiffness(1e-50),
    });
    const answer = refused(document);
    expect(answer.failures).toEqual([{ code: 'range.size', path: '', ids: [], values: {} }]);
    expect(answer).toMatchObject({ error: 'range', message: 'range', errno: 42211 });
    expect(answer.verdict).toMatchObject({ status: 'determinate', exact: true, mechanisms: [] });
  });

  it('solves a hinge 2 mm from a soft spring under stiff sections', () => {
    const stiff = beamCase(2.002, {
      supports: [clamp(0), clamp(1), hinge(2), spring(2.002, { y: 1e-6 })],
      loads: [force(1.5, -1000)],
    });
    // Only the spring carries the part to the right of the hinge: a cantilever of 1 m with a force in its middle.
    const { M, R } = firstOf(stiff);
    expectClose(valueAt(M, 1, 'right'), -500, 1e-10);
    expectClose(R[1]?.normal ?? 0, 1000, 1e-10);
  });
});

describe('a moment right on a node', () => {
  it('goes into a clamp without passing through the span', () => {
    const { M, Q, deflection, R } = firstOf(
      beamCase(6, { supports: [clamp(0), pin(2), clamp(6)], loads: [moment(6, -8.5), moment(0, 2)] }),
    );
    for (const { min, max } of [M, Q, deflection]) expect([min.value + 0, max.value + 0]).toEqual([0, 0]);
    expect(R.map((reaction) => reaction.moment + 0)).toEqual([-2, 0, 8.5]);
  });

  it('jumps over a roller, at a hinge and at free ends', () => {
    // M drops by the applied moment: from 0 at the left end to 0 at the right end.
    const { M } = firstOf(
      beamCase(4, { supports: [pin(0), roller(2), roller(4)], loads: [moment(0, 12), moment(4, -3)] }),
    );
    expect(valueAt(M, 0)).toBe(-12);
    expectClose(valueAt(M, 4), -3, 1e-15);
    const hinged = firstOf(beamCase(4, { supports: [clamp(0), hinge(2), roller(4)], loads: [moment(2, 6)] }));
    // The moment rotates the part right of the hinge, and the roller holds it down: 6 + 2·R = 0.
    expectClose(valueAt(hinged.M, 2, 'right'), -6, 1e-12);
    expectClose(valueAt(hinged.M, 2, 'left') + 1, 1, 1e-12);
    expectClose(hinged.R[1]?.normal ?? 0, -3, 1e-12);
  });
});

describe('hard geometry stays finite and accurate', () => {
  it('supports a nanometre apart act as a clamp', () => {
    const { deflection } = firstOf(
      beamCase(6, { supports: [pin(0), roller(1e-9)], loads: [force(6, -1000)] }),
    );
    expectClose(valueAt(deflection, 6), (-1000 * 6 ** 3) / (3 * 2e7), 1e-8);
  });

  it('a load a millimetre beside a support', () => {
    const a = 0.001;
    const { M, deflection } = firstOf(
      beamCase(6, { supports: [pin(0), roller(6)], loads: [force(a, -1000)] }),
    );
    expectClose(M.max.value, (1000 * a * (6 - a)) / 6, 1e-12);
    expectClose(valueAt(M, 3), (1000 * a * 3) / 6, 1e-12);
    expectClose(deflection.min.x, 6 - Math.sqrt((36 - a ** 2) / 3), 1e-9);
  });

  it('span ratios of 1 to 10 000: three moments by hand', () => {
    const [short, long, q] = [0.001, 10, 1000];
    const { M, R } = firstOf(
      beamCase(short + long, {
        supports: [pin(0), roller(short), roller(short + long)],
        loads: [uniform(short, short + long, -q)],
      }),
    );
    const moment = (-q * long ** 3) / (8 * (short + long));
    expectClose(valueAt(M, short), moment, 1e-11);
    expectClose(R[0]?.normal, moment / short, 1e-11);
  });
});

describe('a hinge over a bearing that holds the rotation by a spring', () => {
  it('leaves the right part hinged and lets the spring hold the left part alone', () => {
    const bearing = pin(5, { release: true, stiffness: { r: 1e5 } });
    const { M, R } = firstOf(
      beamCase(10, { supports: [pin(0), bearing, roller(10)], loads: [force(7, -1000), moment(5, 0)] }),
    );
    expect(valueAt(M, 5)).toBe(0);
    expectClose(valueAt(M, 7), 1200, 1e-12);
    expectClose(R[2]?.normal, 400, 1e-12);
    expect(R[1]?.moment).toBe(0);
  });

  it('turns the spring by the slope of the left part', () => {
    const stiffness = 2e6;
    const bearing = pin(5, { release: true, stiffness: { r: stiffness } });
    const { slope, R } = firstOf(
      beamCase(10, { supports: [pin(0), bearing, roller(10)], loads: [uniform(0, 5, -1000)] }),
    );
    // Simple beam with q and a moment X at its end: theta = q·l³/24EI - X·l/3EI = X / k.
    const X = (1000 * 125) / (24 * 2e7) / (1 / stiffness + 5 / (3 * 2e7));
    expectClose(R[1]?.moment, -X, 1e-12);
    expectClose(valueAt(slope, 5, 'left'), X / stiffness, 1e-12);
  });
});

describe('case sets', () => {
  const caseSets = [
    { title: 'A' },
    { title: 'B', angle: -90 },
    { title: 'A + B', combined: true, factors: { '0': 1.35 } },
  ];
  const inSets = (load: object, sets: number) => ({ ...load, sets });
  const document = beamCase(6, {
    supports: [pin(0), roller(6)],
    caseSets,
    loads: [inSets(force(3, -1000), 1), inSets(force(2, 600), 2), inSets(force(3, -10), 4)],
  });

  it('answer one by one, each turned by its own angle', () => {
    const [a, b] = solved(document);
    expectClose(a?.M.max.value, 1500, 1e-12);
    expect(a?.N.max.value).toBe(0);
    expectClose(b?.N.max.value, 600, 1e-12);
    expect(b?.M.max.value).toBe(0);
  });

  it('combine by factors, each member keeping its angle', () => {
    const combined = solved(document)[2];
    expectClose(combined?.M.max.value, 1.35 * 1500 + 15, 1e-12);
    expectClose(combined?.N.max.value, 600, 1e-12);
  });
});

describe('self weight', () => {
  const beam = { supports: [pin(0), roller(6)], selfWeight: true };

  it("is the section's mass, else rho·A, and is not there unless asked or some section states a mass", () => {
    const withMass = [{ x: 6, materialIndex: 0, crossSectionIndex: 0, mass: 50 }];
    expectClose(
      firstOf(beamCase(6, { ...beam, beamSections: withMass })).R[0]?.normal,
      50 * 9.80665 * 3,
      1e-12,
    );
    const materials = [{ name: 's', E: 200_000, nu: 0.3, rho: 7850 }];
    expectClose(firstOf(beamCase(6, { ...beam, materials })).R[0]?.normal, 7850 * 0.01 * 9.80665 * 3, 1e-12);
    expect(refused({ ...beamCase(6, { ...beam, materials }), selfWeight: undefined }).failures[0]?.code).toBe(
      'loads.none',
    );
  });

  it('weighs one pound-force a pound in US units', () => {
    const us = {
      ...beam,
      units: { system: 1 },
      beamSections: [{ x: 6, materialIndex: 0, crossSectionIndex: 0, mass: 2 }],
    };
    expectClose(firstOf(beamCase(6, us)).R[0]?.normal, 6, 1e-12);
  });
});

describe('valueAt', () => {
  it('takes the side asked at a jump and the inner limit at the ends', () => {
    const { Q } = firstOf(beamCase(6, { supports: [pin(0), roller(6)], loads: [force(3, -1000)] }));
    expect([valueAt(Q, 3, 'left'), valueAt(Q, 3), valueAt(Q, 0), valueAt(Q, 6)]).toEqual([
      500, -500, 500, -500,
    ]);
  });
});

describe('a diagram', () => {
  it('lists isolated zeros and leaves out stretches of zeros', () => {
    const set = firstOf(beamCase(8, { supports: [pin(0), roller(6)], loads: [force(3, -1000)] }));
    expect(set.M.zeros).toEqual([0]);
    expect(set.N.zeros).toEqual([]);
    expect(
      Object.values(set).filter((part): part is Diagram => part !== null && 'segments' in part),
    ).toHaveLength(6);
  });

  it('ends by a hinge that does nothing, with a correction', () => {
    const answer = solveBeam(beamCase(6, { supports: [clamp(0), hinge(6)], loads: [force(3, -1)] }));
    expect(answer).toMatchObject({
      level: 'warning',
      corrections: [{ code: 'correction.endHinge', path: '/supports/1' }],
    });
  });
});

describe('a beam of any size', () => {
  // Takes seconds of processor time, so it runs only at night.
  it.runIf(IS_WHOLE)(
    'is solved with more elements than a call takes arguments',
    () => {
      const count = 130_000;
      const supports = Array.from({ length: count + 1 }, (_, x) => ({
        className: x === 0 ? 'fixed' : 'simple',
        x,
      }));
      const loads = [{ className: 'ShearLoad', x: count / 2 + 0.5, c: [-8], sets: 1 }];
      const answer = solveBeam({ schema: 1, L: count, supports, loads });
      if (answer.level === 'error') throw new Error(answer.message);
      // A span with infinitely many unloaded neighbours, with a carry-over factor of 2 - sqrt(3): X·(3 + sqrt(3)) =
      // -3·P·l/8 (three moments).
      expectClose(answer.sets[0]?.M.max.value, 2 - 3 / (3 + Math.sqrt(3)), 1e-10);
      // The limit does not measure speed, because other processes may use the machine.
    },
    60_000,
  );
});
