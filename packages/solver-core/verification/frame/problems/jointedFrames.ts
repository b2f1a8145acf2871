import { along, formula, moved, reaction, verdict } from '../frameProblem.ts';
import type { FrameProblem } from '../frameProblem.ts';
import { axial, flexural, portal, type Portal, steelFrame } from './steelFrame.ts';

const EI = flexural(8000);
const q = 6000;
const P = 9000;
const clamp = { className: 'cantilever' };
const pin = { className: 'fixed' };
const roller = { className: 'simple' };
const HINGES = { i: { M: 'free' }, j: { M: 'free' } };

const CROSS = formula(
  'H. Cross',
  'Analysis of continuous frames by distributing fixed-end moments',
  'Trans. ASCE 96 (1932)',
  'distribution and carry-over',
);
const KLEINLOGEL = (place: string) =>
  formula('A. Kleinlogel', 'Rigid Frame Formulas', '2nd English ed. (Ungar), 1958', place);
const HIBBELER = (place: string) => formula('R. C. Hibbeler', 'Structural Analysis', '8th ed., 2012', place);
const BOOK = formula(
  'S. P. Timoshenko, D. H. Young',
  'Theory of Structures',
  '2nd ed., 1965',
  'chapter on rigid frames',
);

const uniform = [{ className: 'DistributedLoad', y: -q, frame: 'global' }];

/** A beam of 6 m from the top of a column of 4 m to a clamp. */
const knee = (foot: object): object =>
  steelFrame({
    joints: [
      { x: 0, y: 0, support: foot },
      { x: 0, y: 4 },
      { x: 6, y: 4, support: clamp },
    ],
    members: [
      { i: 0, j: 1 },
      { i: 1, j: 2, loads: uniform },
    ],
  });
/**
 * The moment of a clamped beam of 6 m, and the part of it that its corner passes to a column with this stiffness over
 * EI.
 */
const FIXED_END = (q * 6 ** 2) / 12;
const share = (column: number): number => column / (column + 4 / 6);

