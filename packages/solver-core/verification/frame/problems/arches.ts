import { along, formula, moved, reaction, verdict } from '../frameProblem.ts';
import type { FrameProblem } from '../frameProblem.ts';
import { alongHalf, halfParabola, semicircle, slopeIntegrals, squaredHeights } from './archShapes.ts';
import { axial, flexural, steelFrame } from './steelFrame.ts';

const TIMOSHENKO = (place: string) =>
  formula('S. P. Timoshenko, D. H. Young', 'Theory of Structures', '2nd ed., 1965', place);
const ROARK = (place: string) =>
  formula('W. C. Young, R. G. Budynas', "Roark's Formulas for Stress and Strain", '7th ed., 2002', place);

const EI = flexural(8000);
const EA = axial();
const l = 20;
const f = 4;
const q = 9000;
const P = 30_000;
const R = 5;

const pin = { className: 'fixed' };
const clamp = { className: 'cantilever' };
const roller = { className: 'simple' };
const free = { M: 'free' };

const snow = { className: 'DistributedLoad', alpha: -90, y: q, frame: 'projected' };
const down = (x: number, force: number) => ({
  className: 'GenericLoad',
  alpha: -90,
  x,
  c: [force],
  frame: 'global',
});

/** A parabolic arch of two halves with a hinge at its crown. */
const threeHinged = (
  left: readonly object[],
  right: readonly object[],
  crown: readonly object[] = [],
  shapes: readonly object[] = [halfParabola(l, f, 'left'), halfParabola(l, f, 'right')],
): object =>
  steelFrame({
    joints: [
      { x: 0, y: 0, support: pin },
      { x: l / 2, y: f, loads: crown },
      { x: l, y: 0, support: pin },
    ],
    members: [
      { i: 0, j: 1, shape: shapes[0], ends: { j: free }, loads: left },
      { i: 1, j: 2, shape: shapes[1], loads: right },
    ],
  });

/** An arch in one piece. */
const arch = (of: {
  readonly span: number;
  readonly shape: object;
  readonly support: object;
  readonly member: object;
  readonly right?: object;
}): object =>
  steelFrame({
    joints: [
      { x: 0, y: 0, support: of.support },
      { x: of.span, y: 0, support: { ...of.support, ...of.right } },
    ],
    members: [{ i: 0, j: 1, shape: of.shape, ...of.member }],
  });

const parabola = { kind: 'parabola', rise: f };
const H3 = (q * l * l) / (8 * f);

