/**
 * J. M. Gere, Mechanics of Materials, 6th ed., 2004, and 7th ed. (with B. J. Goodno), 2009: sections 5.5 (normal
 * stresses), 5.12 (with axial force), 6.4 (inclined loads), 6.5 (unsymmetric beams) and 8.4 (principal stresses).
 */
import { axial, clamp, force, moment, pin, roller, uniform } from '../beamCase.ts';
import { stressesAt, stressExtreme } from './expectStress.ts';
import { extreme, published } from './problem.ts';
import type { Expected, Problem } from './problem.ts';
import { sectionBeam, turnedTo, turnPoint, usSectionBeam } from './sectionBeam.ts';
import { gere } from './stressTexts.ts';

const TABLES = 'the book uses the second moments of its tables, the solver those of the dimensions';

export const gereBendingStresses: readonly Problem[] = [
  {
    id: 'gere-5.5-8',
    title: 'Bridge girder during construction: cantilever of 48 m',
    source: gere('5.5-8'),
    document: sectionBeam(48, girder(2600, 620, 28, 52), {
      supports: [clamp(0)],
      loads: [uniform(0, 48, -9500)],
    }),
    expected: [
      stressExtreme('S.top', 'max', 101, published(0)),
      stressExtreme('S.bottom', 'min', -101, published(0)),
    ],
  },
  {
    id: 'gere-5.5-9',
    title: 'Beam of an oil-well pump, 9 k at 16 ft',
    source: gere('5.5-9'),
    document: usSectionBeam(192, girder(22, 8, 0.625, 0.875), {
      supports: [clamp(0)],
      loads: [force(192, -9000)],
    }),
    expected: [stressExtreme('S.top', 'max', 9530, published(0, 10))],
  },
  {
    id: 'gere-5.5-9-6th',
    title: 'Beam of an oil-well pump, 8.8 k at 14 ft',
    source: gere('5.5-9 of the 6th ed.'),
    document: usSectionBeam(168, girder(20, 8, 0.625, 0.875), {
      supports: [clamp(0)],
      loads: [force(168, -8800)],
    }),
    expected: [stressExtreme('S.top', 'max', 9250, published(0, 10))],
  },
  {
    id: 'gere-5.5-10',
    title: 'Railroad tie on ballast: uniform reaction from below, supports at the rails',
    source: gere('5.5-10'),
    document: sectionBeam(
      2.5,
      { className: 'rectangle', b: 300, h: 250 },
      {
        supports: [pin(0.5), roller(2)],
        loads: [uniform(0, 2.5, 140_000)],
      },
    ),
    expected: [
      extreme('M', 'max', 17_500),
      extreme('M', 'min', -21_875),
      stressExtreme('S.top', 'max', 7, published(1)),
      stressExtreme('S.bottom', 'min', -7, published(1)),
    ],
  },
  bentAndPulled('gere-5.12-8a', 'Bar in tension of 24 kN and bending of 3.5 kN·m, without its weight', 70, 0),
  bentAndPulled(
    'gere-5.12-8b',
    'Bar in tension of 24 kN and bending of 3.5 kN·m, with its weight of 77 kN/m3',
    76.5,
    77_000,
  ),
  {
    id: 'gere-6.4-2',
    title: 'Wood beam 75 by 150 mm, tilted by 30°',
    source: gere('6.4-2'),
    document: sectionBeam(
      1.5,
      { className: 'rectangle', b: 75, h: 150 },
      {
        ...turnedTo(1.5, 30),
        supports: [pin(0), roller(1.5)],
        loads: [uniform(0, 1.5, -6400)],
      },
    ),
    expected: [
      stressExtreme('S.bottom', 'max', 11.9, published(1)),
      stressExtreme('S.top', 'min', -11.9, published(1)),
    ],
  },
  wideFlange(),
  {
    id: 'gere-6.4-8',
    title: 'S 200x27.4 bent by 4 kN·m, 24° off its axis',
    source: gere('6.4-8'),
    document: sectionBeam(
      1,
      { className: 'hsection', h: 203, b: 102, tw: 6.9, tf: 10.8, r1: 9.4, r2: 5.1, sf: 100 / 6, uf: 23.7 },
      { ...turnedTo(1, 24), supports: [clamp(0)], loads: [moment(1, 4000)] },
    ),
    expected: [stressExtreme('S.bottom', 'max', 69.4, { tolerance: 0.02 })],
    why: TABLES,
  },
  {
    id: 'gere-6.4-10',
    title: 'W 310x129 under a load 60° off its weak axis',
    source: gere('6.4-10'),
    document: sectionBeam(
      1.8,
      { className: 'hsection', h: 318, b: 307, tw: 13.1, tf: 20.6, r1: 15 },
      {
        ...turnedTo(1.8, 30),
        supports: [clamp(0)],
        loads: [force(1.8, -9500)],
      },
    ),
    expected: [stressExtreme('S.top', 'max', 20.8, { tolerance: 0.01 })],
    why: TABLES,
  },
  {
    id: 'gere-6.5-3',
    title: 'Angle L 6x6x3/4 bent about an axis along its leg',
    source: gere('6.5-3'),
    document: usSectionBeam(
      10,
      { className: 'lsection', h: 6, b: 6, t: 0.75 },
      {
        supports: [clamp(0)],
        loads: [moment(10, 20_000)],
      },
    ),
    expected: [
      stressExtreme('S.bottom', 'max', 3080, { tolerance: 0.015 }),
      // The outer corner of the vertical leg; its inner corner, which the book leaves out, is compressed more.
      ...stressesAt(5, { y: -1.775, z: 6 - 1.775 }, { sigma: -3450 }, { tolerance: 0.015 }),
    ],
    why: TABLES,
  },
  rectangularCantilever(),
  {
    id: 'gere-8.4-6',
    title: 'Neutral axis of a wide-flange beam 300 mm high under 60 kN: pure shear',
    source: gere('8.4-6'),
    document: sectionBeam(2, girder(300, 120, 10, 20), { supports: [clamp(0)], loads: [force(2, -60_000)] }),
    expected: stressesAt(1, { y: 0, z: 0 }, { tau: 23.17, s1: 23.17, s3: -23.17 }, published(2)),
  },
  uniformlyLoaded(),
];

