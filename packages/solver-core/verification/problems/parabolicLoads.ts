/**
 * Loads of parabolic shape. Goodno, Gere, Mechanics of Materials, 9th ed., 2018, section 9.4 (deflections by
 * integration of the load: q = 4·q0·x(L - x)/L² on a simple beam, q = q0(L² - x²)/L² on a cantilever). Fixed-end
 * moments: Schneider, Bautabellen für Ingenieure, parabolic load on a clamped beam.
 */
import { beamCase, clamp, pin, quadratic, roller } from '../beamCase.ts';
import { at, extreme, reaction } from './problem.ts';
import type { Expected, Problem, Source } from './problem.ts';

const L = 6;
const EI = 2e7;
const q0 = 15e3;

const GERE: Source = {
  author: 'Goodno, Gere',
  title: 'Mechanics of Materials',
  edition: '9th ed., 2018',
  place: 'Section 9.4, problems with a parabolic load',
};
const SCHNEIDER: Source = {
  author: 'Schneider',
  title: 'Bautabellen für Ingenieure',
  edition: '20th ed., 2012',
  place: 'Starreinspannmomente, Parabellast',
};

const arch = quadratic(0, L, [0, -q0, 0]);

const left = { side: 'left' } as const;

export const parabolicLoads: readonly Problem[] = [
  parabola('parabola-simple', 'Simple beam, parabolic load', GERE, [pin(0), roller(L)], arch, [
    reaction(0, 'normal', (q0 * L) / 3),
    extreme('M', 'max', (5 * q0 * L ** 2) / 48),
    extreme('deflection', 'min', (-61 * q0 * L ** 4) / (5760 * EI)),
    at('slope', 0, (-q0 * L ** 3) / (30 * EI)),
  ]),
  parabola(
    'parabola-cantilever',
    'Cantilever, parabolic load falling to the free end',
    GERE,
    [clamp(0)],
    quadratic(0, L, [-q0, (-3 * q0) / 4, 0]),
    [
      reaction(0, 'normal', (2 * q0 * L) / 3),
      reaction(0, 'moment', (q0 * L ** 2) / 4),
      at('deflection', L, (-19 * q0 * L ** 4) / (360 * EI)),
      at('slope', L, (-q0 * L ** 3) / (15 * EI), left),
    ],
  ),
  parabola('parabola-fixed', 'Clamped beam, parabolic load', SCHNEIDER, [clamp(0), clamp(L)], arch, [
    reaction(0, 'moment', (q0 * L ** 2) / 15),
    reaction(1, 'moment', (-q0 * L ** 2) / 15),
  ]),
  parabola('parabola-propped', 'Propped beam, parabolic load', SCHNEIDER, [clamp(0), roller(L)], arch, [
    reaction(0, 'moment', (q0 * L ** 2) / 10),
  ]),
];

function parabola(
  id: string,
  title: string,
  source: Source,
  supports: object[],
  load: object,
  expected: Expected[],
): Problem {
  return { id, title, source, document: beamCase(L, { supports, loads: [load] }), expected };
}
