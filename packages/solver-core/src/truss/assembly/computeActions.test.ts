import { describe, expect, it } from 'vitest';
import fixtures from '../../../verification/fixtures/trusses.json' with { type: 'json' };
import { createRandom } from '@eecs/testing/random';
import { expectClose } from '@eecs/testing';
import { parseTruss } from '../../model/truss/parseTruss.ts';
import { assembleTruss } from './assembleTruss.ts';
import { computeActions } from './computeActions.ts';
import { convertTruss } from './convertTruss.ts';
import { sizeOf } from './sizeOf.ts';
import type { TrussActions } from './trussModel.ts';

const G = 9.80665;
const real = { materialIndex: 0, sectionIndex: 0 };
/** A right-angled triangle, 4 m along x and 3 m along y; each link has 7.85 kg/m. */
const triangle = {
  schema: 1,
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 4, y: 0, anchor: 2 },
    { x: 0, y: 3 },
  ],
  links: [
    { i: 0, j: 1, ...real },
    { i: 1, j: 2, ...real },
    { i: 2, j: 0, ...real },
  ],
  materials: [{ E: 210000, rho: 7850, alpha: 1.2e-5 }],
  sections: [{ className: 'generic', A: 10 }],
};
const [left, right, top] = triangle.joints;
const [bottom, slope, side] = triangle.links;

function act(part: object, set = 0): TrussActions {
  const parsed = parseTruss({ ...triangle, ...part });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const { model, failures } = assembleTruss(parsed.document);
  if (!model || failures.length > 0) throw new Error(JSON.stringify(failures));
  return computeActions(parsed.document, model, set);
}

const withTop = (...loads: object[]) => ({ joints: [left, right, { ...top, loads }] });
const withBottom = (...loads: object[]) => ({ links: [{ ...bottom, loads }, slope, side] });
const force = (part: object) => ({ className: 'GenericLoad', c: [1000], sets: 1, ...part });

function expectForces(actual: Float64Array, expected: readonly number[], scale = 1000): void {
  expect(actual.length).toBe(expected.length);
  expected.forEach((value, at) => {
    expectClose(actual[at], value, 1e-14, scale);
  });
}

describe('loads on joints', () => {
  it.each([
    [{ className: 'AxialLoad' }, 1000, 0],
    [{ className: 'ShearLoad' }, 0, 1000],
    [{ alpha: -60 }, 500, -500 * Math.sqrt(3)],
    [{ alpha: 150 }, -500 * Math.sqrt(3), 500],
  ])('of %j act along alpha, exactly where it is a multiple of 90', (part, x, y) => {
    expectForces(act(withTop(force(part))).joints, [0, 0, 0, 0, x, y], 'alpha' in part ? 1000 : 0);
  });

  it('are raised out of the plane by beta', () => {
    const joints = [left, right, { ...top, z: 1, loads: [force({ alpha: 90, beta: 30 })] }];
    const expected = [0, 0, 0, 0, 0, 0, 0, 500 * Math.sqrt(3), 500];
    expectForces(act({ joints }).joints, expected);
    const straight = [left, right, { ...top, z: 1, loads: [force({ beta: 90, c: [-7] })] }];
    expect([...act({ joints: straight }).joints.slice(6)].map((value) => value + 0)).toEqual([0, 0, -7]);
  });

  it('turn about z with their case set, beta with them', () => {
    const joints = [left, right, { ...top, z: 1, loads: [force({ alpha: 0, beta: 30 })] }];
    const turned = act({ joints, caseSets: [{ angle: 90 }] }).joints;
    expectForces(turned, [0, 0, 0, 0, 0, 0, 0, 500 * Math.sqrt(3), 500]);
  });
});