const JOINTS: readonly FrameProblem[] = [
  {
    id: 'knee-clamped',
    title: 'Beam on a clamped column and in a clamp, uniform load',
    source: CROSS,
    document: knee(clamp),
    expected: [
      along('M', 1, 0, -FIXED_END * share(4 / 4)),
      along('M', 0, 1, -FIXED_END * share(4 / 4)),
      reaction(0, 'moment', -(FIXED_END * share(4 / 4)) / 2),
      along('M', 1, 1, -FIXED_END - (FIXED_END * (1 - share(4 / 4))) / 2),
    ],
    why: 'the corner does not move: the column takes 4EI/h of 4EI/h + 4EI/l of the moment ql²/12, and half of each share is carried over',
  },
  {
    id: 'knee-hinged',
    title: 'Beam on a hinged column and in a clamp, uniform load',
    source: CROSS,
    document: knee(pin),
    expected: [
      along('M', 1, 0, -FIXED_END * share(3 / 4)),
      reaction(0, 'x', (FIXED_END * share(3 / 4)) / 4),
      along('M', 1, 1, -FIXED_END - (FIXED_END * (1 - share(3 / 4))) / 2),
    ],
    why: 'a column with a hinge at its foot has 3EI/h',
  },
  {
    id: 'three-at-a-corner',
    title: 'Two beams on a clamped column, rotation restrained at their far ends, uniform load on one',
    source: CROSS,
    document: steelFrame({
      joints: [
        { x: -6, y: 4, support: { className: 'guide' } },
        { x: 0, y: 4 },
        { x: 6, y: 4, support: clamp },
        { x: 0, y: 0, support: clamp },
      ],
      members: [
        { i: 0, j: 1 },
        { i: 1, j: 2, loads: uniform },
        { i: 3, j: 1 },
      ],
    }),
    expected: [
      along('M', 1, 0, (-FIXED_END * (4 / 4 + 4 / 6)) / (4 / 4 + 8 / 6)),
      along('M', 0, 1, (-FIXED_END * (4 / 6)) / (4 / 4 + 8 / 6)),
      along('M', 0, 0, (FIXED_END * (4 / 6)) / (4 / 4 + 8 / 6) / 2),
      along('M', 2, 1, (-FIXED_END * (4 / 4)) / (4 / 4 + 8 / 6)),
    ],
  },
  {
    id: 'bent-equal',
    title: 'Two clamped columns joined by a hinged rod, force at one',
    source: HIBBELER('approximate and exact analysis of mill bents'),
    document: steelFrame({
      joints: [
        { x: 0, y: 0, support: clamp },
        { x: 0, y: 5, loads: [{ className: 'AxialLoad', c: [P] }] },
        { x: 8, y: 5 },
        { x: 8, y: 0, support: clamp },
      ],
      members: [
        { i: 0, j: 1 },
        { i: 1, j: 2, ends: HINGES },
        { i: 3, j: 2 },
      ],
    }),
    expected: [
      reaction(0, 'moment', (P * 5) / 2),
      reaction(3, 'x', -P / 2),
      along('N', 1, 0.5, -P / 2),
      moved(1, 'x', ((P / 2) * 5 ** 3) / (3 * EI)),
    ],
  },
  {
    id: 'bent-unequal',
    title: 'Two clamped columns of different heights joined by a hinged rod',
    source: HIBBELER('force method'),
    document: steelFrame({
      joints: [
        { x: 0, y: 0, support: clamp },
        { x: 0, y: 6, loads: [{ className: 'AxialLoad', c: [P] }] },
        { x: 8, y: 6 },
        { x: 8, y: 3, support: clamp },
      ],
      members: [
        { i: 0, j: 1 },
        { i: 1, j: 2, ends: HINGES },
        { i: 3, j: 2 },
      ],
    }),
    expected: [
      reaction(0, 'x', -P / 9),
      reaction(3, 'x', (-8 * P) / 9),
      reaction(3, 'moment', (8 * P * 3) / 9),
      along('N', 1, 0.5, (-8 * P) / 9),
    ],
    why: 'a column of half the height is eight times as stiff, 3EI/h³',
  },
  {
    id: 'two-bars',
    title: 'Two hinged bars, force at their top',
    source: HIBBELER('trusses'),
    document: steelFrame({
      inextensible: false,
      joints: [
        { x: 0, y: 0, support: pin },
        { x: 4, y: 3, loads: [{ className: 'ShearLoad', c: [-P] }] },
        { x: 8, y: 0, support: pin },
      ],
      members: [
        { i: 0, j: 1, ends: HINGES },
        { i: 2, j: 1, ends: HINGES },
      ],
    }),
    expected: [
      verdict('status', 'determinate'),
      along('N', 0, 0.5, -P / (2 * 0.6)),
      reaction(0, 'x', (P * 4) / 6),
      moved(1, 'y', (-P * 5) / (2 * 0.6 ** 2 * axial())),
    ],
    why: 'each bar of 5 m carries P/2sin; the strain energy of both equals the work of P: v = Pl/(2EA·sin²)',
  },
  {
    id: 'box-under-load',
    title: 'Closed box, equal uniform loads on its top and bottom',
    source: formula('S. P. Timoshenko', 'Strength of Materials, part I', '3rd ed., 1955', 'frames'),
    document: steelFrame({
      joints: [
        { x: 0, y: 0, support: pin },
        { x: 6, y: 0, support: roller },
        { x: 6, y: 3 },
        { x: 0, y: 3 },
      ],
      members: [
        { i: 0, j: 1, loads: [{ className: 'DistributedLoad', y: q }] },
        { i: 1, j: 2 },
        { i: 3, j: 2, loads: [{ className: 'DistributedLoad', y: -q }] },
        { i: 0, j: 3 },
      ],
    }),
    expected: [
      verdict('degree', 3),
      reaction(0, 'y', 0),
      along('M', 2, 0, -((q * 6 ** 2) / 12) * (6 / (6 + 3))),
      along('M', 2, 0.5, (q * 6 ** 2) / 8 - ((q * 6 ** 2) / 12) * (6 / (6 + 3))),
    ],
    why: 'both axes are axes of symmetry: sides and covers have the stiffness 2EI/b and 2EI/a, and the corner has the moment ql²/12·a/(a + b)',
  },
  {
    id: 'box-under-pressure',
    title: 'Closed box under internal pressure',
    source: formula('S. P. Timoshenko', 'Strength of Materials, part I', '3rd ed., 1955', 'frames'),
    document: steelFrame({
      joints: [
        { x: 0, y: 0, support: pin },
        { x: 6, y: 0, support: roller },
        { x: 6, y: 3 },
        { x: 0, y: 3 },
      ],
      members: [0, 1, 2, 3].map((i) => ({
        i,
        j: (i + 1) % 4,
        loads: [{ className: 'DistributedLoad', y: -q }],
      })),
    }),
    expected: [
      along('M', 0, 0, ((-q / 12) * (6 ** 3 + 3 ** 3)) / (6 + 3)),
      along('M', 1, 0, ((-q / 12) * (6 ** 3 + 3 ** 3)) / (6 + 3)),
      along('N', 0, 0.5, (q * 3) / 2),
      along('N', 1, 0.5, (q * 6) / 2),
    ],
    why: 'all four sides rotate the corners: M = (p/12)(a³ + b³)/(a + b)',
  },
];

