import { valueAt } from '../../diagrams/valueAt.ts';
import type { BeamSet } from '../../beam/answer/answer.ts';
import { bound } from '../../linalg/polynomial.ts';
import { HAND_PART_END } from '../../linalg/tolerance.ts';
import { turnsOf } from '../../linalg/turns.ts';
import { mark, number, power, sign, sum, unit } from '../page/formula.ts';
import type { Formula, SumTerm } from '../page/formula.ts';
import type { HandModel } from './handModel.ts';
import { evaluateAt, orNothing } from '../page/noise.ts';
import type { HandPage } from './handPage.ts';
import type { HandPart } from './parts.ts';

/**
 * Positions within a part at which polynomials are compared: one more than their degree, and none at an end, where
 * another polynomial may apply.
 */
const SHARES = [0.03, 0.2, 0.4, 0.6, 0.8, 0.97];

const LETTERS = ['N', 'Q', 'M'] as const;

/** Writes N, Q and M part by part as polynomials, their values at both ends, and the extremes of the moment. */
export function writeSectionForces(
  page: HandPage,
  model: HandModel,
  of: { readonly parts: readonly HandPart[]; readonly set: BeamSet; readonly force: number },
): void {
  const { parts, set, force } = of;
  const { units, L } = model;
  const scales = { N: force, Q: force, M: force * L };
  const read = (letter: (typeof LETTERS)[number], x: number) =>
    valueAt(set[letter], x / units.length) * units.force * (letter === 'M' ? units.length : 1);
  page.heading('parts');
  page.sentence('sections');
  const hasAxial = parts.some(({ N, x0, x1 }) => orNothing(bound(N, x1 - x0), force) !== 0);
  parts.forEach((part, at) => {
    const { x0, x1 } = part;
    const h = x1 - x0;
    page.sentence('stretch', {
      number: at + 1,
      x0: { value: x0, unit: 'length' },
      x1: { value: x1, unit: 'length' },
      h: { value: h, unit: 'length' },
    });
    for (const letter of LETTERS) {
      if (letter === 'N' && !hasAxial) continue;
      const c = clean(part[letter], h, scales[letter]);
      page.law([sign(letter, '', 's'), mark('='), ...polynomial(c)], {
        pairs: SHARES.map((share) => [share * h, read(letter, x0 + share * h)]),
        scale: scales[letter],
      });
    }
    const [M, Q] = [clean(part.M, h, scales.M), clean(part.Q, h, scales.Q)];
    writeEnds(page, { Q, M, h, number: at + 1, scales });
    // The slope of M is Q, because couples act only between parts.
    for (const s of crossingsOf(Q, h)) {
      const value = orNothing(evaluateAt(M, s), scales.M);
      page.sentence('extreme', { number: at + 1 });
      page.formula(
        [sign('dM/ds'), mark('='), sign('Q', '', 's'), mark('='), ...polynomial(Q, s), mark('='), number(0)],
        {
          scale: force,
          known: new Map([
            ['dM/ds', 0],
            ['Q(s)', read('Q', x0 + s)],
          ]),
        },
      );
      page.formula([sign('s'), mark('='), number(s), unit('length')], { known: new Map([['s', s]]) });
      page.formula(
        [
          sign('M', '', 's'),
          mark('='),
          ...polynomial(M, s),
          mark('='),
          ...sum([{ factor: value }]),
          unit('moment'),
        ],
        { scale: scales.M, known: new Map([['M(s)', read('M', x0 + s)]]) },
      );
    }
  });
}

/** Leaves out coefficients that are negligible over the length of the part. */
function clean(c: readonly number[], h: number, scale: number): number[] {
  return c.map((value, k) => (orNothing(value * h ** k, scale) === 0 ? 0 : value));
}

/** Writes a polynomial in s, or with a number in place of s. */
function polynomial(c: readonly number[], at?: number): Formula {
  const s: Formula = at === undefined ? [sign('s')] : [number(at)];
  const terms = c.flatMap((factor, k): SumTerm[] => {
    if (factor === 0) return [];
    return [{ factor, by: k === 0 ? [] : k === 1 ? s : [...s, power(k)] }];
  });
  return sum(terms);
}

function writeEnds(
  page: HandPage,
  of: {
    readonly Q: readonly number[];
    readonly M: readonly number[];
    readonly h: number;
    readonly number: number;
    readonly scales: { readonly Q: number; readonly M: number };
  },
): void {
  const { Q, M, h, scales } = of;
  page.sentence('ends', {
    number: of.number,
    Q0: { value: orNothing(evaluateAt(Q, 0), scales.Q), unit: 'force' },
    Q1: { value: orNothing(evaluateAt(Q, h), scales.Q), unit: 'force' },
    M0: { value: orNothing(evaluateAt(M, 0), scales.M), unit: 'moment' },
    M1: { value: orNothing(evaluateAt(M, h), scales.M), unit: 'moment' },
  });
}

/** Returns the places inside a part where a shear force crosses zero. */
function crossingsOf(Q: readonly number[], h: number): number[] {
  // The extremes of the integral of Q are the zeros of Q.
  return turnsOf([0, ...Q.map((value, k) => value / (k + 1))], h).filter(
    (s) => s > HAND_PART_END * h && s < (1 - HAND_PART_END) * h,
  );
}
