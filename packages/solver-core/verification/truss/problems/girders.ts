/** Girders by the method of sections: chords M/h, diagonals Q divided by the sine of their angle. */
import { closedForm, forcesOf, mohrOf, reactionsOf, trussProblem, verdictOf } from '../trussProblem.ts';
import type { TrussProblem } from '../trussProblem.ts';

const sections = (title: string) => closedForm('Hibbeler', 'Structural Analysis', `section 3.4, ${title}`);

/**
 * Six panels of 3 m, 4 m high, 10 kN on each inner joint: R = 25, M1 = 75, M2 = 120, M3 = 135 kN·m; Q = 25, 15, 5 kN.
 */
const girder = {
  joints: {
    ...{ L0: [0, 0], L1: [3, 0], L2: [6, 0], L3: [9, 0], L4: [12, 0], L5: [15, 0], L6: [18, 0] },
    ...{ U1: [3, 4], U2: [6, 4], U3: [9, 4], U4: [12, 4], U5: [15, 4] },
  },
  held: { L0: 'xy', L6: 'y' },
  forces: { L1: [0, -10e3], L2: [0, -10e3], L3: [0, -10e3], L4: [0, -10e3], L5: [0, -10e3] },
} as const;
const CHORDS = 'L0-L1 L1-L2 L2-L3 L3-L4 L4-L5 L5-L6 U1-U2 U2-U3 U3-U4 U4-U5 L0-U1 U5-L6';
const POSTS = 'L1-U1 L2-U2 L3-U3 L4-U4 L5-U5';

/** Four panels of 4 m, 2 m high: slopes of 45°. */
const warren = {
  joints: {
    ...{ L0: [0, 0], L1: [4, 0], L2: [8, 0], L3: [12, 0], L4: [16, 0] },
    ...{ U0: [2, 2], U1: [6, 2], U2: [10, 2], U3: [14, 2] },
  },
  held: { L0: 'xy', L4: 'y' },
  links: 'L0-L1 L1-L2 L2-L3 L3-L4 U0-U1 U1-U2 U2-U3 L0-U0 U0-L1 L1-U1 U1-L2 L2-U2 U2-L3 L3-U3 U3-L4',
} as const;
const load = (set: number) => [{ className: 'ShearLoad', c: [-10e3], sets: 2 ** set }];
const S = Math.SQRT2;

/** Six panels of 3 m, 8 m high, with joints at half height. */
const kTruss = {
  ...girder,
  joints: {
    ...{ L0: [0, 0], L1: [3, 0], L2: [6, 0], L3: [9, 0], L4: [12, 0], L5: [15, 0], L6: [18, 0] },
    ...{ U1: [3, 8], U2: [6, 8], U3: [9, 8], U4: [12, 8], U5: [15, 8] },
    ...{ M1: [3, 4], M2: [6, 4], M4: [12, 4], M5: [15, 4] },
  },
  links: `${CHORDS} L1-M1 M1-U1 L2-M2 M2-U2 L3-U3 L4-M4 M4-U4 L5-M5 M5-U5
    M1-L2 M1-U2 M2-L3 M2-U3 M4-L3 M4-U3 M5-L4 M5-U4`,
} as const;