const A: Portal = { l: 6, h: 4, I1: 5000, I2: 8000 };
const k = (A.I2 / A.I1) * (A.h / A.l);
const EI1 = flexural(A.I1);
const EI2 = flexural(A.I2);
const FIXED = 'rectangular frame with fixed feet';
const w = 3000;
/** Parts of the wind formulas: that of both corners alike, and that of the sway. */
const WIND = { alike: k / (6 * (k + 2)), sway: (2 * k) / (6 * k + 1) };

/** The rotation of a corner caused by warming of the beam, and its moments. */
const gap = (1.2e-5 * 25 * A.l) / 2;
const turn = (6 * EI1 * gap) / A.h ** 2 / ((4 * EI1) / A.h + (2 * EI2) / A.l);

/** A gable on two hinges: columns 4 m, half spans 6 m, ridge 3 m over the eaves. */
const gable = (change: { readonly corner?: object; readonly rafters?: object }, hasHinge = false): object =>
  steelFrame({
    joints: [
      { x: 0, y: 0, support: pin },
      { x: 0, y: 4, ...change.corner },
      { x: 6, y: 7 },
      { x: 12, y: 4 },
      { x: 12, y: 0, support: pin },
    ],
    members: [
      { i: 0, j: 1 },
      { i: 1, j: 2, ...change.rafters, ...(hasHinge && { ends: { j: { M: 'free' } } }) },
      { i: 2, j: 3, ...change.rafters },
      { i: 4, j: 3 },
    ],
  });
const phi = 3 / 4;
const kappa = 4 / Math.hypot(6, 3);
const N = kappa + 3 + 3 * phi + phi ** 2;
const GABLE = KLEINLOGEL('gable frame with two hinges');

