import { along, formula, moved, reaction, verdict } from '../frameProblem.ts';
import type { FrameProblem } from '../frameProblem.ts';
import { flexural, steelFrame } from './steelFrame.ts';

const EI = flexural(8000);
const clamp = { className: 'cantilever' };
const pin = { className: 'fixed' };
const M_FREE = { M: 'free' };

/** A gable with three hinges: half span 6 m, columns 4 m, ridge at 7 m. */
const gable = (loads: readonly object[]): object =>
  steelFrame({
    inextensible: false,
    joints: [
      { x: 0, y: 0, support: pin },
      { x: 0, y: 4 },
      { x: 6, y: 7 },
      { x: 12, y: 4 },
      { x: 12, y: 0, support: pin },
    ],
    members: [
      { i: 0, j: 1 },
      { i: 1, j: 2, ends: { j: M_FREE }, loads },
      { i: 2, j: 3, loads },
      { i: 4, j: 3 },
    ],
  });

const BOOK = formula(
  'S. P. Timoshenko, D. H. Young',
  'Theory of Structures',
  '2nd ed., 1965',
  'chapter on rigid frames',
);
const ROARK = (place: string) =>
  formula('W. C. Young, R. G. Budynas', "Roark's Formulas for Stress and Strain", '7th ed., 2002', place);
const FEW_LINES = (place: string) =>
  formula('closed form', 'that follows in a few lines', 'stated below', place);

