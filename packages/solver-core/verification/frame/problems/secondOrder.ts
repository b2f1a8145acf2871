import { along, type FrameExpected, formula, moved, reaction } from '../frameProblem.ts';
import type { FrameProblem } from '../frameProblem.ts';
import { axial, flexural, steelFrame } from './steelFrame.ts';

const EI = flexural(8000);
const EA = axial();
const clamp = { className: 'cantilever' };
const pin = { className: 'fixed' };
const roller = { className: 'simple' };

const TIMOSHENKO = (place: string) =>
  formula('S. P. Timoshenko, J. M. Gere', 'Theory of Elastic Stability', '2nd ed., 1961', place);
const AISC = (place: string) =>
  formula('AISC', 'ANSI/AISC 360-16, Commentary on Appendix 8 and Chapter C', '2016', place);

/** Rounding errors of sums of trigonometric functions near their poles. */
const TRIGONOMETRIC = 1e-9;
const near = (of: FrameExpected, tolerance = TRIGONOMETRIC): FrameExpected => ({ ...of, tolerance });

const l = 6;
const P = 800e3;
const q = 9000;
const F = 20e3;
const k = Math.sqrt(P / EI);
const u = (k * l) / 2;

/** A beam of 6 m with a compressive force on its right end, tensile if negative. */
const beam = (
  supports: readonly [object, object],
  more: object,
  push = P,
  change: { readonly joint?: object; readonly inextensible?: boolean } = {},
): object => ({
  ...steelFrame({
    inextensible: change.inextensible ?? true,
    joints: [
      { x: 0, y: 0, support: supports[0] },
      { x: l, y: 0, support: supports[1], loads: [{ className: 'AxialLoad', c: [-push] }], ...change.joint },
    ],
    members: [{ i: 0, j: 1, ...more }],
  }),
  secondOrder: true,
});

const uniform = { loads: [{ className: 'DistributedLoad', y: [-q, -q, -q] }] };
const inMiddle = { loads: [{ className: 'ShearLoad', x: l / 2, c: [-F] }] };

