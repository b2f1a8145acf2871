import { along, type FrameExpected, formula, moved, verdict } from '../frameProblem.ts';
import type { FrameProblem } from '../frameProblem.ts';
import { axial, flexural, steelFrame } from './steelFrame.ts';

const EI = flexural(8000);
const EA = axial();
const pin = { className: 'fixed' };
const roller = { className: 'simple' };
/** Holds only along the beam. */
const along0 = { className: 'spring', stiffness: { x: 1e9 } };

const HETENYI = (place: string) => formula('M. Hetényi', 'Beams on Elastic Foundation', '1946', place);

const near = (of: FrameExpected, tolerance = 1e-9): FrameExpected => ({ ...of, tolerance });

const k = 12e6;
const lambda = (k / (4 * EI)) ** 0.25;
const P = 100e3;
const q = 30e3;

const bedded = (
  l: number,
  of: { joints: readonly [object, object]; member?: object; inextensible?: boolean },
): object =>
  steelFrame({
    inextensible: of.inextensible ?? true,
    joints: [
      { x: 0, y: 0, ...of.joints[0] },
      { x: l, y: 0, ...of.joints[1] },
    ],
    members: [{ i: 0, j: 1, bedding: { y: k }, ...of.member }],
  });

const { cosh, sinh, cos, sin } = Math;
const l = 8;
const a = lambda * l;
const free = bedded(l, {
  joints: [{ support: along0 }, {}],
  member: { loads: [{ className: 'ShearLoad', x: l / 2, c: [-P] }] },
});

/** Practically infinite: e^-λl is below the digits of a double. */
const LONG = 30 / lambda;
const decay = (x: number) => {
  const s = lambda * x;
  const e = Math.exp(-s);
  return { A: e * (cos(s) + sin(s)), B: e * sin(s), C: e * (cos(s) - sin(s)), D: e * cos(s) };
};
const part = 0.04;
const at = decay(part * LONG);

const BEAMS: readonly FrameProblem[] = [
  {
    id: 'bed-uniform',
    title: 'Free beam on an elastic bed, uniform load',
    source: HETENYI('ch. III, art. 11: it settles without bending'),
    document: bedded(l, {
      joints: [{ support: along0 }, {}],
      member: { loads: [{ className: 'DistributedLoad', y: [-q, -q, -q] }] },
    }),
    expected: [near(moved(0, 'y', -q / k)), near(moved(1, 'y', -q / k)), verdict('status', 'indeterminate')],
  },
  {
    id: 'bed-free-force',
    title: 'Free beam on an elastic bed, force in the middle',
    source: HETENYI('ch. III, table of finite beams with free ends, eqs. (23)'),
    document: free,
    why: 'v = Pλ/2k·(cosh a + cos a + 2)/(sinh a + sin a), M = P/4λ·(cosh a - cos a)/(sinh a + sin a), a = λ·l.',
    expected: [
      near(
        along(
          'deflection',
          0,
          0.5,
          ((-P * lambda) / (2 * k)) * ((cosh(a) + cos(a) + 2) / (sinh(a) + sin(a))),
        ),
      ),
      near(along('M', 0, 0.5, (P / (4 * lambda)) * ((cosh(a) - cos(a)) / (sinh(a) + sin(a))))),
      near(moved(0, 'y', ((-2 * P * lambda) / k) * ((cosh(a / 2) * cos(a / 2)) / (sinh(a) + sin(a))))),
    ],
  },
  {
    id: 'bed-hinged-uniform',
    title: 'Beam with hinged ends on an elastic bed, uniform load',
    source: HETENYI('ch. III, finite beams with hinged ends'),
    document: bedded(l, {
      joints: [{ support: pin }, { support: roller }],
      member: { loads: [{ className: 'DistributedLoad', y: [-q, -q, -q] }] },
    }),
    why: 'v = q/k·(1 - 2 cosh(a/2) cos(a/2)/(cosh a + cos a)), M = q/λ²·sinh(a/2) sin(a/2)/(cosh a + cos a).',
    expected: [
      near(along('deflection', 0, 0.5, (-q / k) * (1 - (2 * cosh(a / 2) * cos(a / 2)) / (cosh(a) + cos(a))))),
      near(along('M', 0, 0.5, (q / lambda ** 2) * ((sinh(a / 2) * sin(a / 2)) / (cosh(a) + cos(a))))),
    ],
  },
  {
    id: 'bed-long-end',
    title: 'Long beam on an elastic bed, force and couple on its end',
    source: HETENYI('ch. II, semi-infinite beams, eqs. (18) to (21)'),
    document: bedded(LONG, {
      joints: [
        {
          support: along0,
          loads: [
            { className: 'ShearLoad', c: [-P] },
            { className: 'BendingMoment', c: [-P] },
          ],
        },
        {},
      ],
    }),
    why: 'v = -2Pλ/k·D + 2M₀λ²/k·C, M = -P/λ·B + M₀·A with M₀ the couple, sagging above zero.',
    expected: [
      near(moved(0, 'y', (-2 * P * lambda) / k + (2 * P * lambda ** 2) / k)),
      near(along('M', 0, part, (-P / lambda) * at.B + P * at.A)),
      near(along('deflection', 0, part, ((-2 * P * lambda) / k) * at.D + ((2 * P * lambda ** 2) / k) * at.C)),
    ],
  },
];

/** A pile that goes down from its head, with forces along it and across it. */
const H = 50e3;
const pile = (depth: number, bedding: object, head: object, inextensible = true): object =>
  steelFrame({
    inextensible,
    joints: [
      { x: 0, y: 0, ...head },
      { x: 0, y: -depth },
    ],
    members: [{ i: 0, j: 1, bedding }],
  });