const THREE_HINGED: readonly FrameProblem[] = [
  {
    id: 'three-hinged-parabola-uniform',
    title: 'Three-hinged parabolic arch, load uniform along the span',
    source: TIMOSHENKO('three-hinged arches'),
    document: threeHinged([snow], [snow]),
    expected: [
      verdict('status', 'determinate'),
      reaction(0, 'x', H3),
      reaction(2, 'x', -H3),
      reaction(0, 'y', (q * l) / 2),
      ...[0, 0.25, 0.5, 0.8].flatMap((at) => [along('M', 0, at, 0), along('M', 1, at, 0)]),
      along('N', 0, 1, -H3),
      along('N', 0, 0, -Math.hypot(H3, (q * l) / 2)),
      along('Q', 1, 0.4, 0),
    ],
    why: 'the axis is the line of pressure: H = ql²/8f, and no section bends',
  },
  {
    id: 'three-hinged-parabola-half',
    title: 'Three-hinged parabolic arch, load uniform along half the span',
    source: TIMOSHENKO('three-hinged arches'),
    document: threeHinged([snow], []),
    expected: [
      reaction(0, 'x', H3 / 2),
      reaction(0, 'y', (3 * q * l) / 8),
      reaction(2, 'y', (q * l) / 8),
      along('M', 0, alongHalf(l, f, 0.5), (q * l * l) / 64),
      along('M', 1, 1 - alongHalf(l, f, 0.5), (-q * l * l) / 64),
    ],
    why: 'H = ql²/16f; a quarter of the span bends by 3ql²/32 - ql²/32 - H·3f/4',
  },
  {
    id: 'three-hinged-parabola-crown',
    title: 'Three-hinged parabolic arch, point load at the crown',
    source: TIMOSHENKO('three-hinged arches'),
    document: threeHinged([], [], [{ className: 'GenericLoad', alpha: -90, c: [P] }]),
    expected: [
      reaction(0, 'x', (P * l) / (4 * f)),
      reaction(2, 'y', P / 2),
      along('M', 0, alongHalf(l, f, 0.5), (P * l) / 8 - ((P * l) / (4 * f)) * ((3 * f) / 4)),
    ],
  },
  {
    id: 'three-hinged-semicircle-uniform',
    title: 'Three-hinged semicircular arch, load uniform along the span',
    source: TIMOSHENKO('three-hinged arches'),
    document: steelFrame({
      joints: [
        { x: 0, y: 0, support: pin },
        { x: R, y: R },
        { x: 2 * R, y: 0, support: pin },
      ],
      members: [
        {
          i: 0,
          j: 1,
          shape: { kind: 'arc', rise: R * (1 - Math.SQRT1_2) },
          ends: { j: free },
          loads: [snow],
        },
        { i: 1, j: 2, shape: { kind: 'arc', rise: R * (1 - Math.SQRT1_2) }, loads: [snow] },
      ],
    }),
    expected: [
      reaction(0, 'x', (q * R) / 2),
      reaction(0, 'y', q * R),
      along(
        'M',
        0,
        0.5,
        q * R * R * (1 - Math.SQRT1_2) -
          (q * (R * (1 - Math.SQRT1_2)) ** 2) / 2 -
          (q * R * R * Math.SQRT1_2) / 2,
      ),
      along('M', 1, 1 / 3, ((q * R * R) / 2) * (Math.sin(Math.PI / 3) ** 2 - Math.sin(Math.PI / 3))),
    ],
    why: 'with the angle t from the springing M = qR²/2·(sin²t - sin t)',
  },
];

const crownNumbers = (isExtensible: boolean): number => {
  const p0 = (4 * f) / l;
  const [j0, j1, j2, j3] = slopeIntegrals(p0);
  const radius = l / (2 * p0);
  const by = (2 * radius * f * P * l) / 4;
  const loaded = (by * (j0 - j1 / p0 - j2 / p0 ** 2 + j3 / p0 ** 3)) / EI;
  const own = squaredHeights(l, f) / EI;
  if (!isExtensible) return loaded / own;
  const shortening = (radius * P * (Math.sqrt(1 + p0 * p0) - 1)) / EA;
  return (loaded - shortening) / (own + (2 * radius * Math.asinh(p0)) / EA);
};

/** The flat arch of the formulas for a second moment that grows as the secant of the slope. */
const flat = { kind: 'parabola', rise: l / 1e4 };
const flatH = (k: number): number => ((5 * P * 1e4) / 8) * (k - 2 * k ** 3 + k ** 4);

