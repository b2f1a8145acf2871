/**
 * Bending and shear stresses of textbook shapes: S. P. Timoshenko, Strength of Materials, part I, 3rd ed., 1955
 * (chapters on stresses in beams); statements of R. C. Hibbeler, of F. L. Singer and A. Pytel as repeated on
 * mathalino.com, and of the exercises of Engineering Mechanics OER.
 */
import { axial, clamp, force, pin, roller, uniform } from '../beamCase.ts';
import { stressesAt, stressExtreme } from './expectStress.ts';
import { published } from './problem.ts';
import type { Problem, Source } from './problem.ts';
import { sectionBeam, turnedTo, usSectionBeam } from './sectionBeam.ts';
import { HIBBELER_11_TEXT, statedAt } from './stressTexts.ts';

const timoshenko = (place: string): Source => ({
  author: 'Timoshenko',
  title: 'Strength of Materials, part I',
  edition: '3rd ed., 1955',
  place,
});
const hibbeler = (problem: string): Source => ({
  author: 'Hibbeler',
  title: 'Mechanics of Materials',
  edition: '8th ed. SI',
  place: `Problem ${problem}`,
  compared: HIBBELER_11_TEXT,
});
const singer = (problem: number, address: string): Source => ({
  author: 'Singer, Pytel',
  title: 'Strength of Materials',
  edition: '4th ed., 1987',
  place: `Problem ${problem}`,
  compared: statedAt(`mathalino.com, ${address}`),
});
const exercise = (number: string): Source => ({
  author: 'Gramoll, Engineering Mechanics OER',
  title: 'Strength of Materials Exercises',
  edition: '2024',
  place: `Problem ${number}`,
  compared: statedAt(`engineeringmechanicsoer.github.io/StrengthOfMaterialsExercises, problem ${number}`),
});

/** The shear force of the shapes for which tau is requested. */
const Q = 24_000;

export const classicStresses: readonly Problem[] = [
  {
    id: 'hibbeler-11-2',
    title: 'Oak joist 125.52 mm square under 1.5 kN/m',
    source: hibbeler('11-2'),
    document: sectionBeam(
      7.5,
      { className: 'rectangle', b: 125.52, h: 125.52 },
      {
        supports: [pin(0), roller(7.5)],
        loads: [uniform(0, 7.5, -1500)],
      },
    ),
    expected: [
      stressExtreme('S.bottom', 'max', 32, { tolerance: 2e-4 }),
      stressExtreme('T', 'max', 0.536, published(3)),
    ],
  },
  {
    id: 'hibbeler-11-12',
    title: 'Overhanging beam 126.98 by 150 mm under 40 kN',
    source: hibbeler('11-12'),
    document: sectionBeam(
      4,
      { className: 'rectangle', b: 126.98, h: 150 },
      {
        supports: [pin(0), roller(2)],
        loads: [force(4, -40_000)],
      },
    ),
    expected: [
      stressExtreme('S.top', 'max', 168, { tolerance: 1e-4 }),
      stressExtreme('T', 'max', (1.5 * 40_000) / (126.98 * 150)),
    ],
  },
  {
    id: 'singer-504',
    title: 'Beam 2 by 4 in: largest stress, and that of a fibre at midspan',
    source: singer(504, 'solution to problem 504'),
    document: usSectionBeam(
      144,
      { className: 'rectangle', b: 2, h: 4 },
      {
        supports: [pin(0), roller(144)],
        loads: [force(36, -2000)],
      },
    ),
    expected: [
      stressExtreme('S.bottom', 'max', (1500 * 36 * 6) / 32),
      ...stressesAt(72, { y: 0, z: 1.5 }, { sigma: (-500 * 72 * 1.5 * 12) / 128 }),
    ],
  },
  {
    id: 'singer-511',
    title: 'Beam 2 by 4 in under 80 lb/ft, of the length at which the stress is 3000 psi',
    source: singer(511, 'solution to problem 511'),
    document: longestBeam(),
    expected: [stressExtreme('S.bottom', 'max', 3000), stressExtreme('S.top', 'min', -3000)],
  },
  {
    id: 'oer-9.1',
    title: 'Beam 80 by 200 mm with half its span loaded',
    source: exercise('9.1'),
    document: sectionBeam(
      4,
      { className: 'rectangle', b: 80, h: 200 },
      {
        supports: [pin(0), roller(4)],
        loads: [uniform(0, 2, -2000)],
      },
    ),
    // 9 w L²/32 at 3/4 of the loaded part.
    expected: [stressExtreme('S.bottom', 'max', ((9 / 32) * 2 * 2000 ** 2 * 6) / (80 * 200 ** 2))],
  },
  {
    id: 'oer-10.8',
    title: 'Cantilever 5 by 6 in under a distributed load and two forces',
    source: exercise('10.8'),
    document: usSectionBeam(
      60,
      { className: 'rectangle', b: 5, h: 6 },
      {
        supports: [clamp(0)],
        loads: [uniform(12, 42, -1), force(54, -5), force(60, -10)],
      },
    ),
    expected: [stressExtreme('T', 'max', (1.5 * 45) / 30), stressExtreme('T', 'min', (1.5 * 10) / 30)],
  },
  {
    id: 'circle-shear',
    title: 'Circle: 4/3 Q/A at the neutral axis, by its chord elsewhere',
    source: timoshenko('Shear stresses in circular sections'),
    document: sheared({ className: 'circle', Dy: 120 }),
    expected: [
      stressExtreme('T', 'max', ((4 / 3) * Q) / (Math.PI * 3600)),
      ...stressesAt(1, { y: 0, z: 30 }, { tau: ((4 / 3) * Q * (1 - 0.25)) / (Math.PI * 3600) }),
    ],
  },
  {
    id: 'thin-tube-shear',
    title: 'Thin tube: twice Q/A',
    source: timoshenko('Shear stresses in circular sections'),
    document: sheared({ className: 'roundpipe', Dy: 1000, tw: 0.5 }),
    expected: [stressExtreme('T', 'max', (2 * Q) / (Math.PI * 999.5 * 0.5), { tolerance: 1e-6 })],
    why: 'the book’s formula is for a tube without thickness',
  },
  {
    id: 'square-on-edge-shear',
    title: 'Square on its corner: 9/8 Q/A an eighth of the diagonal off the middle, Q/A in the middle',
    source: timoshenko('Shear stresses, problems'),
    document: sheared({ className: 'rectangle', b: 90, h: 90 }, 45),
    expected: [
      stressExtreme('T', 'max', ((9 / 8) * Q) / 8100, { tolerance: 1e-9 }),
      ...stressesAt(1, { y: 0, z: 0 }, { tau: Q / 8100 }),
    ],
  },
  teeShear(),
  channelShear(),
  {
    id: 'eccentric-pull',
    title: 'Axial force and bending: N/A ± M/W',
    source: timoshenko('Bending combined with tension or compression'),
    document: sectionBeam(
      3,
      { className: 'rectangle', b: 100, h: 180 },
      {
        supports: [pin(0), roller(3)],
        loads: [axial(3, -90_000), force(1.5, -12_000)],
      },
    ),
    expected: [
      stressExtreme('S.top', 'min', -5 - (9e6 * 6) / (100 * 180 ** 2)),
      stressExtreme('S.bottom', 'max', -5 + (9e6 * 6) / (100 * 180 ** 2)),
      ...stressesAt(1.5, { y: 0, z: 0 }, { sigma: -5 }),
    ],
  },
  {
    id: 'two-span-stress',
    title: 'Two equal spans: w l²/8 over the middle support, 5/8 w l beside it',
    source: timoshenko('Continuous beams'),
    document: sectionBeam(
      8,
      { className: 'rectangle', b: 120, h: 240 },
      {
        supports: [pin(0), roller(4), roller(8)],
        loads: [uniform(0, 8, -6000)],
      },
    ),
    expected: [
      stressExtreme('S.top', 'max', (12e6 * 6) / (120 * 240 ** 2)),
      stressExtreme('S.bottom', 'max', ((9 / 128) * 96e6 * 6) / (120 * 240 ** 2)),
      stressExtreme('T', 'max', (1.5 * 15_000) / (120 * 240)),
    ],
  },
];

