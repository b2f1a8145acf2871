import { along, formula, moved, reaction, verdict } from '../frameProblem.ts';
import type { FrameProblem } from '../frameProblem.ts';
import { quarter } from './archShapes.ts';
import { axial, flexural, steelFrame } from './steelFrame.ts';

const TIMOSHENKO = (place: string) =>
  formula('S. P. Timoshenko', 'Strength of Materials, Part I', '3rd ed., 1955', place);
const ROARK = (place: string) =>
  formula('W. C. Young, R. G. Budynas', "Roark's Formulas for Stress and Strain", '7th ed., 2002', place);

const EI = flexural(8000);
const EA = axial();
const R = 3;
const P = 12_000;
const m = 7000;
const q = 5000;

const clamp = { className: 'cantilever' };

/** A quarter of a circle clamped at its foot, vertical there and horizontal at its tip. */
const davit = (loads: readonly object[], inextensible: boolean, member: object = {}): object =>
  steelFrame({
    inextensible,
    joints: [
      { x: 0, y: 0, support: clamp },
      { x: R, y: R, loads },
    ],
    members: [{ i: 0, j: 1, shape: quarter(R), ...member }],
  });

const downwards = { className: 'GenericLoad', alpha: -90, c: [P] };
const half = Math.SQRT1_2;

/** A ring of four quarters, clamped below and pressed from above along its diameter. */
const ring = (loads: readonly object[], member: object = {}): object =>
  steelFrame({
    joints: [
      { x: 0, y: -R, support: clamp },
      { x: -R, y: 0 },
      { x: 0, y: R, loads },
      { x: R, y: 0 },
    ],
    members: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
    ].map(([i, j]) => ({ i, j, shape: quarter(R), ...member })),
  });

export const CURVED_BARS: readonly FrameProblem[] = [
  {
    id: 'davit-vertical',
    title: 'Quarter of a circle, clamped, vertical force at its tip',
    source: TIMOSHENKO('curved bars, deflection by Castigliano'),
    document: davit([downwards], true),
    expected: [
      verdict('status', 'determinate'),
      moved(1, 'y', (-Math.PI * P * R ** 3) / (4 * EI)),
      moved(1, 'x', (P * R ** 3) / (2 * EI)),
      moved(1, 'r', (-P * R * R) / EI),
      reaction(0, 'moment', P * R),
      along('M', 0, 0.5, -P * R * half),
      along('N', 0, 0.5, -P * half),
      along('Q', 0, 0.5, P * half),
      along('N', 0, 0, -P),
      along('Q', 0, 1, P),
    ],
    why: 'M = -PR cos t: the deflection is PR³/EI·∫cos² t dt = πPR³/4EI',
  },
  {
    id: 'davit-vertical-long',
    title: 'Quarter of a circle, clamped, vertical force at its tip, with shortening of its axis',
    source: TIMOSHENKO('curved bars, deflection by Castigliano'),
    document: davit([downwards], false),
    expected: [
      moved(1, 'y', (-Math.PI * P * R ** 3) / (4 * EI) - (Math.PI * P * R) / (4 * EA)),
      moved(1, 'x', (P * R ** 3) / (2 * EI) - (P * R) / (2 * EA)),
      moved(1, 'r', (-P * R * R) / EI),
    ],
    why: 'N = -P cos t shortens the axis: πPR/4EA down and PR/2EA back',
  },
  {
    id: 'davit-horizontal',
    title: 'Quarter of a circle, clamped, horizontal force at its tip',
    source: TIMOSHENKO('curved bars, deflection by Castigliano'),
    document: davit([{ className: 'GenericLoad', alpha: 0, c: [P] }], true),
    expected: [
      moved(1, 'x', ((P * R ** 3) / EI) * ((3 * Math.PI) / 4 - 2)),
      moved(1, 'y', (-P * R ** 3) / (2 * EI)),
      moved(1, 'r', ((-P * R * R) / EI) * (Math.PI / 2 - 1)),
    ],
    why: 'M = -PR(1 - sin t)',
  },
  {
    id: 'davit-moment',
    title: 'Quarter of a circle, clamped, moment at its tip',
    source: TIMOSHENKO('curved bars, deflection by Castigliano'),
    document: davit([{ className: 'BendingMoment', c: [m] }], true),
    expected: [
      moved(1, 'r', (Math.PI * m * R) / (2 * EI)),
      moved(1, 'y', (m * R * R) / EI),
      moved(1, 'x', ((-m * R * R) / EI) * (Math.PI / 2 - 1)),
      along('M', 0, 0.3, m),
    ],
  },
  {
    id: 'davit-pressure',
    title: 'Quarter of a circle, clamped, uniform pressure from outside',
    source: ROARK('chapter 9, curved beams'),
    document: davit([], true, { loads: [{ className: 'DistributedLoad', y: -q }] }),
    expected: [
      along('M', 0, 0, -q * R * R),
      along('N', 0, 0, -q * R),
      along('Q', 0, 0, q * R),
      along('M', 0, 0.5, -q * R * R * (1 - half)),
      moved(1, 'r', ((-q * R ** 3) / EI) * (Math.PI / 2 - 1)),
    ],
    why: 'from the tip back by the angle t: N = -qR(1 - cos t), M = -qR²(1 - cos t)',
  },
  {
    id: 'davit-temperature',
    title: 'Quarter of a circle, clamped, warmed',
    source: TIMOSHENKO('curved bars'),
    document: davit([], true, { dT: 40 }),
    expected: [moved(1, 'x', 1.2e-5 * 40 * R), moved(1, 'y', 1.2e-5 * 40 * R), along('M', 0, 0.5, 0)],
    why: 'a free bar grows in proportion',
  },
  {
    id: 'ring-pressed',
    title: 'Ring, two opposite forces along its diameter',
    source: ROARK('table 9.2, case 1'),
    document: ring([downwards]),
    expected: [
      verdict('degree', 3),
      along('M', 0, 0, (P * R) / Math.PI),
      along('M', 1, 1, (P * R) / Math.PI),
      along('M', 1, 0, -P * R * (1 / 2 - 1 / Math.PI)),
      along('N', 2, 1, -P / 2),
      moved(2, 'y', (-P * R ** 3 * (Math.PI / 4 - 2 / Math.PI)) / EI),
      moved(3, 'x', (P * R ** 3 * (1 / Math.PI - 1 / 4)) / EI),
    ],
    why: 'the diameter shortens by PR³/EI·(π/4 - 2/π), the other one lengthens by PR³/EI·(2/π - 1/2)',
  },
  {
    id: 'ring-pressure',
    title: 'Ring under uniform pressure from outside',
    source: ROARK('table 9.2'),
    document: ring([], { loads: [{ className: 'DistributedLoad', y: -q }], inextensible: false }),
    expected: [
      along('N', 0, 0.5, -q * R),
      along('N', 2, 0.1, -q * R),
      along('M', 1, 0.5, 0),
      moved(2, 'y', (-2 * q * R * R) / EA),
    ],
    why: 'every diameter shortens by qR²·2/EA',
  },
];