const SWAYS: readonly FrameProblem[] = [
  {
    id: 'fixed-wind',
    title: 'Fixed portal, wind on the left column',
    source: KLEINLOGEL(FIXED),
    document: portal(A, { foot: 'cantilever', left: { loads: [{ className: 'DistributedLoad', y: -w }] } }),
    expected: [
      along('M', 1, 0, ((w * A.h ** 2) / 4) * (WIND.sway - WIND.alike)),
      along('M', 1, 1, ((w * A.h ** 2) / 4) * (-WIND.sway - WIND.alike)),
      reaction(0, 'moment', ((w * A.h ** 2) / 4) * ((k + 3) / (6 * (k + 2)) + (4 * k + 1) / (6 * k + 1))),
    ],
    why: 'the wind is split into a symmetric and an antisymmetric half: M = (wh²/4)(±2k/(6k + 1) - k/6(k + 2)) at the corners',
  },
  {
    id: 'fixed-warm',
    title: 'Fixed portal, beam warmed by 25 °C',
    source: KLEINLOGEL(`${FIXED}, change of temperature`),
    document: portal(A, { foot: 'cantilever', beam: { dT: 25 } }),
    expected: [
      along('M', 1, 0.5, (-2 * EI2 * turn) / A.l),
      reaction(0, 'moment', -((6 * EI1 * gap) / A.h ** 2 - (2 * EI1 * turn) / A.h)),
    ],
    why: 'each corner moves out by d = alpha·dT·l/2 and rotates by 6EI1·d/h² over 4EI1/h + 2EI2/l',
  },
  {
    id: 'fixed-sunk',
    title: 'Fixed portal, right foot settled by 15 mm',
    source: KLEINLOGEL(`${FIXED}, displacement of a support`),
    document: portal(A, { foot: 'cantilever', rightFoot: { settlement: { y: -0.015 } } }),
    expected: [
      along('M', 1, 0, (-6 * EI2 * 0.015) / A.l ** 2 / (1 + 6 * k)),
      along('M', 1, 1, (6 * EI2 * 0.015) / A.l ** 2 / (1 + 6 * k)),
      along('Q', 0, 0.5, 0),
    ],
    why: 'no column has a shear force, so its moment is constant and rotates the corner by Mh/EI1; the beam has M = 6EI2(d/l - Mh/EI1)/l',
  },
  {
    id: 'gable-two-hinges-snow',
    title: 'Two-hinged gable frame, snow load per projected length',
    source: GABLE,
    document: gable({ rafters: { loads: [{ className: 'DistributedLoad', y: -q, frame: 'projected' }] } }),
    expected: [
      verdict('degree', 1),
      reaction(0, 'x', ((q * 12 ** 2) / (32 * 4)) * ((8 + 5 * phi) / N)),
      along('M', 1, 0, (-(q * 12 ** 2) / 32) * ((8 + 5 * phi) / N)),
      reaction(0, 'y', q * 6),
    ],
    why: 'with k of the column over that of a rafter, p = f/h and N = k + 3 + 3p + p², H = ql²(8 + 5p)/32hN',
  },
  {
    id: 'gable-two-hinges-push',
    title: 'Two-hinged gable frame, horizontal force at the left eaves',
    source: GABLE,
    document: gable({ corner: { loads: [{ className: 'AxialLoad', c: [P] }] } }),
    expected: [
      reaction(4, 'x', (-P * (2 * kappa + 6 + 3 * phi)) / (4 * N)),
      along('M', 2, 1, (-P * 4 * (2 * kappa + 6 + 3 * phi)) / (4 * N)),
      reaction(4, 'y', (P * 4) / 12),
    ],
    why: 'with the right foot on a roller the gap is Ph³/3EI1 + sPh(h + f/2)/EI2, and H closes it over 2h³/3EI1 + 2s(h² + hf + f²/3)/EI2',
  },
  {
    id: 'gable-three-hinges-push',
    title: 'Three-hinged gable frame, horizontal force at the left eaves',
    source: BOOK,
    document: gable({ corner: { loads: [{ className: 'AxialLoad', c: [P] }] } }, true),
    expected: [
      verdict('status', 'determinate'),
      reaction(4, 'y', (P * 4) / 12),
      reaction(4, 'x', (-P * 4 * 6) / (12 * 7)),
      reaction(0, 'x', -P + (P * 4 * 6) / (12 * 7)),
    ],
    why: 'moments of the right half about the ridge: V·6 = H·7 with V = Ph/l',
  },
  {
    id: 'three-hinges-portal',
    title: 'Three-hinged portal with feet at different heights, uniform load',
    source: BOOK,
    document: steelFrame({
      joints: [
        { x: 0, y: 0, support: pin },
        { x: 0, y: 4 },
        { x: 4, y: 4 },
        { x: 8, y: 4 },
        { x: 8, y: 1, support: pin },
      ],
      members: [
        { i: 0, j: 1 },
        { i: 1, j: 2, ends: { j: { M: 'free' } }, loads: uniform },
        { i: 2, j: 3, loads: uniform },
        { i: 4, j: 3 },
      ],
    }),
    expected: [
      reaction(0, 'x', (16 * q) / 7),
      reaction(0, 'y', (4 * ((16 * q) / 7) + 8 * q) / 4),
      along('M', 1, 0, (-4 * 16 * q) / 7),
      along('M', 2, 1, (-3 * 16 * q) / 7),
    ],
    why: 'the left half gives 4V - 4H = 8q, the right one 4V - 3H = 8q with V + V = 8q: H = 16q/7',
  },
];