describe('loads on links', () => {
  it('go to both ends by statics, along alpha in the axes of the page', () => {
    const q = (part: object) => ({ className: 'DistributedLoad', y: 600, sets: 1, ...part });
    // 600 N/m over 4 m, half at each end, upwards by default.
    expectForces(act(withBottom(q({}))).joints, [0, 1200, 0, 1200, 0, 0]);
    // A triangle from 0 to 600 over the last 2 m: 600 N at 2 + 4/3 m from the left.
    expectForces(act(withBottom(q({ x: [2, 4], y: [0, 300, 600] }))).joints, [0, 100, 0, 500, 0, 0]);
    // Along x on the inclined link of 5 m, per length of the link.
    const links = [bottom, { ...slope, loads: [q({ alpha: 0 })] }, side];
    expectForces(act({ links }).joints, [0, 0, 1500, 0, 1500, 0]);
  });

  it('weigh as masses do, N of kg and lbf of lb, and turn with gravity', () => {
    const mass = { className: 'DistributedMass', y: 10, sets: 1 };
    expectForces(act(withBottom(mass)).joints, [0, -20 * G, 0, -20 * G, 0, 0]);
    expectForces(act({ ...withBottom(mass), units: { system: 1 } }).joints, [0, -20, 0, -20, 0, 0]);
    const turned = act({ ...withBottom(mass), caseSets: [{ angle: 90 }] }).joints;
    expectForces(turned, [20 * G, 0, 20 * G, 0, 0, 0]);
  });

  const SEED = 7;
  it(`have the force and the moment of the load itself, on 300 random links, seed ${SEED}`, () => {
    const random = createRandom(SEED);
    const coordinate = () => Math.round(2000 * (random.next() - 0.5)) / 100;
    for (let count = 0; count < 300; count++) {
      const from = { x: coordinate(), y: coordinate(), anchor: 3 };
      const to = { x: coordinate(), y: coordinate() + 0.001 };
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const x0 = length * random.next() * 0.5;
      const x1 = x0 + length * 0.5 * random.next();
      const [y0, y1, y2] = [random.next() * 100, random.next() * 100 - 50, -random.next() * 100];
      const alpha = random.integer(-180, 180);
      const loads = [{ className: 'DistributedLoad', x: [x0, x1], y: [y0, y1, y2], alpha, sets: 1 }];
      const { joints } = act({ joints: [from, to], links: [{ i: 0, j: 1, ...real, loads }] });
      // Three Gauss points integrate q and q·x exactly.
      const d = x1 - x0;
      const direction = [Math.cos((alpha * Math.PI) / 180), Math.sin((alpha * Math.PI) / 180)] as const;
      const sums = { x: 0, y: 0, m: 0 };
      for (const [place, weight] of GAUSS) {
        const s = (1 + place) / 2;
        const q =
          (y0 * (1 - s) * (1 - 2 * s) + 4 * y1 * s * (1 - s) + y2 * s * (2 * s - 1)) * (d / 2) * weight;
        const part = (x0 + d * s) / length;
        const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        sums.x += q * direction[0];
        sums.y += q * direction[1];
        sums.m += q * (at.x * direction[1] - at.y * direction[0]);
      }
      const [fx0, fy0, fx1, fy1] = joints as unknown as [number, number, number, number];
      const scale = 100 * length;
      expectClose(fx0 + fx1, sums.x, 1e-12, scale);
      expectClose(fy0 + fy1, sums.y, 1e-12, scale);
      const moment = from.x * fy0 - from.y * fx0 + to.x * fy1 - to.y * fx1;
      expectClose(moment, sums.m, 1e-12, scale * 20);
    }
  });
});

/** Abscissas in [-1, 1] and weights. */
const GAUSS = [
  [-Math.sqrt(0.6), 5 / 9],
  [0, 8 / 9],
  [Math.sqrt(0.6), 5 / 9],
] as const;

describe('self weight', () => {
  it('is rho·A·l·g, half of it at each end', () => {
    const { joints } = act({ selfWeight: true });
    const w = 7.85 * G;
    expectForces(joints, [0, -3.5 * w, 0, -4.5 * w, 0, -4 * w]);
  });

  it('acts once in every set, unfactored, and turns with the set it acts in', () => {
    const caseSets = [{ angle: 90 }, { combined: true, factors: { 0: 5 } }];
    const of = { selfWeight: true, caseSets, ...withTop(force({ alpha: 0 })) };
    const w = 7.85 * G;
    expectForces(act(of, 0).joints, [3.5 * w, 0, 4.5 * w, 0, 4 * w, 1000]);
    expectForces(act(of, 1).joints, [0, -3.5 * w, 0, -4.5 * w, 0, 5000 - 4 * w], 5000);
  });
});

