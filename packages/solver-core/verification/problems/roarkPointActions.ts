/**
 * W. C. Young, R. G. Budynas, A. M. Sadegh, Roark's Formulas for Stress and Strain, 8th ed., 2012, Table 8.1, cases 1
 * (concentrated intermediate load W at a, downwards) and 3 (concentrated intermediate couple Mo at a, clockwise).
 * Letters name the ends: a free-fixed, b guided-fixed, c supported-fixed, d fixed-fixed, e supported-supported, f
 * guided-supported. A guided end is the middle of a symmetric beam of twice the length.
 */
import { beamCase, clamp, force, moment, pin, roller } from '../beamCase.ts';
import { ROARK_TEXTS } from './comparedTexts.ts';
import { at, extreme, reaction } from './problem.ts';
import type { Expected, Problem } from './problem.ts';

const l = 7;
const a = 2.6;
const W = 31e3;
const Mo = 44e3;
const EI = 2e7;

const left = { side: 'left' } as const;

export const roarkPointActions: readonly Problem[] = [
  roark(
    '1a',
    'Left end free, right end fixed, load',
    [clamp(l)],
    [force(a, -W)],
    [
      reaction(0, 'normal', W),
      reaction(0, 'moment', -W * (l - a)),
      at('slope', 0, (W * (l - a) ** 2) / (2 * EI)),
      at('deflection', 0, (-W / (6 * EI)) * (2 * l ** 3 - 3 * l ** 2 * a + a ** 3)),
    ],
  ),
  mirrored(
    '1b',
    'Left end guided, right end fixed, load',
    [clamp(0), clamp(2 * l)],
    [force(l - a, -W), force(l + a, -W)],
    [
      at('M', l, (W * (l - a) ** 2) / (2 * l)),
      at('M', 2 * l, (-W * (l ** 2 - a ** 2)) / (2 * l), left),
      at('deflection', l, ((-W * (l - a) ** 2) / (12 * EI)) * (l + 2 * a)),
    ],
  ),
  roark(
    '1c',
    'Left end supported, right end fixed, load',
    [pin(0), clamp(l)],
    [force(a, -W)],
    [
      reaction(0, 'normal', ((W * (l - a) ** 2) / (2 * l ** 3)) * (2 * l + a)),
      reaction(1, 'normal', ((W * a) / (2 * l ** 3)) * (3 * l ** 2 - a ** 2)),
      at('M', l, ((-W * a) / (2 * l ** 2)) * (l ** 2 - a ** 2), left),
      at('slope', 0, ((-W * a) / (4 * EI * l)) * (l - a) ** 2),
    ],
  ),
  roark(
    '1d',
    'Left end fixed, right end fixed, load',
    [clamp(0), clamp(l)],
    [force(a, -W)],
    [
      reaction(0, 'normal', (W / l ** 3) * (l - a) ** 2 * (l + 2 * a)),
      at('M', 0, ((-W * a) / l ** 2) * (l - a) ** 2),
      at('M', l, ((-W * a ** 2) / l ** 2) * (l - a), left),
      extreme('M', 'max', ((2 * W * a ** 2) / l ** 3) * (l - a) ** 2),
    ],
  ),
  roark(
    '1e',
    'Left end supported, right end supported, load',
    [pin(0), roller(l)],
    [force(a, -W)],
    [
      at('slope', 0, ((-W * a) / (6 * EI * l)) * (2 * l - a) * (l - a)),
      at('slope', l, ((W * a) / (6 * EI * l)) * (l ** 2 - a ** 2), left),
      extreme('deflection', 'min', ((-W * a) / (3 * EI * l)) * ((l ** 2 - a ** 2) / 3) ** 1.5),
      extreme('M', 'max', ((W * a) / l) * (l - a)),
    ],
  ),
  mirrored(
    '1f',
    'Left end guided, right end supported, load',
    [pin(0), roller(2 * l)],
    [force(l - a, -W), force(l + a, -W)],
    [
      at('M', l, W * (l - a)),
      at('slope', 2 * l, (W / (2 * EI)) * (l ** 2 - a ** 2), left),
      at('deflection', l, ((-W * (l - a)) / (6 * EI)) * (2 * l ** 2 + 2 * a * l - a ** 2)),
    ],
  ),
  roark(
    '3a',
    'Left end free, right end fixed, couple',
    [clamp(l)],
    [moment(a, -Mo)],
    [
      at('M', l, Mo, left),
      at('slope', 0, (-Mo * (l - a)) / EI),
      at('deflection', 0, (Mo * (l ** 2 - a ** 2)) / (2 * EI)),
    ],
  ),
  roark(
    '3c',
    'Left end supported, right end fixed, couple',
    [pin(0), clamp(l)],
    [moment(a, -Mo)],
    [
      reaction(0, 'normal', ((-3 * Mo) / (2 * l ** 3)) * (l ** 2 - a ** 2)),
      at('slope', 0, (Mo / (4 * EI * l)) * (l - a) * (3 * a - l)),
      at('M', l, (Mo / (2 * l ** 2)) * (3 * a ** 2 - l ** 2), left),
    ],
  ),
  roark(
    '3d',
    'Left end fixed, right end fixed, couple',
    [clamp(0), clamp(l)],
    [moment(a, -Mo)],
    [
      reaction(0, 'normal', ((-6 * Mo * a) / l ** 3) * (l - a)),
      at('M', 0, (-Mo / l ** 2) * (l ** 2 - 4 * a * l + 3 * a ** 2)),
      at('M', l, (Mo / l ** 2) * (3 * a ** 2 - 2 * a * l), left),
      extreme('M', 'max', Mo * ((4 * a) / l - (9 * a ** 2) / l ** 2 + (6 * a ** 3) / l ** 3)),
    ],
  ),
  roark(
    '3e',
    'Left end supported, right end supported, couple',
    [pin(0), roller(l)],
    [moment(a, -Mo)],
    [
      reaction(0, 'normal', -Mo / l),
      reaction(1, 'normal', Mo / l),
      at('slope', 0, (-Mo / (6 * EI * l)) * (2 * l ** 2 - 6 * a * l + 3 * a ** 2)),
      at('slope', l, (Mo / (6 * EI * l)) * (l ** 2 - 3 * a ** 2), left),
      at('M', a, (-Mo * a) / l, left),
      at('M', a, Mo * (1 - a / l)),
    ],
  ),
];

function roark(
  number: string,
  title: string,
  supports: object[],
  loads: object[],
  expected: Expected[],
): Problem {
  return {
    id: `roark-${number}`,
    title,
    source: {
      author: 'Young, Budynas, Sadegh',
      title: "Roark's Formulas for Stress and Strain",
      edition: '8th ed., 2012',
      place: `Table 8.1, case ${number}`,
      compared: ROARK_TEXTS[number],
    },
    document: beamCase(l, { supports, loads }),
    expected,
  };
}

function mirrored(
  number: string,
  title: string,
  supports: object[],
  loads: object[],
  expected: Expected[],
): Problem {
  return { ...roark(number, title, [], [], expected), document: beamCase(2 * l, { supports, loads }) };
}