const VERDICTS: readonly FrameProblem[] = [
  {
    id: 'rollers-alone',
    title: 'Portal on two rollers',
    source: BOOK,
    document: portal(A, { foot: 'simple', corner: { loads: [{ className: 'ShearLoad', c: [-P] }] } }),
    expected: [verdict('status', 'underSupported'), verdict('cause', 'tooFewRestraints')],
  },
  {
    id: 'three-rollers',
    title: 'Portal on three parallel rollers',
    source: BOOK,
    document: steelFrame({
      joints: [
        { x: 0, y: 0, support: roller },
        { x: 4, y: 0, support: roller },
        { x: 9, y: 0, support: roller, loads: [{ className: 'ShearLoad', c: [-P] }] },
      ],
      members: [
        { i: 0, j: 1 },
        { i: 1, j: 2 },
      ],
    }),
    expected: [verdict('cause', 'parallelRestraints')],
  },
  {
    id: 'rollers-to-one-point',
    title: 'Beam on three rollers whose reactions meet in one point',
    source: BOOK,
    document: steelFrame({
      joints: [
        { x: -4, y: 0, support: { ...roller, alpha: -45 } },
        { x: 0, y: 0, support: roller, loads: [{ className: 'AxialLoad', c: [P] }] },
        { x: 4, y: 0, support: { ...roller, alpha: 45 } },
      ],
      members: [
        { i: 0, j: 1 },
        { i: 1, j: 2 },
      ],
    }),
    expected: [verdict('status', 'instantlyChangeable'), verdict('cause', 'concurrentRestraints')],
    why: 'the three reactions meet in the point 4 m above the middle, about which the beam can rotate',
  },
  {
    id: 'two-storeys-degree',
    title: 'Two bays of two storeys on clamps',
    source: BOOK,
    document: steelFrame({
      joints: [0, 1, 2].flatMap((storey) =>
        [0, 1, 2].map((column) => ({
          x: 6 * column,
          y: 4 * storey,
          ...(storey === 0 && { support: clamp }),
          ...(storey === 2 && column === 0 && { loads: [{ className: 'AxialLoad', c: [P] }] }),
        })),
      ),
      members: [
        ...[0, 1].flatMap((storey) => [0, 1, 2].map((c) => ({ i: 3 * storey + c, j: 3 * storey + 3 + c }))),
        ...[1, 2].flatMap((storey) => [0, 1].map((c) => ({ i: 3 * storey + c, j: 3 * storey + c + 1 }))),
      ],
      inextensible: false,
    }),
    expected: [verdict('status', 'indeterminate'), verdict('degree', 12)],
    why: 'four closed cells, three unknowns each',
  },
];

export const JOINTED_FRAMES: readonly FrameProblem[] = [...JOINTS, ...VERDICTS];
export const SWAY_FRAMES: readonly FrameProblem[] = SWAYS;