describe('case sets', () => {
  const loads = [force({ sets: 1 }), force({ c: [20], alpha: 90, sets: 2 }), force({ c: [3], sets: 4 })];

  it('have the loads that name them; without sets every load acts', () => {
    const caseSets = [{}, {}, {}];
    expectForces(act({ ...withTop(...loads), caseSets }, 1).joints, [0, 0, 0, 0, 0, 20]);
    expectForces(act(withTop(...loads)).joints, [0, 0, 0, 0, 1003, 20]);
  });

  it('add up with their factors and angles, and the combined one has its own loads once', () => {
    const caseSets = [{ angle: 90 }, { angle: 180 }, { combined: true, angle: 30, factors: { 0: 1.5 } }];
    const own = [3 * Math.cos(Math.PI / 6), 3 * Math.sin(Math.PI / 6)] as const;
    const expected = [0, 0, 0, 0, own[0], 1500 - 20 + own[1]];
    expectForces(act({ ...withTop(...loads), caseSets }, 2).joints, expected);
  });

  it('cancel factors of one load before they meet it', () => {
    const caseSets = [{}, {}, {}, { combined: true, factors: { 0: 1, 1: -0.3, 2: -0.7 } }];
    const everywhere = {
      ...withTop(force({ c: [1e9], sets: 7 })),
      ...withBottom({ className: 'm(x)', y: 1e9, sets: 7 }),
    };
    expect([...act({ ...everywhere, caseSets }, 3).joints]).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('permanent actions', () => {
  const joints = [{ ...left, settlement: { x: 0.01, y: -0.02 }, sets: 2 }, right, top];
  const links = [
    { ...bottom, dT: 50, dL: 0.001, sets: 1 },
    { ...slope, dT: -10 },
    { ...side, dL: -0.002 },
  ];
  const caseSets = [{ angle: 45 }, {}, { combined: true, factors: { 0: 7 } }];
  const of = { joints, links, caseSets };

  it('permanent actions act in the sets they name, and in all if they name none, once and unfactored', () => {
    const elongations = [0, 1, 2].map((set) => [...act(of, set).elongation!]);
    const others = [-1.2e-5 * 10 * 5, -0.002];
    expect(elongations).toEqual([
      [1.2e-5 * 50 * 4 + 0.001, ...others],
      [0, ...others],
      [0, ...others],
    ]);
    const settlements = [0, 1, 2].map((set) => act(of, set).settlement && [...act(of, set).settlement!]);
    expect(settlements).toEqual([null, [0.01, -0.02, 0, 0, 0, 0], null]);
  });

  it('settle along z in space', () => {
    const raised = [{ ...left, anchor: 7, settlement: { z: 0.03 } }, right, { ...top, z: 2 }];
    expect([...act({ joints: raised }).settlement!.slice(0, 3)]).toEqual([0, 0, 0.03]);
  });
});

describe('a change of units', () => {
  it.each([
    ...fixtures.map(({ id, document }) => [id, document] as const),
    [
      'masses, self weight, temperatures',
      {
        ...triangle,
        selfWeight: true,
        joints: [{ ...left, settlement: { y: -0.01 } }, right, top],
        links: [
          { ...bottom, dT: 30, dL: 0.004, loads: [{ className: 'm(x)', y: 10 }] },
          { ...slope, loads: [{ className: 'q(x)', x: [1, 5], y: [1, 2, -3], alpha: 20 }] },
          side,
        ],
      },
    ] as const,
  ])('changes nothing of what acts: %s', (_, input) => {
    const parsed = parseTruss(input);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
    const converted = convertTruss(parsed.document, 1);
    const [si, us] = [parsed.document, converted].map((document) => {
      const { model, failures } = assembleTruss(document);
      if (!model || failures.length > 0) throw new Error(JSON.stringify(failures));
      return { model, actions: computeActions(document, model, 0) };
    }) as [Assembled, Assembled];
    const [force, length] = [0.22480894387096, 1 / 0.0254];
    const expectScaled = (a: Float64Array | null, b: Float64Array | null, factor: number) => {
      expect(b === null).toBe(a === null);
      if (!a || !b) return;
      const scale = Math.max(...[...a].map(Math.abs)) * factor;
      a.forEach((value, at) => {
        expectClose(b[at], value * factor, 1e-12, scale);
      });
    };
    expectScaled(si.actions.joints, us.actions.joints, force);
    expectScaled(si.actions.elongation, us.actions.elongation, length);
    expectScaled(si.actions.settlement, us.actions.settlement, length);
    expectScaled(si.model.lengths, us.model.lengths, length);
    for (let link = 0; link < si.model.linkCount; link++) {
      const [one, other] = [sizeOf(si.model, link), sizeOf(us.model, link)];
      expectClose(other.EA, one.EA * force, 1e-12);
      expectClose(other.EI, one.EI * force * length * length, 1e-12);
    }
    expectScaled(si.model.system.stiffness, us.model.system.stiffness, force / length);
  });
});

interface Assembled {
  readonly model: NonNullable<ReturnType<typeof assembleTruss>['model']>;
  readonly actions: TrussActions;
}
