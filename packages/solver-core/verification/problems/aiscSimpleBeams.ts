/**
 * American Institute of Steel Construction, Steel Construction Manual, 15th ed., 2017, Table 3-23 "Shears, Moments
 * and Deflections", cases 1 to 11: simple beams. Down is positive there, up here.
 */
import { force, linear, pin, roller, uniform } from '../beamCase.ts';
import { AISC_TEXTS } from './comparedTexts.ts';
import { at, extreme, extremeAt, published, reaction } from './problem.ts';
import type { Expected, Problem } from './problem.ts';
import { US_EI as EI, usBeam } from './usBeam.ts';

const l = 240;
const w = 120;
const P = 18_000;

export const aiscSimpleBeams: readonly Problem[] = [
  simple(
    1,
    'uniformly distributed load',
    [uniform(0, l, -w)],
    [
      reaction(0, 'normal', (w * l) / 2),
      at('Q', 70, w * (l / 2 - 70)),
      extreme('M', 'max', (w * l ** 2) / 8),
      at('M', 70, ((w * 70) / 2) * (l - 70)),
      extreme('deflection', 'min', (-5 * w * l ** 4) / (384 * EI)),
      at('deflection', 70, ((-w * 70) / (24 * EI)) * (l ** 3 - 2 * l * 70 ** 2 + 70 ** 3)),
    ],
  ),
  increasingToOneEnd(),
  increasingToCentre(),
  partiallyLoaded({ a: 50, b: 110, c: 80 }),
  loadedAtOneEnd(90),
  loadedAtEachEnd({ a: 80, c: 60, w1: 150, w2: 90 }),
  simple(
    7,
    'concentrated load at center',
    [force(l / 2, -P)],
    [
      reaction(1, 'normal', P / 2),
      extreme('M', 'max', (P * l) / 4),
      extreme('deflection', 'min', (-P * l ** 3) / (48 * EI)),
      at('deflection', 70, ((-P * 70) / (48 * EI)) * (3 * l ** 2 - 4 * 70 ** 2)),
    ],
  ),
  loadAtAnyPoint(150),
  simple(
    9,
    'two equal concentrated loads symmetrically placed',
    [force(70, -P), force(l - 70, -P)],
    [
      reaction(0, 'normal', P),
      extreme('M', 'max', P * 70),
      extreme('deflection', 'min', ((-P * 70) / (24 * EI)) * (3 * l ** 2 - 4 * 70 ** 2)),
      at('deflection', 50, ((-P * 50) / (6 * EI)) * (3 * l * 70 - 3 * 70 ** 2 - 50 ** 2)),
    ],
  ),
  twoEqualLoads({ a: 60, b: 100 }),
  twoUnequalLoads({ a: 60, b: 100, P1: 12_000, P2: 20_000 }),
];

function simple(number: number, name: string, loads: object[], expected: Expected[]): Problem {
  return {
    id: `aisc-${number}`,
    title: `Simple beam, ${name}`,
    source: {
      author: 'AISC',
      title: 'Steel Construction Manual',
      edition: '15th ed., 2017',
      place: `Table 3-23, case ${number}`,
      compared: AISC_TEXTS[number],
    },
    document: usBeam(l, { supports: [pin(0), roller(l)], loads }),
    expected,
  };
}

function increasingToOneEnd(): Problem {
  const W = (w * l) / 2;
  const x = 100;
  return simple(
    2,
    'load increasing uniformly to one end',
    [linear(0, l, 0, -w)],
    [
      reaction(0, 'normal', W / 3),
      reaction(1, 'normal', (2 * W) / 3),
      extreme('M', 'max', (2 * W * l) / (9 * Math.sqrt(3))),
      extremeAt('M', 'max', l / Math.sqrt(3)),
      at('M', x, ((W * x) / (3 * l ** 2)) * (l ** 2 - x ** 2)),
      extreme('deflection', 'min', (-0.01304 * W * l ** 3) / EI, published(5, (W * l ** 3) / EI)),
      extremeAt('deflection', 'min', l * Math.sqrt(1 - Math.sqrt(8 / 15))),
      at(
        'deflection',
        x,
        ((-W * x) / (180 * EI * l ** 2)) * (3 * x ** 4 - 10 * l ** 2 * x ** 2 + 7 * l ** 4),
      ),
    ],
  );
}

function increasingToCentre(): Problem {
  const W = (w * l) / 2;
  const x = 70;
  return simple(
    3,
    'load increasing uniformly to center',
    [linear(0, l / 2, 0, -w), linear(l / 2, l, -w, 0)],
    [
      reaction(0, 'normal', W / 2),
      at('Q', x, (W / (2 * l ** 2)) * (l ** 2 - 4 * x ** 2)),
      extreme('M', 'max', (W * l) / 6),
      at('M', x, W * x * (1 / 2 - (2 * x ** 2) / (3 * l ** 2))),
      extreme('deflection', 'min', (-W * l ** 3) / (60 * EI)),
      at('deflection', x, ((-W * x) / (480 * EI * l ** 2)) * (5 * l ** 2 - 4 * x ** 2) ** 2),
    ],
  );
}

