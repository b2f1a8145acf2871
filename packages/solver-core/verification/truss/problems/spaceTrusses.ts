/** Space trusses by tension coefficients and symmetry; EA = 1e8 N. */
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
const southwell = (place: string) =>
  closedForm('Timoshenko, Young', 'Theory of Structures', `chapter 4, space trusses, ${place}`);

/** Apex 4 m above three feet. */
const tripod = {
  joints: { O: [0, 0, 4], A: [3, 0, 0], B: [0, 3, 0], C: [-3, -3, 0] },
  held: { A: 'xyz', B: 'xyz', C: 'xyz' },
  links: 'AO BO CO',
  A: 5,
  alpha: 1e-5,
} as const;

/** Apex 7 m above the corners of a square whose diagonal is 48 m: legs of 25 m. */
const pyramid = {
  joints: { O: [0, 0, 7], A: [24, 0, 0], B: [0, 24, 0], C: [-24, 0, 0], D: [0, -24, 0] },
  held: { A: 'xyz', B: 'xyz', C: 'xyz', D: 'xyz' },
  links: 'AO BO CO DO',
  A: 5,
  alpha: 1e-5,
} as const;

/** A storey of a tower that narrows from 4 m to 2 m over 3 m; legs of √(9 + 1 + 1) m. */
const storey = {
  joints: {
    ...{ A: [2, 0, 2], B: [-2, 0, 2], C: [-2, 0, -2], D: [2, 0, -2] },
    ...{ E: [1, 3, 1], F: [-1, 3, 1], G: [-1, 3, -1], H: [1, 3, -1] },
  },
  held: { A: 'xyz', B: 'xyz', C: 'xyz', D: 'xyz' },
  links: 'AE BF CG DH EF FG GH HE AF BG CH DE',
} as const;

/** A regular octahedron of edge 2 m with one of its axes, with statically determinate supports. */
const a = 2;
const r = a / Math.SQRT2;
const octahedron = {
  joints: { A: [r, 0, 0], B: [0, r, 0], C: [-r, 0, 0], D: [0, -r, 0], T: [0, 0, r], U: [0, 0, -r] },
  held: { A: 'xyz', C: 'yz', B: 'z' },
  links: 'AB BC CD DA TA TB TC TD UA UB UC UD TU',
  A: 5,
} as const;
/** The sum of s²l with 1 in the axis: √2·a, eight edges and four of the ring with 1/8 each. */
const axis = (-0.001 * EA) / (a * (Math.SQRT2 + 1.5));