function sheared(section: object, alpha = 0): object {
  return sectionBeam(2, section, { ...turnedTo(2, alpha), supports: [clamp(0)], loads: [force(2, -Q)] });
}

/** L² = 8 W sigma/w. */
function longestBeam(): object {
  const L = Math.sqrt((8 * (32 / 6) * 3000) / (80 / 12));
  return usSectionBeam(
    L,
    { className: 'rectangle', b: 2, h: 4 },
    {
      supports: [pin(0), roller(L)],
      loads: [uniform(0, L, -80 / 12)],
    },
  );
}

/** tau = Q S/(I t): greatest at the centroid; at the junction one value for each width. */
function teeShear(): Problem {
  const [b, h, t, tf] = [100, 120, 12, 16];
  const A = b * tf + t * (h - tf);
  const top = ((b * tf ** 2) / 2 + (t * (h ** 2 - tf ** 2)) / 2) / A;
  const I = (b * tf ** 3 + t * (h ** 3 - tf ** 3)) / 3 - A * top ** 2;
  const S = (t * (h - top) ** 2) / 2;
  const flange = b * tf * (top - tf / 2);
  const z = top - tf;
  return {
    id: 'tee-shear',
    title: 'Tee: the centroid, and both sides of where web and flange meet',
    source: timoshenko('Shear stresses in beams of T-section'),
    document: sheared({ className: 'tsection', b, h, tw: t, tf }),
    expected: [
      stressExtreme('T', 'max', (Q * S) / (I * t)),
      ...stressesAt(1, { y: 0, z }, { tau: (Q * flange) / (I * t) }, { level: 'below' }),
      ...stressesAt(1, { y: 0, z }, { tau: (Q * flange) / (I * b) }),
    ],
  };
}

/** The shear stress in its web is that of an I section. */
function channelShear(): Problem {
  const [b, h, t, tf] = [80, 200, 9, 14];
  const I = (b * h ** 3 - (b - t) * (h - 2 * tf) ** 3) / 12;
  const flange = (b * tf * (h - tf)) / 2;
  const half = flange + (t * (h / 2 - tf) ** 2) / 2;
  return {
    id: 'channel-shear',
    title: 'Channel: the web from the flange to the middle',
    source: timoshenko('Shear stresses in beams of I-section'),
    document: sheared({ className: 'csection', b, h, tw: t, tf }),
    expected: [
      stressExtreme('T', 'max', (Q * half) / (I * t)),
      ...stressesAt(1, { y: -20, z: h / 2 - tf }, { tau: (Q * flange) / (I * t) }, { level: 'below' }),
    ],
  };
}
