/**
 * Self weight, rotated sets and combinations. EN 1990:2002, equation 6.10 (factors 1.35 and 1.5); S. P. Timoshenko,
 * Strength of Materials, part I, 3rd ed., 1955 (a bar under its own weight); PyCBA, tests/test_basic.py, test_envelopes
 * (patterns of 1.4 or 1.0 dead and 1.6 or 0 live load, moments printed to two decimals of kN·m).
 */
import { beamCase, clamp, force, pin, roller, uniform } from '../beamCase.ts';
import { TEST_ITSELF } from './comparedTexts.ts';
import { at, extreme, reaction } from './problem.ts';
import type { Problem, Source } from './problem.ts';

const L = 7;
const EI = 2e7;
const EA = 2e9;
const g = 9.80665;
const mass = 110;

const EN_1990: Source = {
  author: 'CEN',
  title: 'EN 1990, Basis of structural design',
  edition: '2002',
  place: 'Equation 6.10, on AISC Table 3-23, cases 1 and 7',
};
const TIMOSHENKO: Source = {
  author: 'Timoshenko',
  title: 'Strength of Materials, part I',
  edition: '3rd ed., 1955',
  place: 'Bar under its own weight; uniform load on a simple beam',
};
const WEIGHING = { selfWeight: true, beamSections: [{ x: L, materialIndex: 0, crossSectionIndex: 0, mass }] };

export const weightAndCaseSets: readonly Problem[] = [
  {
    id: 'weight-simple',
    title: 'Simple beam under its own weight',
    source: TIMOSHENKO,
    document: beamCase(L, { ...WEIGHING, supports: [pin(0), roller(L)] }),
    expected: [
      reaction(0, 'normal', (mass * g * L) / 2),
      extreme('M', 'max', (mass * g * L ** 2) / 8),
      extreme('deflection', 'min', (-5 * mass * g * L ** 4) / (384 * EI)),
    ],
  },
  {
    id: 'weight-density',
    title: 'Cantilever under its own weight from density and area',
    source: TIMOSHENKO,
    document: beamCase(L, {
      selfWeight: true,
      materials: [{ name: 'steel', E: 200_000, nu: 0.3, rho: 7850 }],
      sections: [{ className: 'generic', label: '100 cm2', A: 100, Iy: 10_000 }],
      supports: [clamp(0)],
    }),
    expected: [
      reaction(0, 'normal', 78.5 * g * L),
      reaction(0, 'moment', (78.5 * g * L ** 2) / 2),
      at('deflection', L, (-78.5 * g * L ** 4) / (8 * EI)),
    ],
  },
  {
    id: 'weight-hanging-bar',
    title: 'Bar hanging in a case set rotated by 90 degrees: its own weight stretches it',
    source: TIMOSHENKO,
    document: beamCase(L, {
      ...WEIGHING,
      supports: [clamp(0)],
      caseSets: [{ title: 'hanging', angle: 90 }],
    }),
    expected: [
      reaction(0, 'axial', -mass * g * L),
      at('u', L, (mass * g * L ** 2) / (2 * EA)),
      at('M', 3, 0, { scale: mass * g * L ** 2 }),
    ],
  },
  {
    id: 'turned-set',
    title: 'Simple beam, case set rotated by 30 degrees',
    source: { ...TIMOSHENKO, place: 'Resolution of forces; load at the middle of a simple beam' },
    document: beamCase(L, {
      supports: [pin(0), roller(L)],
      caseSets: [{ title: 'upright' }, { title: 'turned', angle: 30 }],
      loads: [{ ...force(L / 2, -20e3), sets: 3 }],
    }),
    expected: [
      at('M', L / 2, (20e3 * L) / 4),
      at('M', L / 2, (20e3 * (Math.sqrt(3) / 2) * L) / 4, { set: 1 }),
      reaction(0, 'axial', -10e3, { set: 1 }),
    ],
  },
  {
    id: 'en-1990-combination',
    title: 'Dead and live load combined with 1.35 and 1.5',
    source: EN_1990,
    document: beamCase(L, {
      supports: [pin(0), roller(L)],
      caseSets: [
        { title: 'Dead' },
        { title: 'Live' },
        { title: 'STR', combined: true, factors: { 0: 1.35, 1: 1.5 } },
      ],
      loads: [
        { ...uniform(0, L, -8e3), sets: 1 },
        { ...force(L / 2, -25e3), sets: 2 },
      ],
    }),
    expected: [
      extreme('M', 'max', (8e3 * L ** 2) / 8),
      extreme('M', 'max', (25e3 * L) / 4, { set: 1 }),
      extreme('M', 'max', (1.35 * 8e3 * L ** 2) / 8 + (1.5 * 25e3 * L) / 4, { set: 2 }),
      extreme(
        'deflection',
        'min',
        (-1.35 * 5 * 8e3 * L ** 4) / (384 * EI) - (1.5 * 25e3 * L ** 3) / (48 * EI),
        { set: 2 },
      ),
    ],
  },
  pycbaEnvelopes(),
];

/**
 * Sets 0 to 2 are the dead load, 3 to 5 the live load of each span; the combinations are the patterns that govern the
 * envelope.
 */
function pycbaEnvelopes(): Problem {
  const spans = [
    [0, 6],
    [6, 10],
    [10, 16],
  ] as const;
  const pattern = (title: string, loaded: readonly boolean[]) => ({
    title,
    combined: true,
    factors: Object.fromEntries([
      ...loaded.map((isLoaded, i) => [i, isLoaded ? 1.4 : 1]),
      ...loaded.map((isLoaded, i) => [i + 3, isLoaded ? 1.6 : 0]),
    ]) as Record<string, number>,
  });
  const printed = { tolerance: 0.01, scale: 1e3 };
  return {
    id: 'pycba-test_envelopes',
    title: 'Three spans, dead and live load in patterns',
    source: {
      author: 'Caprani',
      title: 'PyCBA',
      edition: 'github.com/ccaprani/pycba',
      place: 'tests/test_basic.py, test_envelopes',
      compared: TEST_ITSELF,
    },
    document: beamCase(16, {
      supports: [pin(0), roller(6), roller(10), roller(16)],
      caseSets: [
        ...['D1', 'D2', 'D3', 'L1', 'L2', 'L3'].map((title) => ({ title })),
        pattern('ends', [true, false, true]),
        pattern('left and middle', [true, true, false]),
        pattern('middle', [false, true, false]),
      ],
      loads: [
        ...spans.map(([x0, x1], i) => ({ ...uniform(x0, x1, -25e3), sets: 1 << i })),
        ...spans.map(([x0, x1], i) => ({ ...uniform(x0, x1, -10e3), sets: 8 << i })),
      ],
    }),
    expected: [
      at('M', 3, 163.79e3, { ...printed, set: 6 }),
      at('M', 8, -81.42e3, { ...printed, set: 6 }),
      at('Q', 0, 131.1e3, { ...printed, set: 6 }),
      at('M', 6, -163.38e3, { ...printed, set: 7 }),
      at('Q', 6, -180.23e3, { ...printed, side: 'left', set: 7 }),
      at('Q', 6, 123.94e3, { ...printed, set: 7 }),
      at('M', 8, 11.75e3, { ...printed, set: 8 }),
    ],
  };
}
