/** Statically indeterminate trusses by compatibility; EA = 1e8 N (200 GPa, 5 cm2) throughout. */
import {
  closedForm,
  displacementsOf,
  forcesOf,
  mohrOf,
  reactionsOf,
  trussProblem,
  verdictOf,
} from '../trussProblem.ts';
import type { TrussProblem } from '../trussProblem.ts';

const EA = 1e8;
const timoshenko = (place: string) => closedForm('Timoshenko', 'Strength of Materials, part I', place);

/** Three bars from one joint to a ceiling 2 m above it, the outer ones at 30° to the middle one. */
const c = Math.cos(Math.PI / 6);
const threeBars = {
  joints: { A: [-2 * Math.tan(Math.PI / 6), 2], B: [0, 2], C: [2 * Math.tan(Math.PI / 6), 2], D: [0, 0] },
  held: { A: 'xy', B: 'xy', C: 'xy' },
  links: 'AD BD CD',
  A: 5,
  alpha: 1.2e-5,
} as const;
/** The force in the middle bar with a gap `free` at its end: X·(l/EA + l/(2·EA·c³)) = -free. */
const middle = (free: number) => -free / ((2 / EA) * (1 + 1 / (2 * c ** 3)));

/** Five bars at slopes 0, ±3:4 and ±4:3 to a ceiling 12 m high. */
const fan = {
  joints: { A: [-16, 12], B: [-9, 12], C: [0, 12], D: [9, 12], E: [16, 12], O: [0, 0] },
  held: { A: 'xy', B: 'xy', C: 'xy', D: 'xy', E: 'xy' },
  links: 'AO BO CO DO EO',
  A: 5,
} as const;
const [c3, c4] = [0.6 ** 3, 0.8 ** 3];
const upright = 1 + 2 * (c3 + c4);
/** For the horizontal direction, the sum of cos·sin². */
const level = 2 * (0.6 * 0.64 + 0.8 * 0.36);

/** A square of 2 m with both diagonals on a pin and a roller. */
const braced = {
  joints: { A: [0, 0], B: [0, 2], C: [2, 2], D: [2, 0] },
  held: { A: 'xy', D: 'y' },
  links: 'AB BC CD DA AC BD',
  A: 5,
  alpha: 1.2e-5,
} as const;
/** Self stress: 1 in the diagonals, -1/√2 in the sides; the sum of s²l is 2·2√2 + 4·2/2. */
const SQUARE = 4 * Math.SQRT2 + 4;
const heated = (-1.2e-5 * 50 * 2 * Math.SQRT2 * EA) / SQUARE;

/** The same square on two pins: the lower side lies between them and does not count in the sum. */
const moved = (0.001 * Math.SQRT1_2 * EA) / (4 * Math.SQRT2 + 3);

/** A hexagon of 3 m with six spokes. */
const wheel = {
  joints: {
    O: [0, 0],
    ...Object.fromEntries(
      [...'ABCDEF'].map((name, k) => [
        name,
        [3 * Math.cos((k * Math.PI) / 3), 3 * Math.sin((k * Math.PI) / 3)],
      ]),
    ),
  },
  held: { A: 'y', D: 'xy' },
  links: 'AB BC CD DE EF FA OA OB OC OD OE OF',
  A: 5,
};

