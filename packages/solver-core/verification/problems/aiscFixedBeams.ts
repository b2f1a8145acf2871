/**
 * American Institute of Steel Construction, Steel Construction Manual, 15th ed., 2017, Table 3-23, cases 12 to 23:
 * beams fixed at one end or both. A guided end is the middle of a symmetric beam of twice the length.
 */
import { clamp, force, linear, pin, uniform } from '../beamCase.ts';
import { AISC_TEXTS } from './comparedTexts.ts';
import { at, degree, extreme, extremeAt, published, reaction, zeroAt } from './problem.ts';
import type { Expected, Problem } from './problem.ts';
import { US_EI as EI, usBeam } from './usBeam.ts';

const l = 180;
const w = 140;
const P = 15_000;

const propped = [pin(0), clamp(l)];
const fixed = [clamp(0), clamp(l)];
const cantilever = [clamp(l)];

export const aiscFixedBeams: readonly Problem[] = [
  aisc(
    12,
    'Beam fixed at one end, supported at other: uniformly distributed load',
    propped,
    [uniform(0, l, -w)],
    [
      reaction(0, 'normal', (3 * w * l) / 8),
      reaction(1, 'normal', (5 * w * l) / 8),
      at('M', l, (-w * l ** 2) / 8, { side: 'left' }),
      extreme('M', 'max', (9 / 128) * w * l ** 2),
      extremeAt('M', 'max', (3 * l) / 8),
      extreme('deflection', 'min', (-w * l ** 4) / (185 * EI), { tolerance: 3e-3 }),
      extremeAt('deflection', 'min', (l / 16) * (1 + Math.sqrt(33))),
      at('deflection', 50, ((-w * 50) / (48 * EI)) * (l ** 3 - 3 * l * 50 ** 2 + 2 * 50 ** 3)),
    ],
  ),
  aisc(
    13,
    'Beam fixed at one end, supported at other: concentrated load at center',
    propped,
    [force(l / 2, -P)],
    [
      reaction(0, 'normal', (5 * P) / 16),
      reaction(1, 'normal', (11 * P) / 16),
      at('M', l, (-3 * P * l) / 16, { side: 'left' }),
      at('M', l / 2, (5 * P * l) / 32),
      extreme('deflection', 'min', (-P * l ** 3) / (48 * EI * Math.sqrt(5))),
      extremeAt('deflection', 'min', l * Math.sqrt(1 / 5)),
      at('deflection', l / 2, (-7 * P * l ** 3) / (768 * EI)),
    ],
  ),
  loadOnProppedBeam(60),
  aisc(
    15,
    'Beam fixed at both ends: uniformly distributed load',
    fixed,
    [uniform(0, l, -w)],
    [
      degree(3),
      at('M', 0, (-w * l ** 2) / 12),
      extreme('M', 'max', (w * l ** 2) / 24),
      zeroAt('M', 0, l * (1 / 2 - Math.sqrt(3) / 6)),
      zeroAt('M', 0, 0.2113 * l, published(4, l)),
      extreme('deflection', 'min', (-w * l ** 4) / (384 * EI)),
      at('deflection', 50, ((-w * 50 ** 2) / (24 * EI)) * (l - 50) ** 2),
    ],
  ),
  aisc(
    16,
    'Beam fixed at both ends: concentrated load at center',
    fixed,
    [force(l / 2, -P)],
    [
      at('M', 0, (-P * l) / 8),
      extreme('M', 'max', (P * l) / 8),
      extreme('deflection', 'min', (-P * l ** 3) / (192 * EI)),
      at('deflection', 50, ((-P * 50 ** 2) / (48 * EI)) * (3 * l - 4 * 50)),
    ],
  ),
  loadOnFixedBeam(110),
  increasingToFixedEnd(),
  aisc(
    19,
    'Cantilever beam: uniformly distributed load',
    cantilever,
    [uniform(0, l, -w)],
    [
      reaction(0, 'normal', w * l),
      reaction(0, 'moment', (-w * l ** 2) / 2),
      at('M', 70, (-w * 70 ** 2) / 2),
      at('deflection', 0, (-w * l ** 4) / (8 * EI)),
      at('deflection', 70, (-w / (24 * EI)) * (70 ** 4 - 4 * l ** 3 * 70 + 3 * l ** 4)),
    ],
  ),
  guided(
    20,
    'Beam fixed at one end, guided at other: uniformly distributed load',
    [uniform(0, 2 * l, -w)],
    [
      at('M', 0, (-w * l ** 2) / 3),
      at('M', l, (w * l ** 2) / 6),
      at('deflection', l, (-w * l ** 4) / (24 * EI)),
    ],
  ),
  aisc(
    21,
    'Cantilever beam: concentrated load at any point',
    cantilever,
    [force(60, -P)],
    [
      reaction(0, 'moment', -P * 120),
      at('deflection', 0, ((-P * 120 ** 2) / (6 * EI)) * (3 * l - 120)),
      at('deflection', 60, (-P * 120 ** 3) / (3 * EI)),
      at('deflection', 100, ((-P * (l - 100) ** 2) / (6 * EI)) * (3 * 120 - l + 100)),
    ],
  ),
  aisc(
    22,
    'Cantilever beam: concentrated load at free end',
    cantilever,
    [force(0, -P)],
    [
      reaction(0, 'normal', P),
      at('M', l, -P * l, { side: 'left' }),
      at('deflection', 0, (-P * l ** 3) / (3 * EI)),
      at('deflection', 70, (-P / (6 * EI)) * (2 * l ** 3 - 3 * l ** 2 * 70 + 70 ** 3)),
    ],
  ),
  guided(
    23,
    'Beam fixed at one end, guided at other: load at deflected end',
    [force(l, -2 * P)],
    [
      at('M', 0, (-P * l) / 2),
      at('M', l, (P * l) / 2),
      at('deflection', l, (-P * l ** 3) / (12 * EI)),
      at('deflection', l - 70, ((-P * (l - 70) ** 2) / (12 * EI)) * (l + 2 * 70)),
    ],
  ),
];

