/**
 * R. C. Hibbeler, Structural Analysis, 10th ed., 2018, table of fixed-end moments (inside the back cover): both ends
 * fixed, and the right end pinned. P is each load, w the intensity or the largest ordinate, L the span.
 */
import { beamCase, clamp, force, linear, roller, uniform } from '../beamCase.ts';
import { HIBBELER_TEXTS } from './comparedTexts.ts';
import { at, reaction } from './problem.ts';
import type { Expected, Problem } from './problem.ts';

const L = 9;
const P = 24e3;
const w = 16e3;
const EI = 2e7;

const a = 3.5;
const b = L - a;
const sink = 0.012;

const thirds = [force(L / 3, -P), force((2 * L) / 3, -P)];
const quarters = [force(L / 4, -P), force(L / 2, -P), force((3 * L) / 4, -P)];
const tent = [linear(0, L / 2, 0, -w), linear(L / 2, L, -w, 0)];

export const hibbelerFixedEndMoments: readonly Problem[] = [
  both('load at the middle', [force(L / 2, -P)], [(P * L) / 8, (P * L) / 8]),
  both('load at the distance a', [force(a, -P)], [(P * b ** 2 * a) / L ** 2, (P * a ** 2 * b) / L ** 2]),
  both('loads at the thirds', thirds, [(2 * P * L) / 9, (2 * P * L) / 9]),
  both('loads at the quarters', quarters, [(5 * P * L) / 16, (5 * P * L) / 16]),
  both('uniform load', [uniform(0, L, -w)], [(w * L ** 2) / 12, (w * L ** 2) / 12]),
  both(
    'uniform load on the left half',
    [uniform(0, L / 2, -w)],
    [(11 * w * L ** 2) / 192, (5 * w * L ** 2) / 192],
  ),
  both('triangular load, largest at the left', [linear(0, L, -w, 0)], [(w * L ** 2) / 20, (w * L ** 2) / 30]),
  both('triangular load, largest at the middle', tent, [(5 * w * L ** 2) / 96, (5 * w * L ** 2) / 96]),
  far('load at the middle', [force(L / 2, -P)], (3 * P * L) / 16),
  far('load at the distance a', [force(a, -P)], (P / L ** 2) * (b ** 2 * a + (a ** 2 * b) / 2)),
  far('loads at the thirds', thirds, (P * L) / 3),
  far('loads at the quarters', quarters, (45 * P * L) / 96),
  far('uniform load', [uniform(0, L, -w)], (w * L ** 2) / 8),
  far('uniform load on the left half', [uniform(0, L / 2, -w)], (9 * w * L ** 2) / 128),
  far('triangular load, largest at the fixed end', [linear(0, L, -w, 0)], (w * L ** 2) / 15),
  far('triangular load, largest at the middle', tent, (5 * w * L ** 2) / 64),
  settled('both ends fixed, right end sinks', clamp(L, { settlement: { y: -sink } }), [
    reaction(0, 'moment', (6 * EI * sink) / L ** 2),
    reaction(1, 'moment', (6 * EI * sink) / L ** 2),
    reaction(1, 'normal', (-12 * EI * sink) / L ** 3),
  ]),
  settled('right end pinned, right end sinks', roller(L, { settlement: { y: -sink } }), [
    reaction(0, 'moment', (3 * EI * sink) / L ** 2),
    reaction(1, 'normal', (-3 * EI * sink) / L ** 3),
    at('deflection', L, -sink),
  ]),
];

function table(
  kind: string,
  name: string,
  supports: object[],
  loads: object[],
  expected: Expected[],
): Problem {
  const id = `hibbeler-${kind}-${name.replaceAll(/[ ,]+/g, '-')}`;
  return {
    id,
    title: `Fixed-end moments: ${kind === 'far' ? 'far end pinned, ' : ''}${name}`,
    source: {
      author: 'Hibbeler',
      title: 'Structural Analysis',
      edition: '10th ed., 2018',
      place: 'Table of fixed-end moments',
      compared: HIBBELER_TEXTS[id],
    },
    document: beamCase(L, { supports, loads }),
    expected,
  };
}

function both(name: string, loads: object[], [left, right]: readonly [number, number]): Problem {
  return table('both', name, [clamp(0), clamp(L)], loads, [
    at('M', 0, -left),
    at('M', L, -right, { side: 'left' }),
  ]);
}

function far(name: string, loads: object[], left: number): Problem {
  return table('far', name, [clamp(0), roller(L)], loads, [reaction(0, 'moment', left)]);
}

function settled(name: string, right: object, expected: Expected[]): Problem {
  return table('settled', name, [clamp(0), right], [], expected);
}