export const girders: readonly TrussProblem[] = [
  trussProblem({
    id: 'pratt-six-panels',
    title: 'Pratt truss of six panels',
    source: sections('Pratt truss'),
    drawing: { ...girder, links: `${CHORDS} ${POSTS} U1-L2 U2-L3 U4-L3 U5-L4` },
    expected: [
      ...forcesOf({ 'L0-L1': 18.75e3, 'L1-L2': 18.75e3, 'L2-L3': 30e3, 'L3-L4': 30e3, 'L5-L6': 18.75e3 }),
      ...forcesOf({ 'U1-U2': -30e3, 'U2-U3': -33.75e3, 'U3-U4': -33.75e3 }),
      ...forcesOf({
        'L0-U1': -31.25e3,
        'U1-L2': 18.75e3,
        'U2-L3': 6.25e3,
        'U4-L3': 6.25e3,
        'U5-L6': -31.25e3,
      }),
      ...forcesOf({ 'L1-U1': 10e3, 'L2-U2': -5e3, 'L3-U3': 0, 'L4-U4': -5e3 }),
      ...reactionsOf({ L0x: 0, L0y: 25e3, L6y: 25e3 }),
      ...verdictOf({ degree: 0, zeroForce: 1 }),
    ],
    why: 'chords M/h at the opposite joint, diagonals 5/4 of Q',
  }),
  trussProblem({
    id: 'howe-six-panels',
    title: 'Howe truss of six panels',
    source: sections('Howe truss'),
    drawing: { ...girder, links: `${CHORDS} ${POSTS} L1-U2 L2-U3 L4-U3 L5-U4` },
    expected: [
      ...forcesOf({ 'L0-L1': 18.75e3, 'L1-L2': 30e3, 'L2-L3': 33.75e3, 'L4-L5': 30e3 }),
      ...forcesOf({ 'U1-U2': -18.75e3, 'U2-U3': -30e3, 'U4-U5': -18.75e3 }),
      ...forcesOf({ 'L1-U2': -18.75e3, 'L2-U3': -6.25e3, 'L4-U3': -6.25e3, 'L0-U1': -31.25e3 }),
      ...forcesOf({ 'L1-U1': 25e3, 'L2-U2': 15e3, 'L3-U3': 10e3, 'L5-U5': 25e3 }),
    ],
    why: 'chords M/h at the opposite joint, diagonals 5/4 of Q',
  }),
  trussProblem({
    id: 'k-six-panels',
    title: 'K truss of six panels',
    source: sections('K truss'),
    drawing: kTruss,
    expected: [
      ...forcesOf({ 'L0-L1': 9.375e3, 'L1-L2': 9.375e3, 'L2-L3': 15e3, 'U1-U2': -9.375e3, 'U2-U3': -15e3 }),
      ...forcesOf({
        'M1-L2': 9.375e3,
        'M1-U2': -9.375e3,
        'M2-L3': 3.125e3,
        'M2-U3': -3.125e3,
        'M5-L4': 9.375e3,
      }),
      ...forcesOf({ 'L1-M1': 10e3, 'M1-U1': 25e3, 'L2-M2': 2.5e3, 'M2-U2': 7.5e3, 'L3-U3': 5e3 }),
      ...forcesOf({ 'L0-U1': (-25e3 * Math.sqrt(73)) / 8 }),
      ...verdictOf({ degree: 0 }),
    ],
    why: 'each diagonal of a K takes half of Q, so its force is 5/4 of that half; the chords have N = M/h with M at the joint between the diagonals',
  }),
  trussProblem({
    id: 'warren-three-loads',
    title: 'Warren truss under three loads',
    source: sections('Warren truss'),
    drawing: { ...warren, forces: { L1: [0, -10e3], L2: [0, -10e3], L3: [0, -10e3] } },
    expected: [
      ...forcesOf({ 'L0-L1': 15e3, 'L1-L2': 35e3, 'L2-L3': 35e3, 'U0-U1': -30e3, 'U1-U2': -40e3 }),
      ...forcesOf({
        'L0-U0': -15e3 * S,
        'U0-L1': 15e3 * S,
        'L1-U1': -5e3 * S,
        'U1-L2': 5e3 * S,
        'L2-U2': 5e3 * S,
      }),
    ],
    why: 'R = 15; M = 30, 60, 70, 80 kN·m at 2, 4, 6, 8 m; Q = 15, 5 kN',
  }),
  trussProblem({
    id: 'warren-case-sets',
    title: 'The same, a load at a time and combined',
    source: sections('influence of a moving load'),
    drawing: {
      ...warren,
      loads: { L1: load(0), L2: load(1), L3: load(2) },
      caseSets: [{}, {}, {}, { combined: true, factors: { 0: 1.5, 1: 2, 2: -1 } }],
    },
    expected: [
      ...forcesOf({ 'U1-U2': -10e3, 'L1-L2': 12.5e3, 'L0-U0': -7.5e3 * S }),
      ...forcesOf({ 'U1-U2': -20e3, 'L1-L2': 15e3, 'L0-U0': -5e3 * S }, { set: 1 }),
      ...forcesOf({ 'U1-U2': -10e3, 'L1-L2': 7.5e3, 'L0-U0': -2.5e3 * S }, { set: 2 }),
      ...forcesOf({ 'U1-U2': -45e3, 'L1-L2': 41.25e3, 'L0-U0': -18.75e3 * S }, { set: 3 }),
      ...reactionsOf({ L0y: 18.75e3, L4y: 6.25e3 }, { set: 3 }),
    ],
    why: 'R = 7.5, 5, 2.5 for loads at 4, 8, 12 m; M(8) = 20, 40, 20 and M(6) = 25, 30, 15 kN·m; the last set is 1.5, 2 and −1 times these',
  }),
  trussProblem({
    id: 'bowstring',
    title: 'Bowstring on a parabola, uniform load',
    source: closedForm('Timoshenko, Young', 'Theory of Structures', 'chapter 2, parabolic trusses'),
    drawing: {
      joints: {
        ...{ L0: [0, 0], L1: [4, 0], L2: [8, 0], L3: [12, 0], L4: [16, 0] },
        ...{ U1: [4, 3], U2: [8, 4], U3: [12, 3] },
      },
      held: { L0: 'xy', L4: 'y' },
      links: 'L0-L1 L1-L2 L2-L3 L3-L4 L0-U1 U1-U2 U2-U3 U3-L4 L1-U1 L2-U2 L3-U3 U1-L2 U3-L2',
      forces: { L1: [0, -10e3], L2: [0, -10e3], L3: [0, -10e3] },
    },
    expected: [
      ...forcesOf({
        'L0-L1': 20e3,
        'L1-L2': 20e3,
        'L2-L3': 20e3,
        'U1-L2': 0,
        'U3-L2': 0,
        'L1-U1': 10e3,
        'L2-U2': 10e3,
      }),
      ...forcesOf({ 'L0-U1': -25e3, 'U1-U2': -5e3 * Math.sqrt(17) }),
      ...verdictOf({ zeroForce: 2 }),
    ],
    why: 'the height of the girder is proportional to M: M/h = 60/3 = 80/4 = 20 kN everywhere, and the diagonals have no force',
  }),
  trussProblem({
    id: 'cantilever-truss',
    title: 'Cantilever truss with the displacement of its end',
    source: closedForm('Hibbeler', 'Structural Analysis', 'section 9.4, method of virtual work: trusses'),
    drawing: {
      joints: { A: [0, 3], B: [0, 0], C: [4, 3], D: [4, 0], E: [8, 0] },
      held: { A: 'xy', B: 'xy' },
      links: 'AC BD DE CE CD AD',
      forces: { E: [0, -12e3] },
      A: 5,
    },
    expected: [
      ...forcesOf({ AC: 16e3, BD: -32e3, DE: -16e3, CE: 20e3, CD: -12e3, AD: 20e3 }),
      ...reactionsOf({ Ax: -32e3, Ay: 12e3, Bx: 32e3, By: 0 }),
      ...mohrOf({ Ey: -(10_576e6 / 12e3) / 1e8 }),
      ...mohrOf({ Ex: ((-32e3 - 16e3) * 4) / 1e8 }),
    ],
    why: 'the sum of N²l is 1024 + 4096 + 1024 + 2000 + 432 + 2000 = 10576 kN²·m, and u its share by P = 12 kN over EA = 1e8 N',
  }),
  trussProblem({
    id: 'three-hinged',
    title: 'Three-hinged arch of two triangles',
    source: closedForm('Timoshenko, Young', 'Theory of Structures', 'chapter 2, three-hinged arches'),
    drawing: {
      joints: { A: [0, 0], B: [8, 0], C: [4, 3], D: [2, 4], E: [6, 4] },
      held: { A: 'xy', B: 'xy' },
      links: 'AD DC AC BE EC BC',
      forces: { D: [0, -8e3] },
    },
    expected: [
      ...reactionsOf({ Ax: 8e3 / 3, Ay: 6e3, Bx: -8e3 / 3, By: 2e3 }),
      ...forcesOf({ BC: -10e3 / 3, BE: 0, EC: 0 }),
      ...verdictOf({ degree: 0, zeroForce: 2 }),
    ],
    why: 'Ay = 8·6/8; the right half turns about C: H = 2·4/3; an unloaded joint of two links carries no force',
  }),
  trussProblem({
    id: 'compound-tied',
    title: 'Compound truss: two triangles, a hinge and a tie',
    source: closedForm('Hibbeler', 'Structural Analysis', 'section 3.6, compound trusses'),
    drawing: {
      joints: { A: [0, 0], B: [8, 0], C: [4, 3], D: [2, 4], E: [6, 4] },
      held: { A: 'xy', B: 'y' },
      links: 'AD DC AC BE EC BC AB',
      forces: { D: [0, -8e3] },
    },
    expected: [
      ...forcesOf({ AB: 8e3 / 3, BC: -10e3 / 3, BE: 0 }),
      ...reactionsOf({ Ax: 0, Ay: 6e3, By: 2e3 }),
    ],
    why: 'the tie carries the thrust of the three-hinged arch',
  }),
  trussProblem({
    id: 'zero-force-members',
    title: 'Roof with three zero-force links',
    source: closedForm('Hibbeler', 'Structural Analysis', 'section 3.3, zero-force members'),
    drawing: {
      joints: { A: [0, 0], B: [4, 0], C: [8, 0], D: [4, 3], E: [2, 1.5], F: [6, 1.5] },
      held: { A: 'xy', C: 'y' },
      links: 'AE ED DF FC AB BC BD BE BF',
      forces: { D: [0, -12e3] },
    },
    expected: [
      ...forcesOf({ AE: -10e3, ED: -10e3, AB: 8e3, BC: 8e3, BD: 0, BE: 0, BF: 0 }),
      ...verdictOf({ zeroForce: 3 }),
    ],
    why: 'at E and F two of three links are in line and no load acts, so the third has no force; the same then holds at B',
  }),
];
