import { along, formula, moved, reaction, verdict } from '../frameProblem.ts';
import type { FrameProblem } from '../frameProblem.ts';
import { axial, flexural, steelFrame } from './steelFrame.ts';

const EI = flexural(8000);
const EA = axial();
const clamp = { className: 'cantilever' };
const pin = { className: 'fixed' };
const roller = { className: 'simple' };

const ROARK = (place: string) =>
  formula('W. C. Young, R. G. Budynas', "Roark's Formulas for Stress and Strain", '7th ed., 2002', place);
const AISC = (place: string) => formula('AISC', 'Steel Construction Manual', '14th ed., 2011', place);
const STATICS = formula('R. C. Hibbeler', 'Structural Analysis', '8th ed., 2012', 'internal loadings');

const q = 6000;
const P = 9000;
const l = 5;

/** A beam from left to right, with optional loads on the member and at its right end. */
const beam = (
  left: object | undefined,
  right: object | undefined,
  more: object = {},
  end: object = {},
): object =>
  steelFrame({
    inextensible: false,
    joints: [
      { x: 0, y: 0, ...(left && { support: left }) },
      { x: l, y: 0, ...(right && { support: right }), ...end },
    ],
    members: [{ i: 0, j: 1, ...more }],
  });

const spread = (...y: number[]) => ({
  className: 'DistributedLoad',
  y: y.length === 1 ? -y[0]! : y.map((one) => -one),
});
const point = (x: number) => ({ className: 'ShearLoad', x, c: [-P] });

/** A member of 5 m that rises 3 in 4, on a pin and on a roller on level ground. */
const sloped = (load: object): object =>
  steelFrame({
    inextensible: false,
    joints: [
      { x: 0, y: 0, support: pin },
      { x: 4, y: 3, support: roller },
    ],
    members: [{ i: 0, j: 1, loads: [load] }],
  });

const CANTILEVERS: readonly FrameProblem[] = [
  {
    id: 'cantilever-uniform',
    title: 'Cantilever, uniform load',
    source: ROARK('table 8.1, case 2a'),
    document: beam(clamp, undefined, { loads: [spread(q)] }),
    expected: [
      along('M', 0, 0, (-q * l ** 2) / 2),
      along('Q', 0, 0, q * l),
      moved(1, 'y', (-q * l ** 4) / (8 * EI)),
      moved(1, 'r', (-q * l ** 3) / (6 * EI)),
    ],
  },
  {
    id: 'cantilever-triangle',
    title: 'Cantilever, triangular load that is zero at the free end',
    source: ROARK('table 8.1, case 2a, triangular load'),
    document: beam(clamp, undefined, { loads: [spread(q, q / 2, 0)] }),
    expected: [
      along('M', 0, 0, (-q * l ** 2) / 6),
      reaction(0, 'y', (q * l) / 2),
      moved(1, 'y', (-q * l ** 4) / (30 * EI)),
      moved(1, 'r', (-q * l ** 3) / (24 * EI)),
    ],
  },
  {
    id: 'cantilever-moment',
    title: 'Cantilever, moment at its end',
    source: ROARK('table 8.1, case 3a'),
    document: beam(clamp, undefined, {}, { loads: [{ className: 'BendingMoment', c: [P] }] }),
    expected: [along('M', 0, 0.5, P), moved(1, 'y', (P * l ** 2) / (2 * EI)), moved(1, 'r', (P * l) / EI)],
  },
  {
    id: 'cantilever-on-spring',
    title: 'Cantilever whose end stands on a spring',
    source: formula(
      'S. P. Timoshenko',
      'Strength of Materials, part I',
      '3rd ed., 1955',
      'redundant supports',
    ),
    document: beam(
      clamp,
      { className: 'spring', stiffness: { y: EI / l ** 3 } },
      {},
      { loads: [{ className: 'ShearLoad', c: [-P] }] },
    ),
    expected: [reaction(1, 'y', P / 4), reaction(0, 'y', (3 * P) / 4), along('M', 0, 0, (-3 * P * l) / 4)],
    why: 'the end deflects by (P - R)l³/3EI = R/k, so R = P/4 with k = EI/l³',
  },
  {
    id: 'sprung-foot',
    title: 'Column on a rotational spring, force at its top',
    source: formula(
      'S. P. Timoshenko, J. M. Gere',
      'Theory of Elastic Stability',
      '2nd ed., 1961',
      'columns with elastic restraints',
    ),
    document: steelFrame({
      joints: [
        { x: 0, y: 0, support: { className: 'fixed', stiffness: { r: (2 * EI) / 4 } } },
        { x: 0, y: 4, loads: [{ className: 'AxialLoad', c: [P] }] },
      ],
      members: [{ i: 0, j: 1 }],
    }),
    expected: [
      reaction(0, 'moment', P * 4),
      moved(0, 'r', (-P * 4) / ((2 * EI) / 4)),
      moved(1, 'x', (P * 4 ** 3) / (3 * EI) + (P * 4 ** 2) / ((2 * EI) / 4)),
    ],
    why: 'the top moves by Ph³/3EI of the column and Ph²/k of its foot',
  },
];