export const redundantTrusses: readonly TrussProblem[] = [
  trussProblem({
    id: 'three-bars-heated',
    title: 'Three bars, the middle bar heated by 60 K',
    source: timoshenko('article 9, thermal stress in three bars'),
    drawing: { ...threeBars, dT: { BD: 60 } },
    expected: (() => {
      const X = middle(1.2e-5 * 60 * 2);
      return [
        ...forcesOf({ BD: X, AD: -X / (2 * c), CD: -X / (2 * c) }),
        ...displacementsOf({ Dx: 0, Dy: X / (2 * c * c * c) / (EA / 2) }),
      ];
    })(),
    why: 'the outer bars elongate so that their joint moves by X·l/(2·EA·cos³)',
  }),
  trussProblem({
    id: 'three-bars-misfit',
    title: 'Three bars, the middle bar 2 mm too short',
    source: timoshenko('article 9, misfit of three bars'),
    drawing: { ...threeBars, dL: { BD: -0.002 } },
    expected: (() => {
      const X = middle(-0.002);
      return [...forcesOf({ BD: X, AD: -X / (2 * c), CD: -X / (2 * c) }), ...verdictOf({ degree: 1 })];
    })(),
    why: 'the outer bars elongate so that their joint moves by X·l/(2·EA·cos³)',
  }),
  trussProblem({
    id: 'three-bars-settled',
    title: 'Three bars, the middle anchor settles by 2 mm',
    source: timoshenko('article 9, settlement'),
    drawing: { ...threeBars, settlement: { B: { y: -0.002 } } },
    expected: (() => {
      const X = middle(0.002);
      return [...forcesOf({ BD: X, AD: -X / (2 * c) }), ...reactionsOf({ By: X, Bx: 0, Ay: -X / 2 })];
    })(),
    why: 'an anchor that settles has the effect of a bar that is too long',
  }),
  trussProblem({
    id: 'fan-vertical',
    title: 'Five bars to a ceiling, a vertical load',
    source: timoshenko('article 8, bars in parallel'),
    drawing: { ...fan, forces: { O: [0, -100e3] } },
    expected: [
      ...forcesOf({
        CO: 100e3 / upright,
        BO: (100e3 * 0.64) / upright,
        AO: (100e3 * 0.36) / upright,
        EO: (100e3 * 0.36) / upright,
      }),
      ...displacementsOf({ Oy: -(100e3 * 12) / (EA * upright), Ox: 0 }),
      ...verdictOf({ degree: 3, rank: 12 }),
    ],
    why: 'bar i has the vertical stiffness EA·cos³/h, so it carries P·cos²/(sum of cos³)',
  }),
  trussProblem({
    id: 'fan-horizontal',
    title: 'Five bars to a ceiling, a horizontal load',
    source: timoshenko('article 8, bars in parallel'),
    drawing: { ...fan, forces: { O: [100e3, 0] } },
    expected: [
      ...forcesOf({
        CO: 0,
        BO: (100e3 * 0.6 * 0.8) / level,
        DO: (-100e3 * 0.6 * 0.8) / level,
        AO: (100e3 * 0.8 * 0.6) / level,
      }),
      ...displacementsOf({ Ox: (100e3 * 12) / (EA * level), Oy: 0 }),
      ...mohrOf({ Ox: (100e3 * 12) / (EA * level) }),
    ],
    why: 'across, bar i has the stiffness EA·cos·sin²/h',
  }),
  trussProblem({
    id: 'square-heated-diagonal',
    title: 'Square with both diagonals, one heated by 50 K',
    source: timoshenko('article 9'),
    drawing: { ...braced, dT: { AC: 50 } },
    expected: [
      ...forcesOf({ AC: heated, BD: heated, AB: -heated * Math.SQRT1_2, DA: -heated * Math.SQRT1_2 }),
      ...reactionsOf({ Ax: 0, Ay: 0, Dy: 0 }, { scale: 1e3 }),
    ],
    why: 'X·(sum of s²l)/EA + alpha·dT·l = 0 with the state of self stress s = 1 in the diagonals, −1/√2 in the sides',
  }),
  trussProblem({
    id: 'square-pins-apart',
    title: 'Square with both diagonals on two pins that move apart by 1 mm',
    source: closedForm('Hibbeler', 'Structural Analysis', 'section 10.6, trusses by the force method'),
    drawing: {
      ...braced,
      held: { A: 'xy', D: 'xy' },
      links: 'AB BC CD AC BD',
      settlement: { D: { x: 0.001 } },
    },
    expected: [
      ...forcesOf({ AC: moved, BD: moved, AB: -moved * Math.SQRT1_2, BC: -moved * Math.SQRT1_2 }),
      ...reactionsOf({ Dx: moved * Math.SQRT1_2, Ax: -moved * Math.SQRT1_2, Dy: 0 }),
      ...verdictOf({ degree: 1 }),
    ],
    why: 'X·(sum of s²l)/EA = 1/√2 of the settlement, the reaction of the unit state',
  }),
  trussProblem({
    id: 'spoke-wheel',
    title: 'Hexagon with six spokes, all 1 mm too short',
    source: timoshenko('part II, article 6, wheels by least work'),
    drawing: { ...wheel, dL: { OA: -0.001, OB: -0.001, OC: -0.001, OD: -0.001, OE: -0.001, OF: -0.001 } },
    expected: forcesOf({ OA: 1e5 / 6, OC: 1e5 / 6, AB: -1e5 / 6, DE: -1e5 / 6 }),
    why: 'in a hexagon the rim has the force −S if the spokes have S: twice 6·S·l/EA equals six misfits, so S = EA·d/(2·l) = 1e8·0.001/6',
  }),
  trussProblem({
    id: 'heated-between-walls',
    title: 'A bar of two parts between walls, one part heated',
    source: timoshenko('article 9, p. 29'),
    drawing: {
      joints: { A: [0, 0], B: [1, 0], C: [3, 0] },
      held: { A: 'xy', B: 'y', C: 'xy' },
      links: 'AB BC',
      A: { AB: 5, BC: 10 },
      alpha: 1e-5,
      dT: { AB: 40 },
    },
    expected: (() => {
      const N = -(1e-5 * 40 * 1) / (1 / EA + 2 / (2 * EA));
      return [
        ...forcesOf({ AB: N, BC: N }),
        ...displacementsOf({ Bx: -(N * 2) / (2 * EA) }),
        ...reactionsOf({ Ax: -N, Cx: N, By: 0 }),
      ];
    })(),
    why: 'N = −alpha·dT·l1/(l1/EA1 + l2/EA2)',
  }),
  trussProblem({
    id: 'range-without-constants',
    title: 'Square with both diagonals without E and A',
    source: closedForm('Hibbeler', 'Structural Analysis', 'section 3.2, determinacy: b + r = 9 above 2j = 8'),
    drawing: {
      joints: braced.joints,
      held: braced.held,
      links: braced.links,
      forces: { C: [10e3, 0] },
    },
    expected: verdictOf({
      message: 'range',
      failure: 'range.indeterminate',
      degree: 1,
      rank: 8,
      status: 'indeterminate',
    }),
  }),
];
