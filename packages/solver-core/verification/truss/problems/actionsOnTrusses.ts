/** Loads on links, weights, rotated and combined sets, imposed elongations; EA = 1e8 N. */
import { closedForm, displacementsOf, forcesOf, mohrOf, reactionsOf, trussProblem } from '../trussProblem.ts';
import type { TrussProblem } from '../trussProblem.ts';

const EA = 1e8;
const G = 9.80665;
const statics = (place: string) => closedForm('Hibbeler', 'Structural Analysis', place);

/** King post: 8 m wide, 3 m high. A load P at C causes 2/3 P, −5/6 P and P in ties, rafters and post. */
const king = {
  joints: { A: [0, 0], B: [8, 0], C: [4, 0], D: [4, 3] },
  held: { A: 'xy', B: 'y' },
  links: 'AC CB AD DB CD',
  A: 5,
  alpha: 1e-5,
} as const;
const atC = (P: number) => ({ AC: (2 / 3) * P, CB: (2 / 3) * P, AD: (-5 / 6) * P, DB: (-5 / 6) * P, CD: P });
/** Sum of n²l. */
const flexibility = 8 * (4 / 9) + 10 * (25 / 36) + 3;

export const actionsOnTrusses: readonly TrussProblem[] = [
  trussProblem({
    id: 'king-post-mohr',
    title: 'King post: displacement by the unit load',
    source: statics('section 9.4, example of a truss'),
    drawing: { ...king, forces: { C: [0, -30e3] } },
    expected: [
      ...forcesOf(atC(30e3)),
      ...displacementsOf({ Cy: (-30e3 * flexibility) / EA, Bx: (2 * 20e3 * 4) / EA }),
      ...mohrOf({ Cy: (-30e3 * flexibility) / EA, Bx: (2 * 20e3 * 4) / EA }),
    ],
    why: 'the sum of n²l is 8·4/9 + 10·25/36 + 3 m',
  }),
  trussProblem({
    id: 'king-post-temperature',
    title: 'King post: heated ties, by the unit load',
    source: statics('section 9.4, temperature'),
    drawing: { ...king, dT: { AC: 30, CB: 30 } },
    expected: [
      ...forcesOf({ AC: 0, CD: 0 }, { scale: 1e3 }),
      ...mohrOf({ Cy: (-2 / 3) * 1e-5 * 30 * 8, Bx: 1e-5 * 30 * 8 }),
      ...displacementsOf({ Cy: (-2 / 3) * 1e-5 * 30 * 8, Bx: 1e-5 * 30 * 8 }),
    ],
    why: 'u is the sum of n·alpha·dT·l',
  }),
  trussProblem({
    id: 'king-post-misfit-settlement',
    title: 'King post: a post 5 mm too long, a support that settles by 10 mm',
    source: statics('section 9.4, fabrication errors'),
    drawing: { ...king, dL: { CD: 0.005 }, settlement: { B: { y: -0.01 } } },
    expected: [...mohrOf({ Cy: -0.005 - 0.005, Dy: -0.005 }), ...displacementsOf({ Cy: -0.01, By: -0.01 })],
    why: 'n of the post is 1, the unit reaction at B 1/2',
  }),
  trussProblem({
    id: 'link-load-uniform',
    title: 'A uniform load on a tie',
    source: statics('section 3.1, loads between joints'),
    drawing: {
      ...king,
      linkLoads: { AC: [{ className: 'DistributedLoad', y: [-6e3, -6e3, -6e3], sets: 1 }] },
    },
    expected: [...forcesOf(atC(12e3)), ...reactionsOf({ Ay: 18e3, By: 6e3 })],
    why: 'half of 24 kN acts at C, the other half acts on the support directly',
  }),
  trussProblem({
    id: 'link-load-triangle',
    title: 'A triangle of load on part of a rafter',
    source: statics('section 3.1, loads between joints'),
    drawing: {
      ...king,
      linkLoads: { AD: [{ className: 'DistributedLoad', x: [1, 4], y: [0, 3e3, 6e3], alpha: -90, sets: 1 }] },
    },
    expected: [
      ...forcesOf({ AD: -4.5e3, DB: -4.5e3, AC: 3.6e3, CB: 3.6e3, CD: 0 }),
      ...reactionsOf({ Ay: 3.6e3 + 2.7e3, By: 2.7e3 }),
    ],
    why: '9 kN act 3 m along 5 m of rafter: 5.4 kN at D, 3.6 kN at A',
  }),
  trussProblem({
    id: 'link-load-parabola',
    title: 'A parabola of load along x on a rafter',
    source: statics('section 3.1, loads between joints'),
    drawing: {
      ...king,
      linkLoads: { AD: [{ className: 'DistributedLoad', y: [0, 3e3, 0], alpha: 0, sets: 1 }] },
    },
    expected: [
      ...reactionsOf({ Ax: -10e3, Ay: -5e3 * (3 / 8), By: 5e3 * (3 / 8) }),
      ...forcesOf({ DB: -(5e3 * 3) / 8 / 0.6, CB: ((5e3 * 3) / 8 / 0.6) * 0.8, CD: 0 }),
    ],
    why: 'two thirds of 3 kN/m on 5 m are 10 kN, half of it at D',
  }),
  trussProblem({
    id: 'link-mass',
    title: 'A mass along a tie',
    source: statics('section 3.1, loads between joints'),
    drawing: { ...king, linkLoads: { AC: [{ className: 'DistributedMass', y: [100, 100, 100], sets: 1 }] } },
    expected: [...forcesOf(atC(200 * G)), ...reactionsOf({ Ay: 300 * G, By: 100 * G })],
    why: '400 kg, half of them at C',
  }),
  trussProblem({
    id: 'self-weight',
    title: 'Self weight of a king post',
    source: statics('section 3.1, weight of members at the joints'),
    drawing: { ...king, rho: 7850, selfWeight: true },
    // 3.925 kg/m: at C half of 4 + 4 + 3 m, at D half of 5 + 5 + 3 m.
    expected: (() => {
      const w = 7850 * 5e-4 * G;
      const [PC, PD] = [5.5 * w, 6.5 * w];
      const R = (PC + PD) / 2;
      return [
        ...forcesOf({ AD: -R / 0.6, AC: (R / 0.6) * 0.8, CD: PC }),
        ...reactionsOf({ Ay: R + 4.5 * w, By: R + 4.5 * w }),
      ];
    })(),
    why: 'each link gives half of its weight to each joint',
  }),
  trussProblem({
    id: 'self-weight-us',
    title: 'Self weight of a hanging chain, US units',
    source: statics('section 3.1, weight of members at the joints'),
    drawing: {
      joints: { A: [0, 300], B: [0, 120], C: [0, 0] },
      held: { A: 'xy', B: 'x', C: 'x' },
      links: 'AB BC',
      E: 29e6,
      A: 2,
      rho: 0.284,
      selfWeight: true,
      system: 1,
    },
    expected: [
      ...forcesOf({ BC: 0.568 * 60, AB: 0.568 * (120 + 90) }),
      ...reactionsOf({ Ay: 0.568 * 300 }),
      ...displacementsOf({ Cy: -(0.568 * 60 * 120 + 0.568 * 210 * 180) / 58e6 }),
    ],
    why: 'a mass of 1 lb weighs 1 lbf: 0.568 lbf/in',
  }),
  trussProblem({
    id: 'turned-set',
    title: 'A case set rotated by 90 degrees',
    source: statics('section 3.4'),
    drawing: {
      ...king,
      loads: { D: [{ className: 'ShearLoad', c: [-12e3], sets: 3 }] },
      caseSets: [{}, { angle: 90 }],
    },
    expected: [
      ...forcesOf({ AD: -10e3, DB: -10e3, AC: 8e3, CD: 0 }),
      ...forcesOf({ AD: 7.5e3, DB: -7.5e3, CB: 6e3, AC: 6e3, CD: 0 }, { set: 1 }),
      ...reactionsOf({ Ax: -12e3, Ay: -4.5e3, By: 4.5e3 }, { set: 1 }),
    ],
    why: 'the load acts to the right instead of down: 12 kN at 3 m give A a vertical reaction of −4.5 kN and B one of 4.5 kN',
  }),
  trussProblem({
    id: 'combined-sets',
    title: 'Combined sets, one of them rotated, with a settlement that acts once',
    source: statics('section 3.4, superposition'),
    drawing: {
      ...king,
      loads: {
        C: [{ className: 'ShearLoad', c: [-10e3], sets: 1 }],
        D: [{ className: 'GenericLoad', c: [12e3], alpha: -90, sets: 2 }],
      },
      caseSets: [{}, { angle: 90 }, { combined: true, factors: { 0: 1.35, 1: 1.2 } }],
      settlement: { B: { y: -0.01 } },
    },
    expected: [
      ...forcesOf(atC(10e3)),
      ...forcesOf({ AD: 7.5e3, DB: -7.5e3, CD: 0 }, { set: 1 }),
      ...forcesOf(
        { AD: 1.35 * (-25e3 / 3) + 1.2 * 7.5e3, DB: 1.35 * (-25e3 / 3) - 1.2 * 7.5e3, CD: 13.5e3 },
        { set: 2 },
      ),
      ...displacementsOf({ By: -0.01 }, { set: 2 }),
    ],
    why: '1.35 and 1.2 times the members, each at its own angle; permanent actions have no factor',
  }),
  trussProblem({
    id: 'us-warm-bar',
    title: 'A warm bar between walls, US units',
    source: closedForm('Timoshenko', 'Strength of Materials, part I', 'article 9'),
    drawing: {
      joints: { A: [0, 0], B: [100, 0] },
      held: { A: 'xy', B: 'xy' },
      links: 'AB',
      E: 29e6,
      A: 2,
      alpha: 6.5e-6,
      dT: { AB: 100 },
      system: 1,
    },
    expected: [
      ...forcesOf({ AB: -29e6 * 2 * 6.5e-6 * 100 }),
      ...reactionsOf({ Ax: 29e6 * 2 * 6.5e-4, Bx: -29e6 * 2 * 6.5e-4 }),
    ],
    why: 'N = −EA·alpha·dT',
  }),
];
