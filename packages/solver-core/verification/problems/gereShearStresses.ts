/**
 * J. M. Gere, Mechanics of Materials, 6th ed., 2004, and 7th ed. (with B. J. Goodno), 2009, sections 5.8 to 5.10: shear
 * stresses of rectangles, circles and webs. Numbers are printed to three or four digits.
 */
import { clamp, force, pin, roller, uniform } from '../beamCase.ts';
import { stressesAt, stressExtreme } from './expectStress.ts';
import { published } from './problem.ts';
import type { Expected, Problem } from './problem.ts';
import { sectionBeam, usSectionBeam } from './sectionBeam.ts';
import { gere } from './stressTexts.ts';

const CENTROID = { y: 0, z: 0 };

/** A cantilever with a constant shear force V. */
function sheared(V: number, section: object, isUs = true): object {
  const rest = { supports: [clamp(0)], loads: [force(10, -V)] };
  return isUs ? usSectionBeam(10, section, rest) : sectionBeam(10, section, rest);
}

interface Web {
  readonly problem: '5.10-1' | '5.10-2' | '5.10-3';
  readonly b: number;
  readonly t: number;
  readonly h: number;
  readonly h1: number;
  readonly V: number;
  /** Decimals of the printed stresses, psi or MPa. */
  readonly digits: number;
  readonly most: number;
  readonly least: number;
}

/** Fillets are left out, as in the book. */
function web({ problem, b, t, h, h1, V, digits, most, least }: Web): Problem {
  const section = { className: 'hsection', b, h, tw: t, tf: (h - h1) / 2 };
  return {
    id: `gere-${problem}`,
    title: `Web of a wide-flange beam: b ${b}, t ${t}, h ${h}, h1 ${h1}`,
    source: gere(problem),
    document: sheared(V, section, problem !== '5.10-2'),
    expected: [
      stressExtreme('T', 'max', most, published(digits)),
      ...stressesAt(5, CENTROID, { tau: most, s1: most, s3: -most }, published(digits)),
      ...stressesAt(5, { y: 0, z: h1 / 2 }, { tau: least }, { ...published(digits), level: 'below' }),
    ],
  };
}

export const gereShearStresses: readonly Problem[] = [
  {
    id: 'gere-5.8-4',
    title: 'Shear stresses over the height of a rectangle 120 by 200 mm',
    source: gere('5.8-4'),
    document: sectionBeam(2, rectangle(120, 200), { supports: [clamp(0)], loads: [force(2, -8000)] }),
    expected: profile([
      [100, 0],
      [75, 0.219],
      [50, 0.375],
      [25, 0.469],
      [0, 0.5],
      [-50, 0.375],
    ]),
  },
  steelBeam(),
  {
    id: 'gere-5.9-1-bending',
    title: 'Wood pole of the diameter that bending requires',
    source: gere('5.9-1'),
    document: pole(Math.cbrt(173.7)),
    expected: [
      stressExtreme('S.top', 'max', 1900, { tolerance: 0.05 / 173.7 }),
      stressExtreme('S.bottom', 'min', -1900, { tolerance: 0.05 / 173.7 }),
    ],
  },
  {
    id: 'gere-5.9-1-shear',
    title: 'Wood pole of the diameter that shear requires',
    source: gere('5.9-1'),
    document: pole(Math.sqrt(6.366)),
    expected: [stressExtreme('T', 'max', 120, { tolerance: 0.0005 / 6.366 })],
  },
  web({ problem: '5.10-1', b: 6, t: 0.5, h: 12, h1: 10.5, V: 30_000, digits: 0, most: 5795, least: 4555 }),
  web({
    problem: '5.10-2',
    b: 180,
    t: 12,
    h: 420,
    h1: 380,
    V: 125_000,
    digits: 2,
    most: 28.43,
    least: 21.86,
  }),
  web({
    problem: '5.10-3',
    b: 6.535,
    t: 0.285,
    h: 8.06,
    h1: 7.13,
    V: 10_000,
    digits: 0,
    most: 4861,
    least: 4202,
  }),
  {
    id: 'gere-5.10-11',
    title: 'Square box beam: 12 in outside, walls of 1 in',
    source: gere('5.10-11'),
    document: sheared(28_000, { className: 'rectangularpipe', b: 12, h: 12, tw: 1 }),
    expected: [
      stressExtreme('T', 'max', 1424, published(0)),
      ...stressesAt(5, { y: 5.5, z: 5 }, { tau: 1033 }, { ...published(0), level: 'below' }),
    ],
  },
  {
    id: 'gere-5.10-13',
    title: 'T-beam: flange 10 by 0.8 in, web 0.5 in, 7 in high',
    source: gere('5.10-13'),
    document: sheared(5300, { className: 'tsection', b: 10, h: 7, tw: 0.5, tf: 0.8 }),
    expected: [
      stressExtreme('T', 'max', 2221, published(0)),
      ...stressesAt(5, CENTROID, { tau: 2221 }, published(0)),
    ],
  },
];

function rectangle(b: number, h: number): object {
  return { className: 'rectangle', b, h };
}

function profile(ordinates: readonly (readonly [number, number])[]): Expected[] {
  return ordinates.flatMap(([z, tau]) => stressesAt(1, { y: 0, z }, { tau }, published(3)));
}

/** Eq. 5-39: tau = V (h²/4 - y²)/2I at the support, at steps of a quarter inch. */
function steelBeam(): Problem {
  const [L, b, h, q] = [16, 0.6, 2, 240];
  const I = (b * h ** 3) / 12;
  const tau = (z: number) => (((q * L) / 2) * (h ** 2 / 4 - z ** 2)) / (2 * I);
  return {
    id: 'gere-5.8-5',
    title: 'Shear stresses over the height of a steel beam 0.6 by 2 in',
    source: gere('5.8-5'),
    document: usSectionBeam(L, rectangle(b, h), {
      supports: [pin(0), roller(L)],
      loads: [uniform(0, L, -q)],
    }),
    expected: [
      ...[0.75, 0.5, 0.25, 0].flatMap((z) => stressesAt(0, { y: 0, z }, { tau: tau(z) })),
      stressExtreme('T', 'max', tau(0)),
      stressExtreme('T', 'min', -tau(0)),
    ],
  };
}

function pole(d: number): object {
  return usSectionBeam(
    72,
    { className: 'circle', Dy: d },
    { supports: [clamp(0)], loads: [force(72, -450)] },
  );
}