const SIMPLE: readonly FrameProblem[] = [
  {
    id: 'simple-uniform',
    title: 'Beam on two supports, uniform load',
    source: AISC('table 3-23, case 1'),
    document: beam(pin, roller, { loads: [spread(q)] }),
    expected: [
      along('M', 0, 0.5, (q * l ** 2) / 8),
      along('deflection', 0, 0.5, (-5 * q * l ** 4) / (384 * EI)),
      moved(0, 'r', (-q * l ** 3) / (24 * EI)),
    ],
  },
  {
    id: 'simple-triangle',
    title: 'Beam on two supports, triangular load',
    source: AISC('table 3-23, case 2'),
    document: beam(pin, roller, { loads: [spread(0, q / 2, q)] }),
    expected: [
      reaction(0, 'y', (q * l) / 6),
      reaction(1, 'y', (q * l) / 3),
      along('M', 0, 1 / Math.sqrt(3), (q * l ** 2) / (9 * Math.sqrt(3))),
      along('deflection', 0, 0.5, (-5 * q * l ** 4) / (768 * EI)),
    ],
    why: 'the load and its mirror image add up to a uniform load, so the middle deflects by half as much as under the uniform load',
  },
  {
    id: 'simple-point',
    title: 'Beam on two supports, force anywhere',
    source: AISC('table 3-23, case 8'),
    document: beam(pin, roller, { loads: [point(2)] }),
    expected: [
      along('M', 0, 0.4, (P * 2 * 3) / l),
      along('deflection', 0, 0.4, (-P * 2 ** 2 * 3 ** 2) / (3 * EI * l)),
      moved(0, 'r', (-P * 2 * 3 * (l + 3)) / (6 * EI * l)),
      moved(1, 'r', (P * 2 * 3 * (l + 2)) / (6 * EI * l)),
    ],
  },
  {
    id: 'simple-end-moment',
    title: 'Beam on two supports, moment at one end',
    source: ROARK('table 8.1, case 3e'),
    document: beam(pin, roller, {}, { loads: [{ className: 'BendingMoment', c: [P] }] }),
    expected: [
      moved(1, 'r', (P * l) / (3 * EI)),
      moved(0, 'r', (-P * l) / (6 * EI)),
      along('deflection', 0, 0.5, (-P * l ** 2) / (16 * EI)),
    ],
  },
  {
    id: 'slope-weight',
    title: 'Inclined member, load per length of the member',
    source: STATICS,
    document: sloped({ className: 'DistributedLoad', y: -q, frame: 'global' }),
    expected: [
      verdict('status', 'determinate'),
      reaction(0, 'y', (q * 5) / 2),
      along('M', 0, 0.5, (q * 5 * 4) / 8),
      along('N', 0, 0, (-q * 5 * 0.6) / 2),
      along('N', 0, 1, (q * 5 * 0.6) / 2),
      along('Q', 0, 0, (q * 5 * 0.8) / 2),
    ],
    why: 'the load q·5 acts over a horizontal span of 4: M is that of a horizontal beam under q·5/4',
  },
  {
    id: 'slope-snow',
    title: 'Inclined member, load per projected length',
    source: STATICS,
    document: sloped({ className: 'DistributedLoad', y: -q, frame: 'projected' }),
    expected: [
      reaction(1, 'y', (q * 4) / 2),
      along('M', 0, 0.5, (q * 4 ** 2) / 8),
      along('N', 0, 0, (-q * 4 * 0.6) / 2),
    ],
  },
  {
    id: 'slope-wind',
    title: 'Inclined member, load perpendicular to it',
    source: STATICS,
    document: sloped({ className: 'DistributedLoad', y: -q, frame: 'member' }),
    expected: [
      along('M', 0, 0.5, (q * 5 ** 2) / 8),
      reaction(0, 'x', -q * 3),
      reaction(1, 'y', (q * 5 ** 2) / 2 / 4),
    ],
    why: 'the resultant q·5 has the components q·3 horizontally and q·4 downwards; moments about the pin give R = q·5²/(2·4)',
  },
];