const SIMPLE: readonly FrameProblem[] = [
  {
    id: 'second-order-uniform',
    title: 'Beam-column, hinged ends, uniform load',
    source: TIMOSHENKO('art. 1.4, eqs. (1-20), (1-21)'),
    document: beam([pin, roller], uniform),
    why: 'M = q·l²/8·2(sec u - 1)/u², v = 5q·l⁴/384EI·12(2 sec u - 2 - u²)/(5u⁴), u = l/2·√(P/EI).',
    expected: [
      near(along('M', 0, 0.5, ((q * l ** 2) / 8) * ((2 * (1 / Math.cos(u) - 1)) / u ** 2))),
      near(
        along(
          'deflection',
          0,
          0.5,
          ((-5 * q * l ** 4) / (384 * EI)) * ((12 * (2 / Math.cos(u) - 2 - u * u)) / (5 * u ** 4)),
        ),
      ),
      near(along('N', 0, 0.5, -P)),
    ],
  },
  {
    id: 'second-order-force',
    title: 'Beam-column, hinged ends, force in the middle',
    source: TIMOSHENKO('art. 1.3, eqs. (1-9) to (1-11)'),
    document: beam([pin, roller], inMiddle),
    why: 'v = F·l³/48EI·3(tan u - u)/u³, M = F·l/4·tan u/u.',
    expected: [
      near(along('deflection', 0, 0.5, ((-F * l ** 3) / (48 * EI)) * ((3 * (Math.tan(u) - u)) / u ** 3))),
      near(along('M', 0, 0.5, ((F * l) / 4) * (Math.tan(u) / u))),
    ],
  },
  {
    id: 'second-order-couple',
    title: 'Beam-column, hinged ends, couple at one end',
    source: TIMOSHENKO('art. 1.5, eqs. (1-26), (1-27)'),
    document: beam([pin, roller], {}, P, {
      joint: {
        loads: [
          { className: 'AxialLoad', c: [-P] },
          { className: 'BendingMoment', c: [F] },
        ],
      },
    }),
    why: 'Slopes F·l/3EI·ψ at the couple and F·l/6EI·φ beyond, ψ = 3/2u·(1/2u - 1/tan 2u), φ = 3/u·(1/sin 2u - 1/2u).',
    expected: [
      near(moved(1, 'r', ((F * l) / (3 * EI)) * (3 / (2 * u)) * (1 / (2 * u) - 1 / Math.tan(2 * u)))),
      near(moved(0, 'r', ((-F * l) / (6 * EI)) * (3 / u) * (1 / Math.sin(2 * u) - 1 / (2 * u)))),
    ],
  },
  {
    id: 'second-order-clamped',
    title: 'Beam-column, clamped ends, uniform load',
    source: TIMOSHENKO('art. 1.10, eq. (1-42)'),
    document: beam([clamp, { className: 'guide' }], uniform),
    why: 'M of the ends = q·l²/12·3(tan u - u)/(u² tan u).',
    expected: [
      near(along('M', 0, 0, ((-q * l ** 2) / 12) * ((3 * (Math.tan(u) - u)) / (u * u * Math.tan(u))))),
      near(along('M', 0, 0.5, ((q * l ** 2) / 24) * ((6 * (u - Math.sin(u))) / (u * u * Math.sin(u))))),
    ],
  },
  {
    id: 'second-order-tie',
    title: 'Tie, hinged ends, uniform load and tension',
    source: TIMOSHENKO('art. 1.13, tie rods'),
    document: beam([pin, roller], uniform, -P, { inextensible: false }),
    why: 'The same with u·i in place of u: M = q·l²/8·2(1 - sech u)/u².',
    expected: [
      near(along('M', 0, 0.5, ((q * l ** 2) / 8) * ((2 * (1 - 1 / Math.cosh(u))) / u ** 2))),
      near(moved(1, 'x', (P * l) / EA)),
    ],
  },
  {
    id: 'second-order-camber',
    title: 'Strut with a parabolic bow of 20 mm',
    source: TIMOSHENKO('art. 1.12, initially curved bars'),
    document: beam([pin, roller], { camber: 0.02 }),
    why: 'The bow acts as a uniform load 8P·f/l²: M = P·f·2(sec u - 1)/u².',
    expected: [near(along('M', 0, 0.5, -P * 0.02 * ((2 * (1 / Math.cos(u) - 1)) / u ** 2)))],
  },
];

const H = 15e3;
const mast = (more: object = {}): object => ({
  ...steelFrame({
    joints: [
      { x: 0, y: 0, support: clamp },
      {
        x: 0,
        y: l,
        loads: [
          { className: 'ShearLoad', c: [-P / 4] },
          { className: 'AxialLoad', c: [H] },
        ],
      },
    ],
    members: [{ i: 0, j: 1 }],
  }),
  secondOrder: true,
  ...more,
});
const km = Math.sqrt(P / 4 / EI);
const tan = Math.tan(km * l);

/** A clamped column and a hinged one that leans on it through a hinged beam. */
const LEANING = 400e3;
const leaning = {
  ...steelFrame({
    joints: [
      { x: 0, y: 0, support: clamp },
      {
        x: 0,
        y: l,
        loads: [
          { className: 'ShearLoad', c: [-P / 4] },
          { className: 'AxialLoad', c: [H] },
        ],
      },
      { x: 8, y: l, loads: [{ className: 'ShearLoad', c: [-LEANING] }] },
      { x: 8, y: 0, support: pin },
    ],
    members: [
      { i: 0, j: 1 },
      { i: 1, j: 2, ends: { i: { M: 'free' }, j: { M: 'free' } } },
      { i: 3, j: 2, ends: { j: { M: 'free' } } },
    ],
  }),
  secondOrder: true,
};
/** Sway of the head under a force of 1 there, with its own compression. */
const give = (tan - km * l) / (km * (P / 4));
const sway = H / (1 / give - LEANING / l);
const shared = sway / give;