function partiallyLoaded({ a, b, c }: { a: number; b: number; c: number }): Problem {
  const R1 = ((w * b) / (2 * l)) * (2 * c + b);
  const R2 = ((w * b) / (2 * l)) * (2 * a + b);
  return simple(
    4,
    'uniform load partially distributed',
    [uniform(a, a + b, -w)],
    [
      reaction(0, 'normal', R1),
      reaction(1, 'normal', R2),
      extreme('M', 'max', R1 * (a + R1 / (2 * w))),
      extremeAt('M', 'max', a + R1 / w),
      at('M', a + b + 20, R2 * (l - a - b - 20)),
    ],
  );
}

function loadedAtOneEnd(a: number): Problem {
  const R1 = ((w * a) / (2 * l)) * (2 * l - a);
  const [x, y] = [40, 150];
  return simple(
    5,
    'uniform load partially distributed at one end',
    [uniform(0, a, -w)],
    [
      reaction(0, 'normal', R1),
      reaction(1, 'normal', (w * a ** 2) / (2 * l)),
      extreme('M', 'max', R1 ** 2 / (2 * w)),
      extremeAt('M', 'max', R1 / w),
      at(
        'deflection',
        x,
        ((-w * x) / (24 * EI * l)) * (a ** 2 * (2 * l - a) ** 2 - 2 * a * x ** 2 * (2 * l - a) + l * x ** 3),
      ),
      at('deflection', y, ((-w * a ** 2 * (l - y)) / (24 * EI * l)) * (4 * y * l - 2 * y ** 2 - a ** 2)),
    ],
  );
}

function loadedAtEachEnd({ a, c, w1, w2 }: { a: number; c: number; w1: number; w2: number }): Problem {
  const R1 = (w1 * a * (2 * l - a) + w2 * c ** 2) / (2 * l);
  const R2 = (w2 * c * (2 * l - c) + w1 * a ** 2) / (2 * l);
  return simple(
    6,
    'uniform load partially distributed at each end',
    [uniform(0, a, -w1), uniform(l - c, l, -w2)],
    [
      reaction(0, 'normal', R1),
      reaction(1, 'normal', R2),
      at('Q', 120, R1 - w1 * a),
      at('M', 120, R1 * 120 - ((w1 * a) / 2) * (240 - a)),
      at('M', l - 30, R2 * 30 - (w2 * 30 ** 2) / 2),
    ],
  );
}

function loadAtAnyPoint(a: number): Problem {
  const b = l - a;
  const x = 60;
  return simple(
    8,
    'concentrated load at any point',
    [force(a, -P)],
    [
      reaction(0, 'normal', (P * b) / l),
      reaction(1, 'normal', (P * a) / l),
      extreme('M', 'max', (P * a * b) / l),
      extreme(
        'deflection',
        'min',
        (-P * a * b * (a + 2 * b) * Math.sqrt(3 * a * (a + 2 * b))) / (27 * EI * l),
      ),
      extremeAt('deflection', 'min', Math.sqrt((a * (a + 2 * b)) / 3)),
      at('deflection', a, (-P * a ** 2 * b ** 2) / (3 * EI * l)),
      at('deflection', x, ((-P * b * x) / (6 * EI * l)) * (l ** 2 - b ** 2 - x ** 2)),
    ],
  );
}

function twoEqualLoads({ a, b }: { a: number; b: number }): Problem {
  const R1 = (P / l) * (l - a + b);
  const R2 = (P / l) * (l - b + a);
  return simple(
    10,
    'two equal concentrated loads unsymmetrically placed',
    [force(a, -P), force(l - b, -P)],
    [
      reaction(0, 'normal', R1),
      reaction(1, 'normal', R2),
      at('Q', 100, (P / l) * (b - a)),
      at('M', a, R1 * a),
      at('M', l - b, R2 * b),
    ],
  );
}

function twoUnequalLoads(of: { a: number; b: number; P1: number; P2: number }): Problem {
  const { a, b, P1, P2 } = of;
  const R1 = (P1 * (l - a) + P2 * b) / l;
  const R2 = (P1 * a + P2 * (l - b)) / l;
  return simple(
    11,
    'two unequal concentrated loads unsymmetrically placed',
    [force(a, -P1), force(l - b, -P2)],
    [
      reaction(0, 'normal', R1),
      reaction(1, 'normal', R2),
      at('Q', 100, R1 - P1),
      at('M', a, R1 * a),
      at('M', l - b, R2 * b),
    ],
  );
}
