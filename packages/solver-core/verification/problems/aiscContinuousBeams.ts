/**
 * American Institute of Steel Construction, Steel Construction Manual, 15th ed., 2017, Table 3-23, cases 24 to 39:
 * overhangs, end moments and continuous beams. Coefficients agree to their printed digits.
 */
import { force, moment, pin, roller, uniform } from '../beamCase.ts';
import { AISC_TEXTS } from './comparedTexts.ts';
import { at, degree, extreme, extremeAt, published, reaction } from './problem.ts';
import type { Expected, Problem } from './problem.ts';
import { US_EI as EI, usBeam } from './usBeam.ts';

const l = 200;
const a = 60;
const w = 110;
const P = 16_000;

/** Hogging end moments of cases 32 and 33. */
const M1 = 250_000;
const M2 = 120_000;

const root3 = Math.sqrt(3);
const overhang = { length: l + a, supports: [pin(0), roller(l)] };

export const aiscContinuousBeams: readonly Problem[] = [
  aisc(
    24,
    'Beam overhanging one support: uniformly distributed load',
    overhang,
    [uniform(0, l + a, -w)],
    [
      reaction(0, 'normal', (w / (2 * l)) * (l ** 2 - a ** 2)),
      reaction(1, 'normal', (w / (2 * l)) * (l + a) ** 2),
      extreme('M', 'max', (w / (8 * l ** 2)) * (l + a) ** 2 * (l - a) ** 2),
      extremeAt('M', 'max', (l / 2) * (1 - a ** 2 / l ** 2)),
      at('M', l, (-w * a ** 2) / 2),
      at(
        'deflection',
        l + 40,
        ((-w * 40) / (24 * EI)) * (4 * a ** 2 * l - l ** 3 + 6 * a ** 2 * 40 - 4 * a * 40 ** 2 + 40 ** 3),
      ),
    ],
  ),
  aisc(
    25,
    'Beam overhanging one support: uniform load on overhang',
    overhang,
    [uniform(l, l + a, -w)],
    [
      reaction(0, 'normal', (-w * a ** 2) / (2 * l)),
      reaction(1, 'normal', ((w * a) / (2 * l)) * (2 * l + a)),
      at('M', l, (-w * a ** 2) / 2),
      extreme('deflection', 'max', (w * a ** 2 * l ** 2) / (18 * root3 * EI)),
      extremeAt('deflection', 'max', l / root3),
      at('deflection', l + a, ((-w * a ** 3) / (24 * EI)) * (4 * l + 3 * a)),
    ],
  ),
  aisc(
    26,
    'Beam overhanging one support: load at end of overhang',
    overhang,
    [force(l + a, -P)],
    [
      reaction(0, 'normal', (-P * a) / l),
      reaction(1, 'normal', (P * (l + a)) / l),
      extreme('deflection', 'max', (P * a * l ** 2) / (9 * root3 * EI)),
      at('deflection', l + a, ((-P * a ** 2) / (3 * EI)) * (l + a)),
    ],
  ),
  aisc(
    27,
    'Beam overhanging one support: uniform load between supports',
    overhang,
    [uniform(0, l, -w)],
    [
      extreme('M', 'max', (w * l ** 2) / 8),
      at('deflection', l / 2, (-5 * w * l ** 4) / (384 * EI)),
      at('deflection', l + a, (w * l ** 3 * a) / (24 * EI)),
    ],
  ),
  aisc(
    28,
    'Beam overhanging one support: load at any point between supports',
    overhang,
    [force(120, -P)],
    [
      extreme('M', 'max', (P * 120 * 80) / l),
      at('deflection', 120, (-P * 120 ** 2 * 80 ** 2) / (3 * EI * l)),
      at('deflection', l + a, ((P * 120 * 80 * a) / (6 * EI * l)) * (l + 120)),
    ],
  ),
  aisc(
    29,
    'Two equal spans, uniform load on one span',
    spans(2),
    [uniform(0, l, -w)],
    [
      degree(1),
      reaction(0, 'normal', (7 / 16) * w * l),
      reaction(1, 'normal', (5 / 8) * w * l),
      reaction(2, 'normal', (-1 / 16) * w * l),
      extreme('M', 'max', (49 / 512) * w * l ** 2),
      at('M', l, (-1 / 16) * w * l ** 2),
      extreme('deflection', 'min', (-0.0092 * w * l ** 4) / EI, published(4, (w * l ** 4) / EI)),
      extremeAt('deflection', 'min', 0.472 * l, published(3, l)),
    ],
  ),
  aisc(
    30,
    'Two equal spans, concentrated load at center of one span',
    spans(2),
    [force(l / 2, -P)],
    [
      reaction(0, 'normal', (13 / 32) * P),
      reaction(1, 'normal', (11 / 16) * P),
      reaction(2, 'normal', (-3 / 32) * P),
      extreme('M', 'max', (13 / 64) * P * l),
      at('M', l, (-3 / 32) * P * l),
      extreme('deflection', 'min', (-0.015 * P * l ** 3) / EI, published(3, (P * l ** 3) / EI)),
      extremeAt('deflection', 'min', 0.48 * l, published(3, l)),
    ],
  ),
  loadOnTwoSpans(120),
  aisc(32, 'Uniformly distributed load and variable end moments', spans(1), endMoments(uniform(0, l, -w)), [
    reaction(0, 'normal', (w * l) / 2 + (M1 - M2) / l),
    extreme('M', 'max', (w * l ** 2) / 8 - (M1 + M2) / 2 + (M1 - M2) ** 2 / (2 * w * l ** 2)),
    extremeAt('M', 'max', l / 2 + (M1 - M2) / (w * l)),
    at('M', 0, -M1),
    at('M', l, -M2, { side: 'left' }),
  ]),
  aisc(33, 'Concentrated load at center and variable end moments', spans(1), endMoments(force(l / 2, -P)), [
    reaction(0, 'normal', P / 2 + (M1 - M2) / l),
    at('M', l / 2, (P * l) / 4 - (M1 + M2) / 2),
    at(
      'deflection',
      70,
      ((-P * 70) / (48 * EI)) *
        (3 * l ** 2 - 4 * 70 ** 2 - ((8 * (l - 70)) / (P * l)) * (M1 * (2 * l - 70) + M2 * (l + 70))),
    ),
  ]),
  aisc(
    34,
    'Three equal spans, one end span unloaded',
    spans(3),
    [uniform(0, 2 * l, -w)],
    [
      ...coefficients([0.383, 1.2, 0.45, -0.033], [3, 2, 3, 3]),
      at('M', l, -0.1167 * w * l ** 2, published(4, w * l ** 2)),
      at('M', 2 * l, -0.0333 * w * l ** 2, published(4, w * l ** 2)),
      extreme('M', 'max', 0.0735 * w * l ** 2, published(4, w * l ** 2)),
      extreme('deflection', 'min', (-0.0059 * w * l ** 4) / EI, published(4, (w * l ** 4) / EI)),
      extremeAt('deflection', 'min', 0.43 * l, published(3, l)),
    ],
  ),
  aisc(
    35,
    'Three equal spans, end spans loaded',
    spans(3),
    [uniform(0, l, -w), uniform(2 * l, 3 * l, -w)],
    [
      ...coefficients([0.45, 0.55, 0.55, 0.45], [3, 3, 3, 3]),
      at('M', 1.5 * l, -0.05 * w * l ** 2, published(4, w * l ** 2)),
      extreme('M', 'max', 0.1013 * w * l ** 2, published(4, w * l ** 2)),
      extreme('deflection', 'min', (-0.0099 * w * l ** 4) / EI, published(4, (w * l ** 4) / EI)),
      extremeAt('deflection', 'min', 0.479 * l, published(3, l)),
    ],
  ),
  aisc(
    36,
    'Three equal spans, all spans loaded',
    spans(3),
    [uniform(0, 3 * l, -w)],
    [
      ...coefficients([0.4, 1.1, 1.1, 0.4], [3, 2, 2, 3]),
      at('M', l, -0.1 * w * l ** 2, published(4, w * l ** 2)),
      at('M', 1.5 * l, 0.025 * w * l ** 2, published(4, w * l ** 2)),
      extreme('M', 'max', 0.08 * w * l ** 2, published(4, w * l ** 2)),
      extreme('deflection', 'min', (-0.0069 * w * l ** 4) / EI, published(4, (w * l ** 4) / EI)),
      extremeAt('deflection', 'min', 0.446 * l, published(3, l)),
    ],
  ),
  aisc(
    37,
    'Four equal spans, third span unloaded',
    spans(4),
    [uniform(0, 2 * l, -w), uniform(3 * l, 4 * l, -w)],
    [
      ...adjusted([0.38, 1.223, 0.357, 0.598, 0.442]),
      at('M', l, -0.1205 * w * l ** 2, published(4, w * l ** 2)),
      at('M', 2 * l, -0.0179 * w * l ** 2, published(4, w * l ** 2)),
      at('M', 3 * l, -0.058 * w * l ** 2, published(3, w * l ** 2)),
      extreme('M', 'max', 0.0977 * w * l ** 2, published(4, w * l ** 2)),
      extreme('deflection', 'min', (-0.0094 * w * l ** 4) / EI, published(4, (w * l ** 4) / EI)),
    ],
  ),
  aisc(
    38,
    'Four equal spans, first and third spans loaded',
    spans(4),
    [uniform(0, l, -w), uniform(2 * l, 3 * l, -w)],
    [
      ...adjusted([0.446, 0.572, 0.464, 0.572, -0.054]),
      at('M', l, -0.0536 * w * l ** 2, published(4, w * l ** 2)),
      at('M', 2 * l, -0.0357 * w * l ** 2, published(4, w * l ** 2)),
      at('M', 3 * l, -0.0536 * w * l ** 2, published(4, w * l ** 2)),
      extreme('M', 'max', 0.0996 * w * l ** 2, published(4, w * l ** 2)),
      extreme('deflection', 'min', (-0.0097 * w * l ** 4) / EI, published(4, (w * l ** 4) / EI)),
      extremeAt('deflection', 'min', 0.477 * l, published(3, l)),
    ],
  ),
  aisc(
    39,
    'Four equal spans, all spans loaded',
    spans(4),
    [uniform(0, 4 * l, -w)],
    [
      ...coefficients([0.393, 1.143, 0.928, 1.143, 0.393], [3, 3, 2, 3, 3]),
      at('M', l, -0.1071 * w * l ** 2, published(4, w * l ** 2)),
      at('M', 2 * l, -0.0714 * w * l ** 2, published(4, w * l ** 2)),
      extreme('M', 'max', 0.0772 * w * l ** 2, published(4, w * l ** 2)),
      extreme('deflection', 'min', (-0.0065 * w * l ** 4) / EI, published(4, (w * l ** 4) / EI)),
      extremeAt('deflection', 'min', 0.44 * l, published(3, l)),
    ],
  ),
];