export const MEMBERS: readonly FrameProblem[] = [
  {
    id: 'gable-snow',
    title: 'Three-hinged gable frame, snow load per projected length',
    source: BOOK,
    document: gable([{ className: 'DistributedLoad', y: -2000, frame: 'projected' }]),
    expected: [
      verdict('status', 'determinate'),
      reaction(0, 'x', (2000 * 12 ** 2) / (8 * 7)),
      reaction(0, 'y', 2000 * 6),
      along('M', 1, 0, (-4 * 2000 * 12 ** 2) / (8 * 7)),
      along('M', 1, 1, 0),
    ],
    why: 'H times the height of the ridge is ql²/8, the midspan moment of a simple beam',
  },
  {
    id: 'gable-weight',
    title: 'Three-hinged gable frame, load per length of the rafters',
    source: BOOK,
    document: gable([{ className: 'DistributedLoad', y: -2000, frame: 'global' }]),
    expected: [
      reaction(0, 'y', 2000 * Math.hypot(6, 3)),
      reaction(0, 'x', (2000 * Math.hypot(6, 3) * 3) / 7),
    ],
    why: 'the resultant load of a rafter, 2000·√45, acts 3 m from the ridge and 7 m above the foot',
  },
  {
    id: 'knee-cantilever',
    title: 'Bent cantilever, force at the free end',
    source: ROARK('bent bars; Castigliano'),
    document: steelFrame({
      joints: [
        { x: 0, y: 0, support: clamp },
        { x: 0, y: 3 },
        { x: 2, y: 3, loads: [{ className: 'ShearLoad', c: [-5000] }] },
      ],
      members: [
        { i: 0, j: 1 },
        { i: 1, j: 2 },
      ],
    }),
    expected: [
      moved(2, 'y', (-5000 * (2 ** 2 * 3 + 2 ** 3 / 3)) / EI),
      moved(2, 'x', (5000 * 2 * 3 ** 2) / (2 * EI)),
      moved(2, 'r', (-5000 * (2 * 3 + 2 ** 2 / 2)) / EI),
      reaction(0, 'moment', 5000 * 2),
    ],
    why: 'the column bends under Pb: v = P(b²h + b³/3)/EI, u = Pbh²/2EI, rotation P(bh + b²/2)/EI',
  },
  {
    id: 'propped-column',
    title: 'Column clamped at its foot and held at its top, wind',
    source: ROARK('table 8.1, case 2c'),
    document: steelFrame({
      joints: [
        { x: 0, y: 0, support: clamp },
        { x: 0, y: 5, support: { className: 'simple', alpha: 90 } },
      ],
      members: [{ i: 0, j: 1, loads: [{ className: 'DistributedLoad', y: -4000 }] }],
    }),
    expected: [
      reaction(0, 'moment', (4000 * 5 ** 2) / 8),
      reaction(0, 'x', (-5 * 4000 * 5) / 8),
      reaction(1, 'x', (-3 * 4000 * 5) / 8),
      along('M', 0, 0, (-4000 * 5 ** 2) / 8),
    ],
  },
  {
    id: 'sloped-roller',
    title: 'Beam on a pin and a roller on an inclined plane',
    source: FEW_LINES('statics'),
    document: steelFrame({
      inextensible: false,
      joints: [
        { x: 0, y: 0, support: pin },
        { x: 8, y: 0, support: { className: 'simple', alpha: 30 } },
      ],
      members: [{ i: 0, j: 1, loads: [{ className: 'ShearLoad', x: 2, c: [-6000] }] }],
    }),
    expected: [
      reaction(1, 'own.y', 1500 / Math.cos(Math.PI / 6)),
      reaction(1, 'x', -1500 * Math.tan(Math.PI / 6)),
      reaction(1, 'y', 1500),
      along('N', 0, 0.5, -1500 * Math.tan(Math.PI / 6)),
    ],
    why: 'the reaction is perpendicular to the slope, and its vertical component is P/4',
  },
  {
    id: 'guided-beam',
    title: 'Beam between a clamp and a guide, force at the guide',
    source: ROARK('table 8.1, case 1b'),
    document: steelFrame({
      inextensible: false,
      joints: [
        { x: 0, y: 0, support: clamp },
        {
          x: 4,
          y: 0,
          support: { className: 'guide', alpha: 90 },
          loads: [{ className: 'ShearLoad', c: [-8000] }],
        },
      ],
      members: [{ i: 0, j: 1 }],
    }),
    expected: [
      moved(1, 'y', (-8000 * 4 ** 3) / (12 * EI)),
      along('M', 0, 0, (-8000 * 4) / 2),
      along('M', 0, 1, (8000 * 4) / 2),
    ],
  },
  {
    id: 'square-ring',
    title: 'Square frame under opposite forces in the middle of two sides',
    source: FEW_LINES('half of the frame, whose axis of symmetry does not turn'),
    document: steelFrame({
      joints: [
        { x: 0, y: 0, support: clamp },
        { x: 2, y: 0 },
        { x: 2, y: 4 },
        { x: 0, y: 4, loads: [{ className: 'ShearLoad', c: [9000] }] },
        { x: -2, y: 4 },
        { x: -2, y: 0 },
      ],
      members: [0, 1, 2, 3, 4, 5].map((i) => ({ i, j: (i + 1) % 6 })),
    }),
    expected: [along('M', 2, 1, (3 * 9000 * 4) / 16), along('M', 1, 0.5, (-9000 * 4) / 16)],
    why: 'under the load M = 3Pa/16, at the corners and along the sides -Pa/16',
  },
  {
    id: 'three-arms',
    title: 'Three arms with clamped ends, moment at their joint',
    source: formula(
      'H. Cross',
      'Analysis of continuous frames by distributing fixed-end moments',
      'Trans. ASCE 96 (1932)',
      'distribution and carry-over',
    ),
    document: steelFrame({
      joints: [
        { x: 0, y: 0, support: pin, loads: [{ className: 'BendingMoment', c: [12_000] }] },
        { x: 5, y: 0, support: clamp },
        { x: 0, y: -5, support: clamp },
        { x: -3, y: 4, support: clamp },
      ],
      inextensible: false,
      members: [1, 2, 3].map((j) => ({ i: 0, j })),
    }),
    expected: [moved(0, 'r', (12_000 * 5) / (12 * EI)), along('M', 1, 0, -4000), along('M', 1, 1, 2000)],
    why: 'arms of one length and stiffness take a third each and carry half of that over to their clamps',
  },
  {
    id: 'warm-bottom',
    title: 'Clamped beam, bottom 20 °C warmer than the top',
    source: ROARK('table 8.1, case 6d'),
    document: steelFrame({
      inextensible: false,
      joints: [
        { x: 0, y: 0, support: clamp },
        { x: 6, y: 0, support: clamp },
      ],
      members: [{ i: 0, j: 1, dTdepth: 20 }],
    }),
    expected: [0, 0.5, 1].map((at) => along('M', 0, at, (-EI * 1.2e-5 * 20) / 0.3)),
    why: 'the clamps keep the beam straight: M = -EI·alpha·dT/h everywhere',
  },
  {
    id: 'sprung-end',
    title: 'Beam with a clamp and a rotational spring at the other end, uniform load',
    source: FEW_LINES('slope-deflection'),
    document: steelFrame({
      inextensible: false,
      joints: [
        { x: 0, y: 0, support: clamp },
        { x: 6, y: 0, support: clamp },
      ],
      members: [
        {
          i: 0,
          j: 1,
          ends: { j: { M: (4 * EI) / 6 } },
          loads: [{ className: 'DistributedLoad', y: -3000 }],
        },
      ],
    }),
    expected: [
      along('M', 0, 1, (-3000 * 6 ** 2) / 24),
      along('M', 0, 0, (-3000 * 6 ** 2) / 12 - (3000 * 6 ** 2) / 48),
    ],
    why: 'a spring of 4EI/l takes half of the clamped moment ql²/12, and half of the rest is carried over to the clamp',
  },
  {
    id: 'three-hinges-in-line',
    title: 'Three hinges in a line',
    source: BOOK,
    document: steelFrame({
      joints: [
        { x: 0, y: 0, support: pin },
        { x: 4, y: 0, loads: [{ className: 'ShearLoad', c: [-1000] }] },
        { x: 9, y: 0, support: pin },
      ],
      members: [
        { i: 0, j: 1, ends: { j: M_FREE } },
        { i: 1, j: 2 },
      ],
    }),
    expected: [verdict('status', 'instantlyChangeable'), verdict('cause', 'collinearHinges')],
  },
  {
    id: 'sway',
    title: 'Portal with hinges at the feet and at both corners',
    source: BOOK,
    document: steelFrame({
      joints: [
        { x: 0, y: 0, support: pin },
        { x: 0, y: 4, loads: [{ className: 'AxialLoad', c: [1000] }] },
        { x: 6, y: 4 },
        { x: 6, y: 0, support: pin },
      ],
      members: [
        { i: 0, j: 1, ends: { j: M_FREE } },
        { i: 1, j: 2 },
        { i: 2, j: 3, ends: { i: M_FREE } },
      ],
    }),
    expected: [verdict('status', 'changeable'), verdict('cause', 'tooManyHinges')],
  },
];