const CLAMPED: readonly FrameProblem[] = [
  {
    id: 'clamped-uniform',
    title: 'Beam between clamps, uniform load',
    source: AISC('table 3-23, case 15'),
    document: beam(clamp, clamp, { loads: [spread(q)] }),
    expected: [
      along('M', 0, 0, (-q * l ** 2) / 12),
      along('M', 0, 0.5, (q * l ** 2) / 24),
      along('deflection', 0, 0.5, (-q * l ** 4) / (384 * EI)),
    ],
  },
  {
    id: 'clamped-triangle',
    title: 'Beam between clamps, triangular load',
    source: ROARK('table 8.1, case 2d'),
    document: beam(clamp, clamp, { loads: [spread(0, q / 2, q)] }),
    expected: [
      along('M', 0, 0, (-q * l ** 2) / 30),
      along('M', 0, 1, (-q * l ** 2) / 20),
      reaction(0, 'y', (3 * q * l) / 20),
      reaction(1, 'y', (7 * q * l) / 20),
    ],
  },
  {
    id: 'clamped-point',
    title: 'Beam between clamps, force anywhere',
    source: AISC('table 3-23, case 17'),
    document: beam(clamp, clamp, { loads: [point(2)] }),
    expected: [
      along('M', 0, 0, (-P * 2 * 3 ** 2) / l ** 2),
      along('M', 0, 1, (-P * 2 ** 2 * 3) / l ** 2),
      along('M', 0, 0.4, (2 * P * 2 ** 2 * 3 ** 2) / l ** 3),
      along('deflection', 0, 0.4, (-P * 2 ** 3 * 3 ** 3) / (3 * EI * l ** 3)),
    ],
  },
  {
    id: 'clamped-moment',
    title: 'Beam between clamps, moment in the middle',
    source: ROARK('table 8.1, case 3d'),
    document: beam(clamp, clamp, { loads: [{ className: 'BendingMoment', x: l / 2, c: [P] }] }),
    expected: [
      along('M', 0, 0, -P / 4),
      along('M', 0, 1, P / 4),
      along('Q', 0, 0.2, (3 * P) / (2 * l)),
      along('slope', 0, 0.5, (P * l) / (16 * EI)),
    ],
    why: 'each half is clamped at one end and gets P/2 at the other, which rotates by (P/2)(l/2)/4EI without moving; half of its moment is carried over',
  },
  {
    id: 'propped-point',
    title: 'Beam with a clamp and a roller, force in the middle',
    source: AISC('table 3-23, case 13'),
    document: beam(clamp, roller, { loads: [point(l / 2)] }),
    expected: [
      along('M', 0, 0, (-3 * P * l) / 16),
      along('M', 0, 0.5, (5 * P * l) / 32),
      reaction(1, 'y', (5 * P) / 16),
      along('deflection', 0, 0.5, (-7 * P * l ** 3) / (768 * EI)),
    ],
  },
  {
    id: 'propped-settled',
    title: 'Beam with a clamp and a roller that settles by 12 mm',
    source: ROARK('table 8.1, imposed displacement'),
    document: beam(clamp, { ...roller, settlement: { y: -0.012 } }),
    expected: [
      reaction(1, 'y', (-3 * EI * 0.012) / l ** 3),
      along('M', 0, 0, (-3 * EI * 0.012) / l ** 2),
      moved(1, 'y', -0.012),
    ],
  },
  {
    id: 'clamped-settled',
    title: 'Beam between clamps, one clamp settles by 12 mm',
    source: formula('R. C. Hibbeler', 'Structural Analysis', '8th ed., 2012', 'slope-deflection equations'),
    document: beam(clamp, { ...clamp, settlement: { y: -0.012 } }),
    expected: [
      along('M', 0, 0, (-6 * EI * 0.012) / l ** 2),
      along('M', 0, 1, (6 * EI * 0.012) / l ** 2),
      reaction(0, 'y', (12 * EI * 0.012) / l ** 3),
    ],
  },
  {
    id: 'clamped-turned',
    title: 'Beam between clamps, one clamp rotates by 4 mrad',
    source: formula('R. C. Hibbeler', 'Structural Analysis', '8th ed., 2012', 'slope-deflection equations'),
    document: beam(clamp, { ...clamp, settlement: { r: 0.004 } }),
    expected: [
      along('M', 0, 1, (4 * EI * 0.004) / l),
      along('M', 0, 0, (-2 * EI * 0.004) / l),
      reaction(1, 'y', (-6 * EI * 0.004) / l ** 2),
    ],
  },
  {
    id: 'clamped-warm',
    title: 'Beam between clamps, warmed by 30 °C',
    source: ROARK('chapter on thermal stress'),
    document: beam(clamp, clamp, { dT: 30 }),
    expected: [
      along('N', 0, 0.5, -EA * 1.2e-5 * 30),
      reaction(0, 'x', EA * 1.2e-5 * 30),
      along('M', 0, 0.5, 0),
    ],
  },
  {
    id: 'clamped-too-long',
    title: 'Beam 2 mm too long between clamps',
    source: ROARK('chapter on the behaviour of bodies under stress'),
    document: beam(clamp, clamp, { dL: 0.002 }),
    expected: [along('N', 0, 0.5, (-EA * 0.002) / l), reaction(1, 'x', (-EA * 0.002) / l)],
  },
  {
    id: 'hanging-rod',
    title: 'Rod between clamps, load along it',
    source: formula(
      'S. P. Timoshenko',
      'Strength of Materials, part I',
      '3rd ed., 1955',
      'statically indeterminate problems in tension',
    ),
    document: beam(clamp, clamp, { loads: [{ className: 'DistributedLoad', y: q, alpha: 0 }] }),
    expected: [
      along('N', 0, 0, (q * l) / 2),
      along('N', 0, 1, (-q * l) / 2),
      along('u', 0, 0.5, (q * l ** 2) / (8 * EA)),
    ],
  },
  {
    id: 'sprung-ends',
    title: 'Beam between two equal rotational springs, uniform load',
    source: formula(
      'S. P. Timoshenko',
      'Strength of Materials, part I',
      '3rd ed., 1955',
      'beams with built-in ends',
    ),
    document: beam(clamp, clamp, {
      ends: { i: { M: (6 * EI) / l }, j: { M: (6 * EI) / l } },
      loads: [spread(q)],
    }),
    expected: [
      along('M', 0, 0, (-q * l ** 2) / 16),
      along('M', 0, 1, (-q * l ** 2) / 16),
      along('M', 0, 0.5, (q * l ** 2) / 16),
    ],
    why: 'M = (ql²/12)/(1 + 2EI/kl), which k = 6EI/l makes ql²/16',
  },
];

export const SINGLE_MEMBERS: readonly FrameProblem[] = [...CANTILEVERS, ...SIMPLE, ...CLAMPED];