const sideways = [{ className: 'AxialLoad', c: [H] }];

const kx = 5e6;
const depth = 10;
const mu = Math.sqrt(kx / EA);

/** T of a bed whose stiffness grows from 0 by `growth` for each metre. */
const growth = 4e6;
const T = (EI / growth) ** 0.2;

const PILES: readonly FrameProblem[] = [
  {
    id: 'pile-free-head',
    title: 'Long pile, free head, horizontal force',
    source: HETENYI(
      'ch. II; also H. G. Poulos, E. H. Davis, Pile Foundation Analysis and Design, 1980, ch. 8',
    ),
    document: pile(LONG, { y: k, x: 1 }, { loads: sideways }),
    why: 'y = 2Hλ/k, the greatest moment H·e^(-π/4)·sin(π/4)/λ at λx = π/4.',
    expected: [
      near(moved(0, 'x', (2 * H * lambda) / k)),
      near(along('M', 0, Math.PI / 4 / 30, (H / lambda) * Math.exp(-Math.PI / 4) * Math.SQRT1_2)),
    ],
  },
  {
    id: 'pile-fixed-head',
    title: 'Long pile, head held against turning, horizontal force',
    source: HETENYI('ch. II; half of an endless beam under 2H'),
    document: pile(
      LONG,
      { y: k, x: 1 },
      { support: { className: 'spring', stiffness: { r: 1e16 } }, loads: sideways },
    ),
    why: 'y = Hλ/k, moment of the head H/2λ; the spring of 1e16 N·m/rad stands for a head that does not turn.',
    expected: [near(moved(0, 'x', (H * lambda) / k), 1e-8), near(along('M', 0, 0, -H / (2 * lambda)), 1e-8)],
  },
  {
    id: 'pile-growing',
    title: 'Long pile in a bed that grows with depth, free head',
    source: formula(
      'H. Matlock, L. C. Reese',
      'Generalized Solutions for Laterally Loaded Piles',
      'J. Soil Mech. Found. Div. ASCE 86(SM5), 1960',
      'coefficients A of a long pile: 2.435, 0.772',
    ),
    document: pile(10 * T, { y: 0, yEnd: growth * 10 * T, x: 1 }, { loads: sideways }),
    why: 'y = 2.435·H·T³/EI, greatest moment 0.772·H·T at 1.3 T, T = (EI/n)^(1/5). The coefficients were found by finite differences: the first is 0.24 % above the exact 2.4292.',
    expected: [
      near(moved(0, 'x', (2.435 * H * T ** 3) / EI), 3e-3),
      near(along('M', 0, 0.13, 0.772 * H * T), 2e-3),
    ],
  },
  {
    id: 'pile-friction',
    title: 'Pile pressed into the ground, elastic friction along it',
    source: formula(
      'R. F. Scott',
      'Foundation Analysis',
      '1981',
      'axially loaded pile with springs along its shaft',
    ),
    document: pile(depth, { x: kx, y: k }, { loads: [{ className: 'ShearLoad', c: [-P] }] }, false),
    why: 'EA·u″ = k·u: the head settles by P/(EA·μ·tanh μl), N = -P·sinh(μ(l - x))/sinh μl, μ = √(k/EA).',
    expected: [
      near(moved(0, 'y', -P / (EA * mu * Math.tanh(mu * depth)))),
      near(along('N', 0, 0.5, (-P * sinh((mu * depth) / 2)) / sinh(mu * depth))),
    ],
  },
];

const N = 400e3;
const alpha = Math.sqrt(Math.sqrt(k / (4 * EI)) - N / (4 * EI));
const beta = Math.sqrt(Math.sqrt(k / (4 * EI)) + N / (4 * EI));

const BOTH: readonly FrameProblem[] = [
  {
    id: 'bed-second-order',
    title: 'Long beam on an elastic bed, pushed along, force on its end',
    source: HETENYI('ch. VI, axial and transverse forces, semi-infinite beam'),
    document: {
      ...bedded(LONG, {
        joints: [
          {
            loads: [
              { className: 'ShearLoad', c: [-P] },
              { className: 'AxialLoad', c: [N] },
            ],
          },
          { support: { className: 'spring', stiffness: { x: 1e12 } } },
        ],
      }),
      secondOrder: true,
    },
    why: 'v = e^(-αx)(C₁ cos βx + C₂ sin βx) with α, β = √(√(k/4EI) ∓ N/4EI), v″(0) = 0, EI·v‴ + N·v′ = -P.',
    expected: [near(moved(0, 'y', deflectionOfEnd()))],
  },
];

/** Solves the two conditions at the end: no moment, and the force P perpendicular to the undeformed beam. */
function deflectionOfEnd(): number {
  // Derivatives of e^(-αx)·cos βx and e^(-αx)·sin βx at 0.
  const one = [1, -alpha, alpha ** 2 - beta ** 2, 3 * alpha * beta ** 2 - alpha ** 3] as const;
  const two = [0, beta, -2 * alpha * beta, 3 * alpha ** 2 * beta - beta ** 3] as const;
  // M = EI·v″ = 0 and V = EI·v‴ + N·v′ = -P just right of the force at the end.
  const force = ([, first, , third]: readonly [number, number, number, number]): number =>
    EI * third + N * first;
  const ratio = -one[2] / two[2];
  return -P / (force(one) + ratio * force(two));
}

/** Members on elastic beds. */
export const ELASTIC_BEDS: readonly FrameProblem[] = [...BEAMS, ...PILES, ...BOTH];