const TWO_HINGED: readonly FrameProblem[] = [
  {
    id: 'two-hinged-parabola-uniform',
    title: 'Two-hinged parabolic arch, load uniform along the span',
    source: TIMOSHENKO('two-hinged arches'),
    document: arch({ span: l, shape: parabola, support: pin, member: { loads: [snow] } }),
    expected: [
      verdict('degree', 1),
      reaction(0, 'x', H3),
      ...[0.1, 0.25, 0.5].map((at) => along('M', 0, at, 0)),
      along('N', 0, 0.5, -H3),
    ],
    why: 'without shortening of its axis the arch bears the load of its line of pressure without bending',
  },
  ...[false, true].map((isExtensible): FrameProblem => {
    const H = crownNumbers(isExtensible);
    return {
      id: `two-hinged-parabola-crown${isExtensible ? '-shortened' : ''}`,
      title: `Two-hinged parabolic arch, point load at the crown${isExtensible ? ', with shortening of its axis' : ''}`,
      source: TIMOSHENKO('two-hinged arches'),
      document: arch({
        span: l,
        shape: parabola,
        support: pin,
        member: { loads: [down(l / 2, P)], inextensible: !isExtensible },
      }),
      expected: [reaction(0, 'x', H), along('M', 0, 0.5, (P * l) / 4 - H * f), reaction(1, 'y', P / 2)],
      why: 'H = (∫M0·y ds/EI - ∫V sin cos ds/EA)/(∫y² ds/EI + ∫cos² ds/EA), with integrals of pⁿ√(1 + p²) over the slope p',
    };
  }),
  ...[0.25, 0.4].map((k): FrameProblem => ({
    id: `two-hinged-flat-parabola-${k}`,
    title: `Flat two-hinged parabolic arch, point load at ${k} of the span`,
    source: TIMOSHENKO('two-hinged arches, influence line of the thrust'),
    document: arch({ span: l, shape: flat, support: pin, member: { loads: [down(k * l, P)] } }),
    // The formula holds for I that grows as the secant of the slope, which is at most 4e-4 here.
    expected: [
      { ...reaction(0, 'x', flatH(k)), tolerance: 1e-6 },
      { ...along('M', 0, k, P * l * k * (1 - k) - flatH(k) * (l / 1e4) * 4 * k * (1 - k)), tolerance: 1e-6 },
    ],
    why: 'H = 5/8·Pl/f·(k - 2k³ + k⁴)',
  })),
  {
    id: 'two-hinged-semicircle-central',
    title: 'Two-hinged semicircular arch, point load at the crown',
    source: TIMOSHENKO('two-hinged arches, semicircle'),
    document: arch({ span: 2 * R, shape: semicircle(R), support: pin, member: { loads: [down(R, P)] } }),
    expected: [
      reaction(0, 'x', P / Math.PI),
      along('M', 0, 0.5, P * R * (1 / 2 - 1 / Math.PI)),
      along('N', 0, 0, -P / 2),
      along('Q', 0, 0, -P / Math.PI),
    ],
  },
  {
    id: 'two-hinged-semicircle-inclined',
    title: 'Two-hinged semicircular arch, point load at 60 degrees',
    source: TIMOSHENKO('two-hinged arches, semicircle'),
    document: arch({ span: 2 * R, shape: semicircle(R), support: pin, member: { loads: [down(R / 2, P)] } }),
    expected: [
      reaction(0, 'x', (P / Math.PI) * 0.75),
      reaction(0, 'y', (3 * P) / 4),
      along('M', 0, 1 / 3, ((3 * P) / 4) * (R / 2) - (P / Math.PI) * 0.75 * R * Math.sin(Math.PI / 3)),
    ],
    why: 'H = P/π·sin²t at the angle t from the springing',
  },
  {
    id: 'two-hinged-semicircle-snow',
    title: 'Two-hinged semicircular arch, load uniform along the span',
    source: ROARK('table 9.3, circular arches, uniform load along the span'),
    document: arch({ span: 2 * R, shape: semicircle(R), support: pin, member: { loads: [snow] } }),
    expected: [
      reaction(0, 'x', (4 * q * R) / (3 * Math.PI)),
      along('M', 0, 0.5, (q * R * R) / 2 - (4 * q * R * R) / (3 * Math.PI)),
    ],
    why: '∫M0 sin t dt / ∫sin² t dt with M0 = qR²/2·sin² t',
  },
  {
    id: 'two-hinged-semicircle-weight',
    title: 'Two-hinged semicircular arch, load uniform along its axis',
    source: ROARK('table 9.3, circular arches, own weight'),
    document: arch({
      span: 2 * R,
      shape: semicircle(R),
      support: pin,
      member: { loads: [{ ...snow, frame: 'global' }] },
    }),
    expected: [
      reaction(0, 'x', (q * R) / 2),
      reaction(1, 'y', (Math.PI * q * R) / 2),
      along('M', 0, 0.5, q * R * R * (Math.PI / 2 - 1 - 1 / 2)),
    ],
    why: 'M0 = qR²(π/2·(1 - cos t) - sin t + t cos t), so ∫M0 sin t dt = π/4·qR² and ∫sin² t dt = π/2',
  },
  {
    id: 'two-hinged-semicircle-pressure',
    title: 'Two-hinged semicircular arch under uniform pressure from outside',
    source: ROARK('table 9.3, circular arches, uniform radial pressure'),
    document: arch({
      span: 2 * R,
      shape: semicircle(R),
      support: pin,
      member: { loads: [{ className: 'DistributedLoad', y: -q }] },
    }),
    expected: [
      reaction(0, 'y', q * R),
      reaction(0, 'x', 0),
      ...[0, 0.2, 0.5, 0.9].flatMap((at) => [along('N', 0, at, -q * R), along('M', 0, at, 0)]),
    ],
    why: 'a ring under pressure: N = -qR, and it does not bend',
  },
];

