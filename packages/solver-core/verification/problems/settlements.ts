/**
 * Imposed displacements. Stiffness coefficients 4EI/L, 2EI/L, 3EI/L of a prismatic member: W. McGuire, R. H. Gallagher,
 * R. D. Ziemian, Matrix Structural Analysis, 2nd ed., 2000, chapter 4. Two spans: Clapeyron's three-moment equation, S.
 * P. Timoshenko, Strength of Materials, part I, 3rd ed., 1955, continuous beams.
 */
import { beamCase, clamp, force, pin, roller, uniform } from '../beamCase.ts';
import { at, degree, reaction } from './problem.ts';
import type { Expected, Problem, Source } from './problem.ts';

const L = 5;
const EI = 2e7;
const EA = 2e9;
const turn = 0.004;
const sink = 0.01;

const MCGUIRE: Source = {
  author: 'McGuire, Gallagher, Ziemian',
  title: 'Matrix Structural Analysis',
  edition: '2nd ed., 2000',
  place: 'Chapter 4, member stiffness',
};
const CLAPEYRON: Source = {
  author: 'Timoshenko',
  title: 'Strength of Materials, part I',
  edition: '3rd ed., 1955',
  place: 'Continuous beams, equation of three moments',
};

const left = { side: 'left' } as const;

export const settlements: readonly Problem[] = [
  settlement('turned-clamp', 'Clamped beam, left clamp rotates', MCGUIRE, L, {
    supports: [clamp(0, { settlement: { r: turn } }), clamp(L)],
    expected: [
      reaction(0, 'moment', (4 * EI * turn) / L),
      reaction(1, 'moment', (2 * EI * turn) / L),
      reaction(0, 'normal', (6 * EI * turn) / L ** 2),
      at('slope', 0, turn),
    ],
  }),
  settlement('turned-clamp-far-pinned', 'Propped beam, clamp rotates', MCGUIRE, L, {
    supports: [clamp(0, { settlement: { r: turn } }), roller(L)],
    expected: [
      reaction(0, 'moment', (3 * EI * turn) / L),
      reaction(1, 'normal', (-3 * EI * turn) / L ** 2),
      at('slope', L, -turn / 2, left),
    ],
  }),
  settlement('turned-cantilever', 'Cantilever, clamp rotates and settles', MCGUIRE, L, {
    supports: [clamp(0, { settlement: { y: -sink, r: turn } })],
    expected: [
      degree(0),
      at('deflection', L, -sink + turn * L),
      at('slope', 2, turn),
      at('M', 2, 0, { scale: 1 }),
    ],
  }),
  settlement('pulled-clamp', 'Clamped beam, right clamp moves along the beam', MCGUIRE, L, {
    supports: [clamp(0), clamp(L, { settlement: { x: 0.002 } })],
    expected: [
      at('N', 2, (EA * 0.002) / L),
      reaction(0, 'axial', (-EA * 0.002) / L),
      reaction(1, 'axial', (EA * 0.002) / L),
      at('u', 2, (0.002 * 2) / L),
    ],
  }),
  settlement('middle-support-sinks', 'Two equal spans, middle support settles', CLAPEYRON, 2 * L, {
    supports: [pin(0), roller(L, { settlement: { y: -sink } }), roller(2 * L)],
    expected: [
      degree(1),
      at('M', L, (3 * EI * sink) / L ** 2),
      reaction(1, 'normal', (-6 * EI * sink) / L ** 3),
    ],
  }),
  settlement('end-support-sinks', 'Two equal spans, end support settles', CLAPEYRON, 2 * L, {
    supports: [pin(0), roller(L), roller(2 * L, { settlement: { y: -sink } })],
    expected: [
      at('M', L, (-3 * EI * sink) / (2 * L ** 2)),
      reaction(0, 'normal', (-3 * EI * sink) / (2 * L ** 3)),
      reaction(1, 'normal', (3 * EI * sink) / L ** 3),
    ],
  }),
  threeMoments('two-unequal-spans', 'Two unequal spans, uniform loads', { l1: 4, l2: 7, q1: 9e3, q2: 15e3 }),
  threeMoments('two-spans-one-loaded', 'Two unequal spans, one loaded', { l1: 6, l2: 3, q1: 20e3, q2: 0 }),
  threeMomentsPointLoads(),
  {
    id: 'determinate-sinks',
    title: 'Statically determinate overhang, end support settles: no forces',
    source: { ...CLAPEYRON, place: 'Settlement of a statically determinate beam' },
    document: beamCase(8, { supports: [pin(0), roller(5, { settlement: { y: -sink } })], loads: [] }),
    expected: [
      degree(0),
      at('deflection', 8, (-sink * 8) / 5),
      at('slope', 1, -sink / 5),
      reaction(1, 'normal', 0, { scale: 1 }),
    ],
  },
];

function settlement(
  id: string,
  title: string,
  source: Source,
  length: number,
  of: { supports: object[]; expected: Expected[] },
): Problem {
  return {
    id,
    title,
    source,
    document: beamCase(length, { supports: of.supports, loads: [] }),
    expected: of.expected,
  };
}

function threeMoments(
  id: string,
  title: string,
  { l1, l2, q1, q2 }: { l1: number; l2: number; q1: number; q2: number },
): Problem {
  const M = -(q1 * l1 ** 3 + q2 * l2 ** 3) / (8 * (l1 + l2));
  return {
    id,
    title,
    source: CLAPEYRON,
    document: beamCase(l1 + l2, {
      supports: [pin(0), roller(l1), roller(l1 + l2)],
      loads: [uniform(0, l1, -q1), uniform(l1, l1 + l2, -q2)],
    }),
    expected: [
      at('M', l1, M),
      reaction(0, 'normal', (q1 * l1) / 2 + M / l1),
      reaction(1, 'normal', (q1 * l1 + q2 * l2) / 2 - M / l1 - M / l2),
      reaction(2, 'normal', (q2 * l2) / 2 + M / l2),
    ],
  };
}

function threeMomentsPointLoads(): Problem {
  const [l1, l2, P1, P2, a, b] = [5, 8, 40e3, 25e3, 2, 3];
  // 2 M (l1 + l2) = -P1 a (l1² - a²) / l1 - P2 b (l2² - b²) / l2, a and b measured from the outer supports.
  const M = (-(P1 * a * (l1 ** 2 - a ** 2)) / l1 - (P2 * b * (l2 ** 2 - b ** 2)) / l2) / (2 * (l1 + l2));
  return {
    id: 'three-moments-point-loads',
    title: 'Two unequal spans, a load on each',
    source: CLAPEYRON,
    document: beamCase(l1 + l2, {
      supports: [pin(0), roller(l1), roller(l1 + l2)],
      loads: [force(a, -P1), force(l1 + l2 - b, -P2)],
    }),
    expected: [
      at('M', l1, M),
      reaction(0, 'normal', (P1 * (l1 - a)) / l1 + M / l1),
      reaction(2, 'normal', (P2 * (l2 - b)) / l2 + M / l2),
    ],
  };
}