function girder(h: number, b: number, tw: number, tf: number): object {
  return { className: 'hsection', h, b, tw, tf };
}

/** Diameters are printed to three digits, for an allowable stress of 110 MPa. */
function bentAndPulled(id: string, title: string, d: number, weight: number): Problem {
  const area = (Math.PI * d ** 2) / 4;
  return {
    id,
    title,
    source: gere('5.12-8'),
    document: sectionBeam(
      2.5,
      { className: 'circle', Dy: d },
      {
        supports: [clamp(0)],
        loads: [
          axial(2.5, 24_000),
          moment(2.5, -3500),
          ...(weight > 0 ? [uniform(0, 2.5, -weight * area * 1e-6)] : []),
        ],
      },
    ),
    expected: [stressExtreme('S.top', 'max', 110, { tolerance: 3 * (0.05 / d) })],
  };
}

function wideFlange(): Problem {
  const [d, b, alpha, L] = [8.28, 5.27, 22.5, 84];
  const corner = turnPoint(b / 2, d / 2, alpha);
  const other = turnPoint(-b / 2, d / 2, alpha);
  const details = { tolerance: 0.012 };
  return {
    id: 'gere-6.4-5',
    title: 'W 8x21 under a load 22.5° off its web',
    source: gere('6.4-5'),
    document: usSectionBeam(
      L,
      { className: 'hsection', h: d, b, tw: 0.25, tf: 0.4, r1: 0.3 },
      {
        ...turnedTo(L, alpha),
        supports: [pin(0), roller(L)],
        loads: [force(L / 2, -4500)],
      },
    ),
    expected: [
      stressExtreme('S.bottom', 'max', 14_554, details),
      ...stressesAt(L / 2, corner, { sigma: -14_554 }, details),
      ...stressesAt(L / 2, other, { sigma: 4953 }, { tolerance: 0.012 }),
    ],
    why: TABLES,
  };
}

/** sigma = P c y/I, tau = P Q/(I b); the principal stresses are those of Eq. 7-17. */
function rectangularCantilever(): Problem {
  const [sigma, tau] = [3541.6666666666665, 531.25];
  const R = Math.sqrt((sigma / 2) ** 2 + tau ** 2);
  return {
    id: 'gere-8.4-1',
    title: 'Cantilever 3 by 12 in: a point 9 in up, 2.5 ft from the load',
    source: gere('8.4-1'),
    document: usSectionBeam(
      60,
      { className: 'rectangle', b: 3, h: 12 },
      {
        supports: [clamp(0)],
        loads: [force(60, -17_000)],
      },
    ),
    expected: [
      ...stressesAt(30, { y: 0, z: 3 }, { sigma: 3542 }, published(0)),
      ...stressesAt(30, { y: 0, z: 3 }, { tau, s1: sigma / 2 + R, s3: sigma / 2 - R, eq3: 2 * R }),
      ...stressesAt(30, { y: 0, z: 3 }, { direction: -8.35 }, published(2)),
    ],
  };
}

function uniformlyLoaded(): Problem {
  const [L, q, x, b, t, h, h1] = [120, 500, 36, 5, 0.5, 12, 10.5];
  const I = (b * h ** 3 - (b - t) * h1 ** 3) / 12;
  const M = (q * x * (L - x)) / 2;
  const V = q * (L / 2 - x);
  const flange = (b * (h ** 2 - h1 ** 2)) / 8;
  const at = (z: number, Q: number): Expected[] => {
    const [sigma, tau] = [(-M * z) / I, (V * Q) / (I * t)];
    const R = Math.sqrt((sigma / 2) ** 2 + tau ** 2);
    const scale = M / I;
    const place = { y: 0, z };
    const details = { level: 'above', scale } as const;
    return [
      ...stressesAt(x, place, { sigma, tau }, details),
      ...stressesAt(x, place, { s1: sigma / 2 + R, s3: sigma / 2 - R }, details),
    ];
  };
  return {
    id: 'gere-8.4-7',
    title: 'Wide-flange beam under a uniform load: bottom, bottom of the web, neutral axis',
    source: gere('8.4-7'),
    document: usSectionBeam(L, girder(h, b, t, (h - h1) / 2), {
      supports: [pin(0), roller(L)],
      loads: [uniform(0, L, -q)],
    }),
    expected: [...at(-h / 2, 0), ...at(-h1 / 2, flange), ...at(0, flange + (t * h1 ** 2) / 8)],
  };
}
