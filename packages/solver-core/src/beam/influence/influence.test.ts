import { describe, expect, it } from 'vitest';
import {
  beamCase,
  clamp,
  force,
  hinge,
  moment,
  pin,
  quadratic,
  roller,
  spring,
  stiffness,
  uniform,
} from '../../../verification/beamCase.ts';
import { expectClose } from '@eecs/testing';
import { type BeamCase, parseCase, timoshenko } from '../../index.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import { listActions } from '../elements/listActions.ts';
import { solveBeam } from '../solveBeam.ts';
import { applyLine } from './applyLine.ts';
import { computeInfluence } from './computeInfluence.ts';
import type { InfluenceLine, InfluenceWish } from './influence.ts';
import { computeAreas } from './lineAreas.ts';
import { moveTrain } from './moveTrain.ts';

const [EI, L] = [2e7, 6];

function read(document: unknown): BeamCase {
  const parsed = parseCase(document);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

function lineOf(document: unknown, wish: InfluenceWish): InfluenceLine {
  const line = computeInfluence(read(document), wish, { shear: timoshenko });
  if (line === null) throw new Error('no line');
  return line;
}

/** Compares a line with a closed form at eleven places, except at jumps. */
function expectLine(line: InfluenceLine, form: (x: number) => number, length = L, but: number[] = []): void {
  const scale = Math.max(Math.abs(line.min.value), Math.abs(line.max.value));
  for (let k = 0; k <= 10; k++) {
    const x = (length * k) / 10;
    if (!but.includes(x)) expectClose(valueAt(line, x), form(x), 1e-12, scale);
  }
}

describe('lines of a simple beam', () => {
  const simple = beamCase(L, { supports: [pin(0), roller(L)] });
  const a = 2.4;

  it('lines of reactions are straight, by the law of the lever', () => {
    const left = lineOf(simple, { kind: 'reaction', support: 0 });
    expectLine(left, (x) => 1 - x / L);
    expectLine(lineOf(simple, { kind: 'reaction', support: 1 }), (x) => x / L);
    expect(computeAreas(left)).toHaveLength(1);
    expectClose(computeAreas(left)[0]?.area, L / 2, 1e-12);
  });

  it('the line of a moment is a triangle of a(L-a)/L, that of a shear force two parallels with a jump of one', () => {
    const M = lineOf(simple, { kind: 'M', x: a });
    expectLine(M, (x) => (x < a ? (x * (L - a)) / L : (a * (L - x)) / L));
    expectClose(M.max.x, a, 1e-12);
    expectClose(M.max.value, (a * (L - a)) / L, 1e-12);
    const Q = lineOf(simple, { kind: 'Q', x: a });
    expectLine(Q, (x) => (x < a ? -x / L : 1 - x / L));
    expect(Q.jumps).toHaveLength(1);
    const [below, above] = computeAreas(Q);
    expectClose(below?.area, (-a * a) / (2 * L), 1e-12);
    expectClose(above?.area, (L - a) ** 2 / (2 * L), 1e-12);
    expect([below?.x1, above?.x0]).toEqual([a, a]);
  });

  // J. M. Gere, B. J. Goodno, Mechanics of Materials, table H-2, case 5: v = -P·b·x·(L² - b² - x²)/6LEI for x ≤ a.
  it('the line of a deflection is the deflection curve of a unit force there', () => {
    const b = L - a;
    const v = (x: number, far: number): number => (-far * x * (L * L - far * far - x * x)) / (6 * L * EI);
    expectLine(lineOf(simple, { kind: 'deflection', x: a }), (x) => (x <= a ? v(x, b) : v(L - x, a)));
  });
});

describe('lines of a Gerber beam: supports at 0, 6 and 10 m, hinge at 8 m', () => {
  // The part right of the hinge is a simple beam from 8 to 10 m; it rests on an overhang of 2 m.
  const gerber = beamCase(10, { supports: [pin(0), roller(6), hinge(8), roller(10)] });
  const carried = (x: number): number => (x <= 8 ? x : 8 * ((10 - x) / 2));

  it('are straight between supports and hinges', () => {
    expectLine(lineOf(gerber, { kind: 'reaction', support: 1 }), (x) => carried(x) / 6, 10);
    expectLine(
      lineOf(gerber, { kind: 'reaction', support: 0 }),
      (x) => (x <= 8 ? 1 - x / 6 : (-1 / 3) * ((10 - x) / 2)),
      10,
    );
    expectLine(lineOf(gerber, { kind: 'reaction', support: 3 }), (x) => Math.max(0, (x - 8) / 2), 10);
    const over = (x: number): number => (x <= 6 ? 0 : x <= 8 ? 6 - x : x - 10);
    expectLine(lineOf(gerber, { kind: 'M', x: 6 }), over, 10);
    expectLine(lineOf(gerber, { kind: 'Q', x: 7 }), (x) => (x < 7 ? 0 : x <= 8 ? 1 : (10 - x) / 2), 10, [7]);
  });

  it('no moment passes the hinge, and the shear force there is what it transmits', () => {
    const none = lineOf(gerber, { kind: 'M', x: 8 });
    expect([none.min.value, none.max.value, computeAreas(none)]).toEqual([0, 0, []]);
    for (const side of ['left', 'right'] as const)
      expectLine(lineOf(gerber, { kind: 'Q', x: 8, side }), (x) => (x < 8 ? 0 : (10 - x) / 2), 10, [8]);
  });
});

describe('lines of indeterminate beams', () => {
  // AISC Steel Construction Manual, 15th edition, table 3-23, case 14: R1 = P·b²(a + 2l)/2l³ at the roller, with a
  // measured from there.
  it('a propped beam has the cubic line of the table', () => {
    const propped = beamCase(L, { supports: [clamp(0), roller(L)] });
    const R = (x: number): number => (x * x * (L - x + 2 * L)) / (2 * L ** 3);
    expectLine(lineOf(propped, { kind: 'reaction', support: 1 }), R);
    // The moment of the clamp: M = P·b·a(a + l)/2l², counter-clockwise.
    expectLine(
      lineOf(propped, { kind: 'moment', support: 0 }),
      (x) => ((L - x) * x * (2 * L - x)) / (2 * L * L),
    );
    const at = 2.4;
    expectLine(lineOf(propped, { kind: 'M', x: at }), (x) => R(x) * (L - at) - Math.max(0, x - at));
    expectLine(lineOf(propped, { kind: 'Q', x: at }), (x) => (x > at ? 1 : 0) - R(x), L, [at]);
  });

  // Three-moment equation: 2·M·(l1 + l2) = -P·a(l² - a²)/l, with a measured from the outer support of the loaded span.
  it('two unequal spans have the moment over the middle support by the theorem of three moments', () => {
    const [l1, l2] = [6, 4];
    const two = beamCase(10, { supports: [pin(0), roller(l1), roller(10)] });
    const M = (x: number): number => {
      const [l, a] = x <= l1 ? [l1, x] : [l2, 10 - x];
      return (-a * (l * l - a * a)) / l / (2 * (l1 + l2));
    };
    const line = lineOf(two, { kind: 'M', x: l1 });
    expectLine(line, M, 10);
    // The extreme is at l/√3.
    expectClose(line.min.x, l1 / Math.sqrt(3), 1e-9);
    expectLine(
      lineOf(two, { kind: 'Q', x: l1, side: 'left' }),
      (x) => M(x) / l1 - (x < l1 ? x / l1 : 0),
      10,
      [l1],
    );
    expectLine(
      lineOf(two, { kind: 'Q', x: l1, side: 'right' }),
      (x) => -M(x) / l2 + (x > l1 ? (10 - x) / l2 : 0),
      10,
      [l1],
    );
  });

  // AISC, table 3-23, case 31, two equal spans: M1 = P·a·b(l + a)/4l² over the middle support, with a measured from the
  // outer one.
  it('two equal spans have the moment of the table', () => {
    const two = beamCase(2 * L, { supports: [pin(0), roller(L), roller(2 * L)] });
    const line = lineOf(two, { kind: 'M', x: L });
    const M = (a: number): number => (-a * (L - a) * (L + a)) / (4 * L * L);
    expectLine(line, (x) => M(Math.min(x, 2 * L - x)), 2 * L);
  });
});

describe('a line has at each place what the solver finds for a force there', () => {
  const twoStiff = {
    ...stiffness(2e7),
    sections: [...stiffness(2e7).sections, ...stiffness(5e7).sections],
    beamSections: [
      { x: 5, materialIndex: 0, crossSectionIndex: 0 },
      { x: 12, materialIndex: 0, crossSectionIndex: 1 },
    ],
  };
  const rect = { className: 'rectangle', label: 'R', b: 200, h: 900 };
  const cases: Readonly<Record<string, object>> = {
    'steps of the section, a spring and a clamp': beamCase(12, {
      ...twoStiff,
      supports: [clamp(0), spring(4, { y: 3e6, r: 2e6 }), roller(8), spring(12, { y: 1e6 })],
    }),
    'hinges in spans and over a support': beamCase(12, {
      supports: [clamp(0), hinge(3), roller(5), roller(8, { release: true }), pin(12)],
    }),
    'shear strains': beamCase(12, {
      shear: true,
      sections: [rect],
      supports: [pin(0), roller(5), roller(8), clamp(12)],
    }),
    'US units, no constants': beamCase(144, {
      units: { system: 1 },
      materials: [],
      sections: [],
      beamSections: [],
      supports: [pin(0), roller(60), roller(100), roller(144)],
    }),
  };

  it.each(Object.entries(cases))('%s', (_, document) => {
    const { L: length, supports } = read(document);
    const solve = (x: number) => {
      const answer = solveBeam({ ...document, loads: [force(x, -1)] }, { include: [], shear: timoshenko });
      if (answer.level === 'error') throw new Error(answer.message);
      const [set] = answer.sets;
      if (set === undefined) throw new Error('no set');
      return set;
    };
    const places = [0.03, 0.21, 0.37, 0.55, 0.71, 0.93].map((share) => share * length);
    const cuts = [0, 0.1, 0.25, 5 / 12, 0.5, 2 / 3, 0.8, 1].map((share) => share * length);
    const compare = (wish: InfluenceWish, valueOf: (set: ReturnType<typeof solve>) => number): void => {
      const line = lineOf(document, wish);
      const greatest = Math.max(Math.abs(line.min.value), Math.abs(line.max.value));
      // A line may be zero everywhere up to rounding.
      const scale = wish.kind === 'deflection' ? greatest : Math.max(greatest, 0.01);
      for (const x of places) expectClose(valueAt(line, x), valueOf(solve(x)), 1e-9, scale);
    };
    for (const x of cuts)
      for (const side of ['left', 'right'] as const) {
        compare({ kind: 'Q', x, side }, ({ Q }) => valueAt(Q, x, side));
        compare({ kind: 'M', x, side }, ({ M }) => valueAt(M, x, side));
      }
    compare({ kind: 'deflection', x: length / 3 }, ({ deflection }) => valueAt(deflection, length / 3));
    supports.forEach(({ className, stiffness: stiff }, support) => {
      if (className === 'hinge') return;
      const own = (set: ReturnType<typeof solve>) => set.R.find((one) => one.support === support);
      compare({ kind: 'reaction', support }, (set) => own(set)?.normal ?? NaN);
      if (className === 'cantilever' || stiff?.r !== undefined)
        compare({ kind: 'moment', support }, (set) => own(set)?.moment ?? NaN);
    });
  });
});

describe('loads on a line', () => {
  const document = beamCase(12, {
    supports: [pin(0), roller(5), roller(12)],
    loads: [force(2, -3000), moment(7, 4000), uniform(1, 9, -500), quadratic(4, 11, [0, -900, -200])],
  });

  it('make of Q, M and a reaction what the solver finds', () => {
    const answer = solveBeam(document, { include: [] });
    if (answer.level === 'error') throw new Error(answer.message);
    const [set] = answer.sets;
    const [actions] = listActions(read(document));
    if (set === undefined || actions === undefined) throw new Error('no set');
    const found = (wish: InfluenceWish): number => applyLine(lineOf(document, wish), actions);
    expectClose(found({ kind: 'M', x: 6.5 }), valueAt(set.M, 6.5), 1e-11);
    expectClose(found({ kind: 'Q', x: 2 }), valueAt(set.Q, 2, 'right'), 1e-11);
    expectClose(found({ kind: 'reaction', support: 1 }), set.R[1]?.normal ?? NaN, 1e-11);
    expectClose(found({ kind: 'deflection', x: 9 }), valueAt(set.deflection, 9), 1e-11);
  });

  it('two axles have the greatest effect with one of them at the peak; reversed, the same by symmetry', () => {
    const simple = beamCase(L, { supports: [pin(0), roller(L)] });
    const middle = lineOf(simple, { kind: 'M', x: L / 2 });
    const [P, gap] = [10_000, 1.5];
    // A load in the middle has the ordinate L/4, the one 1.5 m beside it half of that distance less.
    const { max, min } = moveTrain(middle, [
      { load: P, behind: 0 },
      { load: P, behind: gap },
    ]);
    expectClose(max.value, P * (L / 4 + (L / 2 - gap) / 2), 1e-12);
    expect([min.value, max.x >= L / 2 && max.x <= L / 2 + gap]).toEqual([0, true]);
    // If two axles are unequal, the heavier one is in the middle.
    const unequal = moveTrain(middle, [
      { load: P, behind: 0 },
      { load: 3 * P, behind: gap },
    ]);
    expectClose(unequal.max.x, L / 2 + gap, 1e-12);
    expectClose(unequal.max.value, 3 * P * (L / 4) + P * ((L / 2 - gap) / 2), 1e-12);
  });
});

describe('there is no line', () => {
  const simple = read(beamCase(L, { supports: [pin(0), roller(L)] }));

  it('a beam that moves, a place off the beam and a support that does not restrain the direction have no line', () => {
    const moving = read(beamCase(L, { supports: [roller(0), roller(L)] }));
    expect(computeInfluence(moving, { kind: 'M', x: 1 })).toBeNull();
    expect(computeInfluence(simple, { kind: 'M', x: 6.01 })).toBeNull();
    expect(computeInfluence(simple, { kind: 'deflection', x: NaN })).toBeNull();
    expect(computeInfluence(simple, { kind: 'reaction', support: 5 })).toBeNull();
    expect(computeInfluence(simple, { kind: 'moment', support: 0 })).toBeNull();
  });
});