const gain = 1.2e-5 * 25;

const IMPOSED: readonly FrameProblem[] = [
  {
    id: 'arch-temperature',
    title: 'Two-hinged semicircular arch, change of temperature',
    source: TIMOSHENKO('two-hinged arches, temperature'),
    document: arch({ span: 2 * R, shape: semicircle(R), support: pin, member: { dT: 25 } }),
    expected: [
      reaction(0, 'x', (4 * EI * gain) / (Math.PI * R * R)),
      along('M', 0, 0.5, (-4 * EI * gain) / (Math.PI * R)),
    ],
    why: 'the span would grow by α·dT·2R, and a thrust of 1 shortens it by πR³/2EI',
  },
  {
    id: 'arch-temperature-parabola',
    title: 'Two-hinged parabolic arch, change of temperature, with shortening of its axis',
    source: TIMOSHENKO('two-hinged arches, temperature'),
    document: arch({ span: l, shape: parabola, support: pin, member: { dT: -25, inextensible: false } }),
    expected: [
      reaction(
        0,
        'x',
        (-gain * l) / (squaredHeights(l, f) / EI + (2 * (l / ((8 * f) / l)) * Math.asinh((4 * f) / l)) / EA),
      ),
    ],
    why: 'H = α·dT·l/(∫y² ds/EI + ∫cos² ds/EA)',
  },
  {
    id: 'arch-temperature-difference',
    title: 'Two-hinged semicircular arch, bottom warmer than top',
    source: TIMOSHENKO('two-hinged arches, temperature'),
    document: arch({ span: 2 * R, shape: semicircle(R), support: pin, member: { dTdepth: 25 } }),
    expected: [reaction(0, 'x', (4 * EI * (gain / 0.3)) / (Math.PI * R))],
    why: 'a curvature of α·dT/h lengthens the span by the curvature times ∫y ds = 2R²',
  },
  {
    id: 'arch-too-long',
    title: 'Two-hinged semicircular arch made too long',
    source: TIMOSHENKO('two-hinged arches, errors of fabrication'),
    document: arch({ span: 2 * R, shape: semicircle(R), support: pin, member: { dL: 0.01 } }),
    expected: [reaction(0, 'x', (4 * EI * 0.01) / (Math.PI ** 2 * R ** 3))],
    why: 'an excess of dL along the axis πR lengthens the span by 2/π·dL',
  },
  {
    id: 'arch-spread',
    title: 'Two-hinged semicircular arch, a springing yields',
    source: TIMOSHENKO('two-hinged arches, displacement of supports'),
    document: arch({
      span: 2 * R,
      shape: semicircle(R),
      support: pin,
      right: { settlement: { x: 0.02 } },
      member: {},
    }),
    expected: [
      reaction(0, 'x', (-2 * EI * 0.02) / (Math.PI * R ** 3)),
      along('M', 0, 0.5, (2 * EI * 0.02) / (Math.PI * R ** 2)),
    ],
  },
];

