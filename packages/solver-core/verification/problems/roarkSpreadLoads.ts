/**
 * W. C. Young, R. G. Budynas, A. M. Sadegh, Roark's Formulas for Stress and Strain, 8th ed., 2012, Table 8.1, case 2: a
 * distributed load from a to the right end, linear from wa to wl, downwards. Letters name the ends: a free-fixed,
 * c supported-fixed, d fixed-fixed, e supported-supported.
 */
import { beamCase, clamp, linear, pin, roller } from '../beamCase.ts';
import { ROARK_TEXTS } from './comparedTexts.ts';
import { at, reaction } from './problem.ts';
import type { Expected, Problem } from './problem.ts';

const l = 8;
const EI = 2e7;

const left = { side: 'left' } as const;

interface Spread {
  readonly name: string;
  readonly a: number;
  readonly wa: number;
  readonly wl: number;
}

const trapezoid: Spread = { name: 'trapezoidal', a: 3, wa: 12e3, wl: 20e3 };
const rising: Spread = { name: 'triangular', a: 2, wa: 0, wl: 18e3 };
const even: Spread = { name: 'uniform', a: 5, wa: 15e3, wl: 15e3 };

export const roarkSpreadLoads: readonly Problem[] = [trapezoid, rising, even].flatMap((spread) => [
  freeAndFixed(spread),
  supportedAndFixed(spread),
  fixedAndFixed(spread),
  supportedAndSupported(spread),
]);

function freeAndFixed(spread: Spread): Problem {
  const { a, wa, wl } = spread;
  const b = l - a;
  return roark(
    '2a',
    'Left end free, right end fixed',
    spread,
    [clamp(l)],
    [
      reaction(0, 'normal', ((wa + wl) / 2) * b),
      at('M', l, (-wa / 2) * b ** 2 - ((wl - wa) / 6) * b ** 2, left),
      at('slope', 0, (wa / (6 * EI)) * b ** 3 + ((wl - wa) / (24 * EI)) * b ** 3),
      at(
        'deflection',
        0,
        (-wa / (24 * EI)) * b ** 3 * (3 * l + a) - ((wl - wa) / (120 * EI)) * b ** 3 * (4 * l + a),
      ),
    ],
  );
}

function supportedAndFixed(spread: Spread): Problem {
  const { a, wa, wl } = spread;
  const b = l - a;
  return roark(
    '2c',
    'Left end supported, right end fixed',
    spread,
    [pin(0), clamp(l)],
    [
      reaction(
        0,
        'normal',
        (wa / (8 * l ** 3)) * b ** 3 * (3 * l + a) + ((wl - wa) / (40 * l ** 3)) * b ** 3 * (4 * l + a),
      ),
      at(
        'slope',
        0,
        (-wa / (48 * EI * l)) * b ** 3 * (l + 3 * a) -
          ((wl - wa) / (240 * EI * l)) * b ** 3 * (2 * l + 3 * a),
      ),
    ],
  );
}

function fixedAndFixed(spread: Spread): Problem {
  const { a, wa, wl } = spread;
  const b = l - a;
  return roark(
    '2d',
    'Left end fixed, right end fixed',
    spread,
    [clamp(0), clamp(l)],
    [
      reaction(
        0,
        'normal',
        (wa / (2 * l ** 3)) * b ** 3 * (l + a) + ((wl - wa) / (20 * l ** 3)) * b ** 3 * (3 * l + 2 * a),
      ),
      at(
        'M',
        0,
        (-wa / (12 * l ** 2)) * b ** 3 * (l + 3 * a) - ((wl - wa) / (60 * l ** 2)) * b ** 3 * (2 * l + 3 * a),
      ),
    ],
  );
}

function supportedAndSupported(spread: Spread): Problem {
  const { a, wa, wl } = spread;
  const b = l - a;
  return roark(
    '2e',
    'Left end supported, right end supported',
    spread,
    [pin(0), roller(l)],
    [
      reaction(0, 'normal', (wa / (2 * l)) * b ** 2 + ((wl - wa) / (6 * l)) * b ** 2),
      at(
        'slope',
        0,
        (-wa / (24 * EI * l)) * b ** 2 * (l ** 2 + 2 * a * l - a ** 2) -
          ((wl - wa) / (360 * EI * l)) * b ** 2 * (7 * l ** 2 + 6 * a * l - 3 * a ** 2),
      ),
      at(
        'slope',
        l,
        (wa / (24 * EI * l)) * (l ** 2 - a ** 2) ** 2 +
          ((wl - wa) / (360 * EI * l)) * b ** 2 * (8 * l ** 2 + 9 * a * l + 3 * a ** 2),
        left,
      ),
    ],
  );
}

function roark(
  number: string,
  title: string,
  { name, a, wa, wl }: Spread,
  supports: object[],
  expected: Expected[],
): Problem {
  return {
    id: `roark-${number}-${name}`,
    title: `${title}, ${name} load`,
    source: {
      author: 'Young, Budynas, Sadegh',
      title: "Roark's Formulas for Stress and Strain",
      edition: '8th ed., 2012',
      place: `Table 8.1, case ${number}`,
      compared: ROARK_TEXTS[number],
    },
    document: beamCase(l, { supports, loads: [linear(a, l, -wa, -wl)] }),
    expected,
  };
}