function aisc(
  number: number,
  title: string,
  supports: object[],
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
    document: usBeam(l, { supports, loads }),
    expected,
  };
}

function guided(number: number, title: string, loads: object[], expected: Expected[]): Problem {
  const problem = aisc(number, title, [], [], expected);
  return { ...problem, document: usBeam(2 * l, { supports: [clamp(0), clamp(2 * l)], loads }) };
}

function loadOnProppedBeam(a: number): Problem {
  const b = l - a;
  const R1 = ((P * b ** 2) / (2 * l ** 3)) * (a + 2 * l);
  return aisc(
    14,
    'Beam fixed at one end, supported at other: concentrated load at any point',
    propped,
    [force(a, -P)],
    [
      reaction(0, 'normal', R1),
      reaction(1, 'normal', ((P * a) / (2 * l ** 3)) * (3 * l ** 2 - a ** 2)),
      at('M', a, R1 * a),
      at('M', l, ((-P * a * b) / (2 * l ** 2)) * (a + l), { side: 'left' }),
      extreme(
        'deflection',
        'min',
        ((-P * a) / (3 * EI)) * ((l ** 2 - a ** 2) ** 3 / (3 * l ** 2 - a ** 2) ** 2),
      ),
      extremeAt('deflection', 'min', (l * (l ** 2 + a ** 2)) / (3 * l ** 2 - a ** 2)),
      at('deflection', a, ((-P * a ** 2 * b ** 3) / (12 * EI * l ** 3)) * (3 * l + a)),
    ],
  );
}

function loadOnFixedBeam(a: number): Problem {
  const b = l - a;
  return aisc(
    17,
    'Beam fixed at both ends: concentrated load at any point',
    fixed,
    [force(a, -P)],
    [
      reaction(0, 'normal', ((P * b ** 2) / l ** 3) * (3 * a + b)),
      reaction(1, 'normal', ((P * a ** 2) / l ** 3) * (a + 3 * b)),
      reaction(0, 'moment', (P * a * b ** 2) / l ** 2),
      at('M', l, (-P * a ** 2 * b) / l ** 2, { side: 'left' }),
      at('M', a, (2 * P * a ** 2 * b ** 2) / l ** 3),
      extreme('deflection', 'min', (-2 * P * a ** 3 * b ** 2) / (3 * EI * (3 * a + b) ** 2)),
      extremeAt('deflection', 'min', (2 * a * l) / (3 * a + b)),
      at('deflection', a, (-P * a ** 3 * b ** 3) / (3 * EI * l ** 3)),
    ],
  );
}

function increasingToFixedEnd(): Problem {
  const W = (w * l) / 2;
  const x = 70;
  return aisc(
    18,
    'Cantilever beam: load increasing uniformly to fixed end',
    cantilever,
    [linear(0, l, 0, -w)],
    [
      reaction(0, 'normal', W),
      at('Q', x, (-W * x ** 2) / l ** 2),
      at('M', l, (-W * l) / 3, { side: 'left' }),
      at('deflection', 0, (-W * l ** 3) / (15 * EI)),
      at('deflection', x, (-W / (60 * EI * l ** 2)) * (x ** 5 - 5 * l ** 4 * x + 4 * l ** 5)),
    ],
  );
}
