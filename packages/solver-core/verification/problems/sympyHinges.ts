/** SymPy, tests of beams joined by hinges: reactions, slopes on both sides of the hinge, deflections. */
import { clamp, force, hinge, pin, roller, uniform } from '../beamCase.ts';
import { at, reaction } from './problem.ts';
import type { Problem } from './problem.ts';
import { sympyProblem as sympy } from './sympyProblem.ts';

const EI = 2e7;
const left = { side: 'left' } as const;

export const sympyHinges: readonly Problem[] = [
  joinedByHinge({ l: 2, P: 30e3 }),
  twoHinges(),
  hingeOnProppedBeam(60e3),
  hingeInSymbols({ l1: 3, l2: 2, l3: 4, F: 45e3 }),
  sympy('test_ild_with_rotation_hinge', 'Two simple beams in a row, a unit load upwards on each', 20, {
    supports: [pin(0), roller(10, { release: true }), roller(20)],
    loads: [force(4, 1), force(18, 1)],
    expected: [
      reaction(0, 'normal', -3 / 5),
      reaction(1, 'normal', -2 / 5 - 1 / 5),
      reaction(2, 'normal', -4 / 5),
      at('M', 10, 0, { scale: 1 }),
    ],
  }),
];

function joinedByHinge({ l, P }: { l: number; P: number }): Problem {
  return sympy('test_composite_beam, hinge', 'Propped cantilever carrying a simple beam', 4 * l, {
    supports: [clamp(0), roller(l), hinge(2 * l), roller(4 * l)],
    loads: [force(3 * l, P)],
    expected: [
      reaction(0, 'normal', (3 * P) / 4),
      reaction(0, 'moment', (P * l) / 4),
      reaction(1, 'normal', (-5 * P) / 4),
      reaction(3, 'normal', -P / 2),
      at('deflection', 2 * l, (7 * P * l ** 3) / (24 * EI)),
      at('deflection', 3 * l, (5 * P * l ** 3) / (16 * EI)),
      at('slope', 3 * l, (-7 * P * l ** 2) / (48 * EI)),
    ],
  });
}

/** `EI` is 400 here; slope and deflection are the sums of powers printed there. */
function twoHinges(): Problem {
  const slope = (x: number) =>
    (-7 * x) / 60 +
    x ** 2 / 120 +
    (2281 / 2160) * past(x, 7, 0) -
    past(x, 7, 2) / 80 +
    (31 / 2400) * past(x, 10, 2) -
    past(x, 10, 3) / 1200 -
    (5137 / 5184) * past(x, 12, 0);
  const deflection = (x: number) =>
    (-7 * x ** 2) / 120 +
    x ** 3 / 360 +
    (2281 / 2160) * past(x, 7, 1) -
    past(x, 7, 3) / 240 +
    (31 / 7200) * past(x, 10, 3) -
    past(x, 10, 4) / 4800 -
    (5137 / 5184) * past(x, 12, 1);
  return sympy('test_apply_rotation_hinge, numbers', 'Clamp, two hinges and two supports', 15, {
    EI: 400,
    supports: [clamp(0), hinge(7), roller(10), hinge(12), roller(15)],
    loads: [force(7, -10), uniform(10, 15, -2)],
    expected: [
      reaction(0, 'normal', 20 / 3),
      reaction(0, 'moment', 140 / 3),
      reaction(2, 'normal', 31 / 3),
      reaction(4, 'normal', 3),
      at('slope', 5, slope(5)),
      at('slope', 7, slope(7)),
      at('slope', 12, slope(12) + 5137 / 5184, left),
      at('slope', 12, slope(12)),
      at('deflection', 7, deflection(7)),
      at('deflection', 12, deflection(12)),
      at('deflection', 14, deflection(14)),
    ],
  });
}

function hingeOnProppedBeam(F: number): Problem {
  const deflection = (x: number) =>
    (((3 * x ** 2) / 2 - x ** 3 / 12 - 17 * past(x, 6, 1) + past(x, 8, 3) / 6) * F) / EI;
  return sympy('test_apply_rotation_hinge, load', 'Clamp, hinge and support, load upwards', 10, {
    supports: [clamp(0), hinge(6), roller(10)],
    loads: [force(8, F)],
    expected: [
      reaction(0, 'normal', -F / 2),
      reaction(0, 'moment', -3 * F),
      reaction(2, 'normal', -F / 2),
      at('M', 8, -F),
      at('deflection', 6, deflection(6)),
      at('deflection', 8, deflection(8)),
    ],
  });
}

function hingeInSymbols({ l1, l2, l3, F }: { l1: number; l2: number; l3: number; F: number }): Problem {
  return sympy(
    'test_apply_rotation_hinge, symbols',
    'Clamp, hinge and support, lengths in symbols',
    l1 + l2 + l3,
    {
      supports: [clamp(0), hinge(l1), roller(l1 + l2 + l3)],
      loads: [force(l1 + l2, F)],
      expected: [
        reaction(0, 'normal', (-F * l3) / (l2 + l3)),
        reaction(0, 'moment', (-F * l1 * l3) / (l2 + l3)),
        reaction(2, 'normal', (-F * l2) / (l2 + l3)),
      ],
    },
  );
}

/** Macaulay's bracket ⟨x - a⟩ to the power n. */
function past(x: number, a: number, n: number): number {
  return x >= a ? (x - a) ** n : 0;
}