const SWAYS: readonly FrameProblem[] = [
  {
    id: 'second-order-mast',
    title: 'Mast with a vertical and a horizontal force on its head',
    source: TIMOSHENKO('art. 1.3; the mast is half of a beam of length 2l'),
    document: mast(),
    why: 'M of the foot = H·tan kl/k, sway H(tan kl - kl)/(k·P).',
    expected: [
      near(reaction(0, 'moment', (H * tan) / km)),
      near(moved(1, 'x', H * give)),
      near(reaction(0, 'x', -H)),
      near(reaction(0, 'y', P / 4)),
    ],
  },
  {
    id: 'second-order-leaning',
    title: 'A hinged column leans on a clamped one',
    source: formula(
      'W. F. Chen, E. M. Lui',
      'Structural Stability: Theory and Implementation',
      '1987',
      'ch. 4, leaner columns',
    ),
    document: leaning,
    why: 'The leaning column pushes its head by Q·v/l more: v = H/(1/f - Q/l), f the sway of the clamped one by 1.',
    expected: [
      near(moved(1, 'x', sway)),
      near(reaction(0, 'moment', (shared * tan) / km)),
      near(along('N', 1, 0.5, (LEANING / l) * sway)),
      near(reaction(3, 'x', (LEANING / l) * sway)),
    ],
  },
];

/** W14x48 of 28 ft, in inches and pounds. */
const W14 = { E: 29e6, I: 484, l: 336 };
const kips = (value: number): number => 1000 * value;
const aisc = (joints: readonly object[], member: object = {}): object => ({
  schema: 1,
  units: { system: 1 },
  secondOrder: true,
  joints,
  members: [{ i: 0, j: 1, materialIndex: 0, crossSectionIndex: 0, ...member }],
  materials: [{ E: W14.E }],
  sections: [{ className: 'generic', A: 14.1, Iy: W14.I }],
});
/** Printed without shear strains, to three digits; some of the last digits are truncated, not rounded. */
const PRINTED = 3e-3;

const CASE_1 = [
  [150, 269, 0.224],
  [300, 313, 0.261],
  [450, 375, 0.311],
] as const;
const CASE_2 = [
  [100, 469, 1.33],
  [150, 598, 1.75],
  [200, 848, 2.56],
] as const;

const BENCHMARKS: readonly FrameProblem[] = [
  ...CASE_1.map(([push, moment, deflection]): FrameProblem => ({
    id: `second-order-aisc-1-${push}`,
    title: `AISC benchmark case 1, W14x48 with ${push} kip and 0.2 kip/ft`,
    source: AISC('fig. C-C2.2, values without shear deformation'),
    document: aisc(
      [
        { x: 0, y: 0, support: pin },
        {
          x: W14.l,
          y: 0,
          support: roller,
          loads: [{ className: 'AxialLoad', c: [-kips(push)] }],
        },
      ],
      { loads: [{ className: 'DistributedLoad', y: [-kips(0.2) / 12, -kips(0.2) / 12, -kips(0.2) / 12] }] },
    ),
    expected: [
      near(along('M', 0, 0.5, kips(moment)), PRINTED),
      near(along('deflection', 0, 0.5, -deflection), PRINTED),
    ],
  })),
  ...CASE_2.map(([push, moment, deflection]): FrameProblem => ({
    id: `second-order-aisc-2-${push}`,
    title: `AISC benchmark case 2, W14x48 with ${push} kip and 1 kip sideways`,
    source: AISC('fig. C-C2.3, values without shear deformation'),
    document: aisc([
      { x: 0, y: 0, support: clamp },
      {
        x: 0,
        y: W14.l,
        loads: [
          { className: 'ShearLoad', c: [-kips(push)] },
          { className: 'AxialLoad', c: [kips(1)] },
        ],
      },
    ]),
    expected: [near(reaction(0, 'moment', kips(moment)), PRINTED), near(moved(1, 'x', deflection), PRINTED)],
  })),
];

/** Members in equilibrium in the deformed position. */
export const SECOND_ORDER: readonly FrameProblem[] = [...SIMPLE, ...SWAYS, ...BENCHMARKS];
