import { along, formula, reaction, verdict } from '../frameProblem.ts';
import type { FrameProblem } from '../frameProblem.ts';
import { axial, flexural, steelFrame } from './steelFrame.ts';

const EI = flexural(8000);
const EA = axial();
const q = 6000;
const l = 5;
const pin = { className: 'fixed' };
const roller = { className: 'simple' };

const AISC = (place: string) => formula('AISC', 'Steel Construction Manual', '14th ed., 2011', place);
const THREE_MOMENTS = formula(
  'S. P. Timoshenko, D. H. Young',
  'Theory of Structures',
  '2nd ed., 1965',
  'three-moment equation',
);

const uniform = [{ className: 'DistributedLoad', y: -q }];

/** A beam with equal spans, each loaded or not. */
const spans = (loaded: readonly boolean[], more: readonly object[] = []): object =>
  steelFrame({
    inextensible: false,
    joints: [0, ...loaded.keys()].map((_, k) => ({ x: k * l, y: 0, support: k === 0 ? pin : roller })),
    members: loaded.map((isLoaded, i) => ({ i, j: i + 1, ...(isLoaded && { loads: uniform }), ...more[i] })),
  });

export const CONTINUOUS_BEAMS: readonly FrameProblem[] = [
  {
    id: 'two-spans',
    title: 'Two equal spans, uniform load',
    source: AISC('table 3-23, two equal spans'),
    document: spans([true, true]),
    expected: [
      verdict('degree', 1),
      along('M', 0, 1, (-q * l ** 2) / 8),
      reaction(0, 'y', (3 * q * l) / 8),
      reaction(1, 'y', (10 * q * l) / 8),
    ],
  },
  {
    id: 'two-spans-one-loaded',
    title: 'Two equal spans, uniform load on one of them',
    source: AISC('table 3-23, case 29'),
    document: spans([true, false]),
    expected: [
      along('M', 0, 1, (-q * l ** 2) / 16),
      reaction(0, 'y', (7 * q * l) / 16),
      reaction(1, 'y', (5 * q * l) / 8),
      reaction(2, 'y', (-q * l) / 16),
    ],
  },
  {
    id: 'three-spans',
    title: 'Three equal spans, uniform load',
    source: AISC('table 3-23, three equal spans'),
    document: spans([true, true, true]),
    expected: [
      along('M', 0, 1, (-q * l ** 2) / 10),
      along('M', 1, 0.5, (q * l ** 2) / 40),
      reaction(0, 'y', (4 * q * l) / 10),
      reaction(1, 'y', (11 * q * l) / 10),
    ],
  },
  {
    id: 'four-spans',
    title: 'Four equal spans, uniform load',
    source: AISC('table 3-23, four equal spans'),
    document: spans([true, true, true, true]),
    expected: [
      verdict('degree', 3),
      along('M', 0, 1, (-3 * q * l ** 2) / 28),
      along('M', 1, 1, (-q * l ** 2) / 14),
      reaction(0, 'y', (11 * q * l) / 28),
      reaction(2, 'y', (13 * q * l) / 14),
    ],
  },
  {
    id: 'outer-spans-loaded',
    title: 'Three equal spans, uniform load on the outer ones',
    source: THREE_MOMENTS,
    document: spans([true, false, true]),
    expected: [along('M', 0, 1, (-q * l ** 2) / 20), along('M', 1, 0.5, (-q * l ** 2) / 20)],
    why: 'by symmetry 4M + M = -ql²/4 at each inner support',
  },
  {
    id: 'hinged-span',
    title: 'Two spans with a hinge in the second',
    source: formula('R. C. Hibbeler', 'Structural Analysis', '8th ed., 2012', 'compound beams'),
    document: steelFrame({
      inextensible: false,
      joints: [
        { x: 0, y: 0, support: pin },
        { x: 6, y: 0, support: roller },
        { x: 8, y: 0 },
        { x: 12, y: 0, support: roller },
      ],
      members: [
        { i: 0, j: 1 },
        { i: 1, j: 2, ends: { j: { M: 'free' } } },
        { i: 2, j: 3, loads: uniform },
      ],
    }),
    expected: [
      verdict('status', 'determinate'),
      reaction(3, 'y', q * 2),
      along('M', 0, 1, -q * 2 * 2),
      reaction(0, 'y', (-q * 2 * 2) / 6),
      along('M', 2, 0.5, (q * 4 ** 2) / 8),
    ],
    why: 'the part beyond the hinge is a simple beam; half of its load, q·2, acts on the end of the overhang of 2 m',
  },
  {
    id: 'middle-on-column',
    title: 'Beam on two supports and on a slender column in its middle',
    source: formula(
      'R. C. Hibbeler',
      'Structural Analysis',
      '8th ed., 2012',
      'composite structures by the force method',
    ),
    document: steelFrame({
      inextensible: false,
      joints: [
        { x: 0, y: 0, support: pin },
        { x: 4, y: 0 },
        { x: 8, y: 0, support: roller },
        { x: 4, y: -3, support: pin },
      ],
      members: [
        { i: 0, j: 1, loads: uniform },
        { i: 1, j: 2, loads: uniform },
        { i: 3, j: 1, ends: { i: { M: 'free' }, j: { M: 'free' } } },
      ],
    }),
    expected: [
      along('N', 2, 0.5, -(5 * q * 8 ** 4) / (384 * EI) / (8 ** 3 / (48 * EI) + 3 / EA)),
      reaction(3, 'y', (5 * q * 8 ** 4) / (384 * EI) / (8 ** 3 / (48 * EI) + 3 / EA)),
    ],
    why: 'the beam without the column deflects by 5ql⁴/384EI; R lifts it by Rl³/48EI and shortens the column by Rh/EA',
  },
  {
    id: 'three-rods',
    title: 'Three rods from a ceiling to one joint',
    source: formula(
      'S. P. Timoshenko',
      'Strength of Materials, part I',
      '3rd ed., 1955',
      'statically indeterminate problems in tension',
    ),
    document: steelFrame({
      inextensible: false,
      joints: [
        { x: -3, y: 4, support: pin },
        { x: 0, y: 4, support: pin },
        { x: 3, y: 4, support: pin },
        { x: 0, y: 0, loads: [{ className: 'ShearLoad', c: [-50_000] }] },
      ],
      members: [0, 1, 2].map((i) => ({ i, j: 3, ends: { i: { M: 'free' }, j: { M: 'free' } } })),
    }),
    expected: [
      verdict('degree', 1),
      along('N', 1, 0.5, 50_000 / (1 + 2 * 0.8 ** 3)),
      along('N', 0, 0.5, (50_000 * 0.8 ** 2) / (1 + 2 * 0.8 ** 3)),
    ],
    why: 'rods of one stiffness EA have forces in the ratio of 1 to cos² of their slope; equilibrium gives the divisor 1 + 2cos³',
  },
];