function aisc(
  number: number,
  title: string,
  beam: { length: number; supports: object[] },
  loads: object[],
  expected: Expected[],
): Problem {
  return {
    id: `aisc-${number}`,
    title,
    source: {
      author: 'AISC',
      title: 'Steel Construction Manual',
      edition: '15th ed., 2017',
      place: `Table 3-23, case ${number}`,
      compared: AISC_TEXTS[number],
    },
    document: usBeam(beam.length, { supports: beam.supports, loads }),
    expected,
  };
}

function spans(count: number): { length: number; supports: object[] } {
  const rollers = Array.from({ length: count }, (_, i) => roller((i + 1) * l));
  return { length: count * l, supports: [pin(0), ...rollers] };
}

/** Reactions as coefficients of w·l, each printed with its own number of digits. */
function coefficients(values: readonly number[], digits: readonly number[]): Expected[] {
  return values.map((value, i) => reaction(i, 'normal', value * w * l, published(digits[i] ?? 3, w * l)));
}

/** A load together with hogging moments M1 and M2 at the ends. */
function endMoments(load: object): object[] {
  return [load, moment(0, M1), moment(l, -M2)];
}

/**
 * Reactions whose last digit the table adjusts so that their sum is right, so a whole unit of the last digit is
 * allowed.
 */
function adjusted(values: readonly number[]): Expected[] {
  return values.map((value, i) => reaction(i, 'normal', value * w * l, { tolerance: 1e-3, scale: w * l }));
}

function loadOnTwoSpans(x: number): Problem {
  const b = l - x;
  return aisc(
    31,
    'Two equal spans, concentrated load at any point',
    spans(2),
    [force(x, -P)],
    [
      reaction(0, 'normal', ((P * b) / (4 * l ** 3)) * (4 * l ** 2 - x * (l + x))),
      reaction(1, 'normal', ((P * x) / (2 * l ** 3)) * (2 * l ** 2 + b * (l + x))),
      reaction(2, 'normal', ((-P * x * b) / (4 * l ** 3)) * (l + x)),
      extreme('M', 'max', ((P * x * b) / (4 * l ** 3)) * (4 * l ** 2 - x * (l + x))),
      at('M', l, ((-P * x * b) / (4 * l ** 2)) * (l + x)),
    ],
  );
}