const fixedH = (P * (4 - Math.PI)) / (Math.PI ** 2 - 8);

const FIXED_AND_TIED: readonly FrameProblem[] = [
  {
    id: 'fixed-semicircle-central',
    title: 'Fixed semicircular arch, point load at the crown',
    source: ROARK('table 9.3, circular arches with fixed ends'),
    document: arch({ span: 2 * R, shape: semicircle(R), support: clamp, member: { loads: [down(R, P)] } }),
    expected: [
      verdict('degree', 3),
      reaction(0, 'x', fixedH),
      along('M', 0, 0, R * ((fixedH * Math.PI) / 4 - P / 4)),
      along('M', 0, 0.5, R * ((fixedH * Math.PI) / 4 - P / 4 + P / 2 - fixedH)),
    ],
    why: '∫M dt = 0 and ∫M sin t dt = 0 with M = MA + PR/2·(1 - cos t) - HR sin t: H = P(4 - π)/(π² - 8)',
  },
  {
    id: 'fixed-parabola-uniform',
    title: 'Fixed parabolic arch, load uniform along the span',
    source: TIMOSHENKO('hingeless arches'),
    document: arch({ span: l, shape: parabola, support: clamp, member: { loads: [snow] } }),
    expected: [reaction(0, 'x', H3), along('M', 0, 0, 0), along('M', 0, 0.5, 0)],
  },
  {
    id: 'fixed-flat-parabola-crown',
    title: 'Flat fixed parabolic arch, point load at the crown',
    source: TIMOSHENKO('hingeless arches, influence lines'),
    document: arch({ span: l, shape: flat, support: clamp, member: { loads: [down(l / 2, P)] } }),
    expected: [
      { ...reaction(0, 'x', (15 / 64) * P * 1e4), tolerance: 1e-6 },
      { ...along('M', 0, 0, (P * l) / 32), tolerance: 1e-6 },
      { ...along('M', 0, 0.5, (3 * P * l) / 64), tolerance: 1e-6 },
    ],
    why: 'H = 15/64·Pl/f, M = Pl/32 at the springings and 3Pl/64 at the crown',
  },
  {
    id: 'tied-parabola',
    title: 'Tied parabolic arch, load uniform along the span',
    source: TIMOSHENKO('two-hinged arches with a tie'),
    document: steelFrame({
      joints: [
        { x: 0, y: 0, support: pin },
        { x: l, y: 0, support: roller },
      ],
      members: [
        { i: 0, j: 1, shape: parabola, loads: [snow], inextensible: true },
        { i: 0, j: 1, ends: { i: free, j: free }, crossSectionIndex: 1, inextensible: false },
      ],
      I: [8000, 100],
    }),
    expected: [
      along('N', 1, 0.5, H3 / (1 + (l * EI) / (EA * squaredHeights(l, f)))),
      reaction(0, 'x', 0),
      along('M', 0, 0.5, f * (H3 - H3 / (1 + (l * EI) / (EA * squaredHeights(l, f))))),
      moved(1, 'x', (H3 / (1 + (l * EI) / (EA * squaredHeights(l, f)))) * (l / EA)),
    ],
    why: 'the tie lengthens by Hl/EA: H(∫y² ds/EI + l/EA) = ∫M0·y ds/EI, where M0 = ql²/8f·y',
  },
];

export const ARCHES: readonly FrameProblem[] = [
  ...THREE_HINGED,
  ...TWO_HINGED,
  ...IMPOSED,
  ...FIXED_AND_TIED,
];
