/**
 * B. J. Goodno, J. M. Gere, Mechanics of Materials, 9th ed., 2018, Appendix H: Table H-1 (cantilevers, fixed at the
 * left end A, free at B) and Table H-2 (simple beams AB). Deflections are positive downwards there, up here; rotations
 * alike.
 */
import { beamCase, clamp, force, linear, moment, pin, roller, uniform } from '../beamCase.ts';
import { GERE_TEXTS } from './comparedTexts.ts';
import { at, extreme, extremeAt, published } from './problem.ts';
import type { Expected, Problem } from './problem.ts';

const L = 6;
const a = 2.4;
const b = L - a;
const q = 12e3;
const q0 = 20e3;
const P = 30e3;
const M0 = 25e3;
const EI = 2e7;

const left = { side: 'left' } as const;

export const gereDeflections: readonly Problem[] = [
  cantilever(
    1,
    'uniform load',
    [uniform(0, L, -q)],
    [at('deflection', L, (-q * L ** 4) / (8 * EI)), at('slope', L, (-q * L ** 3) / (6 * EI), left)],
  ),
  cantilever(
    2,
    'uniform load on the part a at the fixed end',
    [uniform(0, a, -q)],
    [
      at('deflection', L, ((-q * a ** 3) / (24 * EI)) * (4 * L - a)),
      at('deflection', a, (-q * a ** 4) / (8 * EI)),
      at('slope', L, (-q * a ** 3) / (6 * EI), left),
    ],
  ),
  cantilever(
    3,
    'uniform load on the part b at the free end',
    [uniform(a, L, -q)],
    [
      at('deflection', L, (-q / (24 * EI)) * (3 * L ** 4 - 4 * a ** 3 * L + a ** 4)),
      at('slope', L, (-q / (6 * EI)) * (L ** 3 - a ** 3), left),
    ],
  ),
  cantilever(
    4,
    'load at the free end',
    [force(L, -P)],
    [at('deflection', L, (-P * L ** 3) / (3 * EI)), at('slope', L, (-P * L ** 2) / (2 * EI), left)],
  ),
  cantilever(
    5,
    'load at the distance a',
    [force(a, -P)],
    [
      at('deflection', L, ((-P * a ** 2) / (6 * EI)) * (3 * L - a)),
      at('slope', L, (-P * a ** 2) / (2 * EI), left),
    ],
  ),
  cantilever(
    6,
    'couple at the free end',
    [moment(L, -M0)],
    [at('deflection', L, (-M0 * L ** 2) / (2 * EI)), at('slope', L, (-M0 * L) / EI, left)],
  ),
  cantilever(
    7,
    'couple at the distance a',
    [moment(a, -M0)],
    [at('deflection', L, ((-M0 * a) / (2 * EI)) * (2 * L - a)), at('slope', L, (-M0 * a) / EI, left)],
  ),
  cantilever(
    8,
    'triangular load, largest at the fixed end',
    [linear(0, L, -q0, 0)],
    [at('deflection', L, (-q0 * L ** 4) / (30 * EI)), at('slope', L, (-q0 * L ** 3) / (24 * EI), left)],
  ),
  cantilever(
    9,
    'triangular load, largest at the free end',
    [linear(0, L, 0, -q0)],
    [at('deflection', L, (-11 * q0 * L ** 4) / (120 * EI)), at('slope', L, (-q0 * L ** 3) / (8 * EI), left)],
  ),
  simple(
    1,
    'uniform load',
    [uniform(0, L, -q)],
    [extreme('deflection', 'min', (-5 * q * L ** 4) / (384 * EI)), at('slope', 0, (-q * L ** 3) / (24 * EI))],
  ),
  simple(
    2,
    'uniform load on the left half',
    [uniform(0, L / 2, -q)],
    [
      at('deflection', L / 2, (-5 * q * L ** 4) / (768 * EI)),
      at('slope', 0, (-3 * q * L ** 3) / (128 * EI)),
      at('slope', L, (7 * q * L ** 3) / (384 * EI), left),
    ],
  ),
  simple(
    3,
    'uniform load on the part a at the left end',
    [uniform(0, a, -q)],
    [
      at('slope', 0, ((-q * a ** 2) / (24 * L * EI)) * (2 * L - a) ** 2),
      at('slope', L, ((q * a ** 2) / (24 * L * EI)) * (2 * L ** 2 - a ** 2), left),
      at('deflection', a, ((-q * a ** 3) / (24 * L * EI)) * (4 * L ** 2 - 7 * a * L + 3 * a ** 2)),
    ],
  ),
  simple(
    4,
    'load at the middle',
    [force(L / 2, -P)],
    [extreme('deflection', 'min', (-P * L ** 3) / (48 * EI)), at('slope', 0, (-P * L ** 2) / (16 * EI))],
  ),
  simple(
    5,
    'load at the distance a',
    [force(a, -P)],
    [
      at('slope', 0, (-P * a * b * (L + b)) / (6 * L * EI)),
      at('slope', L, (P * a * b * (L + a)) / (6 * L * EI), left),
      at('deflection', L / 2, ((-P * a) / (48 * EI)) * (3 * L ** 2 - 4 * a ** 2)),
    ],
  ),
  simple(
    6,
    'two loads at the distance a from the ends',
    [force(a, -P), force(b, -P)],
    [
      extreme('deflection', 'min', ((-P * a) / (24 * EI)) * (3 * L ** 2 - 4 * a ** 2)),
      at('slope', 0, (-P * a * (L - a)) / (2 * EI)),
    ],
  ),
  simple(
    7,
    'couple at the left end',
    [moment(0, -M0)],
    [
      extreme('deflection', 'min', (-M0 * L ** 2) / (9 * Math.sqrt(3) * EI)),
      extremeAt('deflection', 'min', L * (1 - Math.sqrt(3) / 3)),
      at('deflection', L / 2, (-M0 * L ** 2) / (16 * EI)),
      at('slope', 0, (-M0 * L) / (3 * EI)),
      at('slope', L, (M0 * L) / (6 * EI), left),
    ],
  ),
  simple(
    8,
    'couple at the middle',
    [moment(L / 2, -M0)],
    [at('slope', 0, (M0 * L) / (24 * EI)), at('deflection', L / 2, 0, { scale: (M0 * L ** 2) / EI })],
  ),
  simple(
    11,
    'triangular load',
    [linear(0, L, 0, -q0)],
    [
      extreme('deflection', 'min', (-0.006522 * q0 * L ** 4) / EI, published(6, (q0 * L ** 4) / EI)),
      extremeAt('deflection', 'min', 0.5193 * L, published(4, L)),
      at('slope', 0, (-7 * q0 * L ** 3) / (360 * EI)),
      at('slope', L, (q0 * L ** 3) / (45 * EI), left),
    ],
  ),
  simple(
    12,
    'triangular load, largest at the middle',
    [linear(0, L / 2, 0, -q0), linear(L / 2, L, -q0, 0)],
    [
      extreme('deflection', 'min', (-q0 * L ** 4) / (120 * EI)),
      at('slope', 0, (-5 * q0 * L ** 3) / (192 * EI)),
    ],
  ),
];

function appendix(table: string, number: number) {
  return {
    author: 'Goodno, Gere',
    title: 'Mechanics of Materials',
    edition: '9th ed., 2018',
    place: `Appendix H, Table ${table}, case ${number}`,
    compared: GERE_TEXTS[`${table}/${number}`],
  };
}

function cantilever(number: number, name: string, loads: object[], expected: Expected[]): Problem {
  return {
    id: `gere-h1-${number}`,
    title: `Cantilever, ${name}`,
    source: appendix('H-1', number),
    document: beamCase(L, { supports: [clamp(0)], loads }),
    expected,
  };
}

function simple(number: number, name: string, loads: object[], expected: Expected[]): Problem {
  return {
    id: `gere-h2-${number}`,
    title: `Simple beam, ${name}`,
    source: appendix('H-2', number),
    document: beamCase(L, { supports: [pin(0), roller(L)], loads }),
    expected,
  };
}