export const spaceTrusses: readonly TrussProblem[] = [
  trussProblem({
    id: 'tripod-inclined',
    title: 'Tripod under an inclined load',
    source: southwell('method of tension coefficients'),
    drawing: { ...tripod, forces: { O: [6e3, 0, -12e3] } },
    expected: [
      ...forcesOf({ AO: (-35e3 * 1) / 3, BO: -5e3 / 3, CO: (-1e3 * Math.sqrt(34)) / 3 }),
      ...reactionsOf({ Ax: -7e3, Ay: 0, Az: 28e3 / 3, By: -1e3, Cx: 1e3, Cy: 1e3, Cz: 4e3 / 3 }),
      ...verdictOf({ degree: 0, rank: 12 }),
    ],
    why: 'coefficients N/l: −7/3, −1/3, −1/3 from 3·(a − c) = −6, b = c, 4·(a + b + c) = −12',
  }),
  trussProblem({
    id: 'tripod-heated',
    title: 'A heated leg of the tripod, also by Mohr’s integral',
    source: southwell('displacements by unit loads'),
    drawing: { ...tripod, dT: { AO: 100 } },
    expected: [
      ...forcesOf({ AO: 0, BO: 0, CO: 0 }, { scale: 1e3 }),
      ...displacementsOf({ Oz: (5 * 1e-5 * 100 * 5) / 12, Ox: (-5 * 1e-5 * 100 * 10) / 9 }),
      ...mohrOf({ Oz: (5 * 1e-5 * 100 * 5) / 12 }),
    ],
    why: 'a unit load along z gives AO 5/12, along x −10/9: the coefficients are 1/12 and −2/9; u is n·alpha·dT·l',
  }),
  trussProblem({
    id: 'pyramid-vertical',
    title: 'Four legs under a vertical load',
    source: southwell('redundant legs'),
    drawing: { ...pyramid, forces: { O: [0, 0, -28e3] } },
    expected: [
      ...forcesOf({ AO: -25e3, BO: -25e3, CO: -25e3, DO: -25e3 }),
      ...displacementsOf({ Oz: -(25e3 * 25 * 25) / (EA * 7), Ox: 0, Oy: 0 }),
      ...verdictOf({ degree: 1 }),
    ],
    why: 'P/(4·sin) each, sin = 7/25; the apex sinks by N·l/(EA·sin)',
  }),
  trussProblem({
    id: 'pyramid-horizontal',
    title: 'Four legs under a horizontal load',
    source: southwell('redundant legs'),
    drawing: { ...pyramid, forces: { O: [48e3, 0, 0] } },
    expected: [
      ...forcesOf({ AO: -25e3, CO: 25e3, BO: 0, DO: 0 }),
      ...displacementsOf({ Ox: (25e3 * 25 * 25) / (EA * 24), Oz: 0 }),
    ],
    why: 'the two legs in its plane carry P/(2·cos), cos = 24/25',
  }),
  trussProblem({
    id: 'pyramid-warm',
    title: 'Four legs with the same temperature rise',
    source: southwell('temperature'),
    drawing: { ...pyramid, dT: { AO: 50, BO: 50, CO: 50, DO: 50 } },
    expected: [
      ...forcesOf({ AO: 0, DO: 0 }, { scale: 1e3 }),
      ...displacementsOf({ Oz: (1e-5 * 50 * 25 * 25) / 7, Ox: 0 }),
    ],
    why: 'all legs fit again if the apex is higher by alpha·dT·l/sin',
  }),
  trussProblem({
    id: 'tower-storey',
    title: 'A storey of a tapering tower (Schwedler’s dome of four sides)',
    source: southwell('Schwedler’s dome'),
    drawing: {
      ...storey,
      forces: { E: [0, -9e3, 0], F: [0, -9e3, 0], G: [0, -9e3, 0], H: [0, -9e3, 0] },
    },
    expected: [
      ...forcesOf({ AE: -3e3 * Math.sqrt(11), CG: -3e3 * Math.sqrt(11), EF: -3e3, GH: -3e3, AF: 0, DE: 0 }),
      ...reactionsOf({ Ay: 9e3, Ax: -3e3, Az: -3e3 }),
      ...verdictOf({ degree: 0 }),
    ],
    why: 'the legs carry P·l/h, the ring their thrust P·1/3, the diagonals no force',
  }),
  trussProblem({
    id: 'octahedron-axis',
    title: 'Octahedron with an axis that is 1 mm too long',
    source: closedForm(
      'Timoshenko',
      'Strength of Materials, part I',
      'chapter on statically indeterminate bars',
    ),
    drawing: { ...octahedron, dL: { TU: 0.001 } },
    expected: [
      ...forcesOf({
        TU: axis,
        TA: (-axis * Math.SQRT2) / 4,
        UC: (-axis * Math.SQRT2) / 4,
        AB: (axis * Math.SQRT2) / 4,
      }),
      ...reactionsOf({ Ax: 0, Az: 0, Bz: 0 }, { scale: 1e3 }),
      ...verdictOf({ degree: 1 }),
    ],
    why: 'self stress: 1 in the axis, −√2/4 in edges that meet it, √2/4 in the ring; X·(sum of s²l)/EA = −misfit',
  }),
  trussProblem({
    id: 'shear-legs',
    title: 'Two legs and a back stay',
    source: southwell('sheer legs'),
    drawing: {
      joints: { O: [0, 8, 0], A: [4, 0, 0], B: [-4, 0, 0], C: [0, 0, -6] },
      held: { A: 'xyz', B: 'xyz', C: 'xyz' },
      links: 'AO BO CO',
      forces: { O: [0, -16e3, 6e3] },
      A: 5,
    },
    expected: [
      ...forcesOf({ CO: 10e3, AO: (-3e3 * Math.sqrt(80)) / 2, BO: (-3e3 * Math.sqrt(80)) / 2 }),
      ...reactionsOf({ Ay: 12e3, Cy: -8e3, Cz: -6e3, Ax: -6e3 }),
    ],
    why: 'coefficients: stay 1 from 6·t = 6; legs −1.5 each from 8·(2·t + 1) = −16',
  }),
];
