import { multiplyFractions } from '../exact/fraction.ts';
import { addFractions, compareFractions } from '../exact/fractionArithmetic.ts';
import type { Fraction } from '../exact/fraction.ts';
import { fractionOf, quotient, subtractFraction, whole } from '../exact/exactPolynomial.ts';
import type { ExactPolynomial } from '../exact/exactPolynomial.ts';
import { candidateRoots } from '../exact/candidateRoots.ts';
import { isolateRoots } from '../exact/realRoots.ts';
import { exactNumber } from './exactBeam.ts';
import { polynomialThrough, reduceRational } from './rationalFunction.ts';
import type { RationalFunction } from './rationalFunction.ts';
import type { TurnedKnob } from './knob.ts';
import type { ExactSolution } from './solveExactBeam.ts';

export type Range = readonly [Fraction, Fraction];
export type Solve = (t: Fraction) => ExactSolution | null;
export type Read = (solution: ExactSolution, t: Fraction) => Fraction;

/** A range between two meetings of places, in which every result is a single rational function of t. */
export interface Sampled {
  readonly range: Range;
  readonly first: { readonly t: Fraction; readonly solution: ExactSolution };
  /** Returns a result as a rational function. */
  readonly fit: (read: Read) => RationalFunction;
  /**
   * Returns numbers strictly within the range near which a polynomial other than 0 has its roots, so that no root is
   * missed.
   */
  readonly candidates: (c: ExactPolynomial) => Fraction[];
  /** Returns the roots of a polynomial other than 0 strictly within the range, ascending. */
  readonly rootsOf: (c: ExactPolynomial) => Fraction[];
}

/** Solves the beam at as many values within a range as its results need; returns null if it is a mechanism there. */
export function sampleBetween(of: {
  readonly range: Range;
  readonly degrees: TurnedKnob['degrees'];
  readonly solve: Solve;
}): Sampled | null {
  const { range, degrees, solve } = of;
  const [from, to] = range;
  const count = degrees.over + 2;
  // The determinant vanishes at no more values than its degree, or everywhere.
  const tries = count + degrees.under + 1;
  const samples: { t: Fraction; solution: ExactSolution; under: Fraction }[] = [];
  for (let k = 1; samples.length < count && k <= tries; k++) {
    const share = fractionOf(BigInt(k), BigInt(tries + 1));
    const t = addFractions(from, multiplyFractions(subtractFraction(to, from), share));
    const solution = solve(t);
    if (solution === null) continue;
    const factor = Array.from({ length: degrees.power }, () => t).reduce(
      multiplyFractions,
      solution.determinant,
    );
    samples.push({ t, solution, under: factor });
  }
  if (samples.length < count) return null;
  const through = (read: (sample: (typeof samples)[number]) => Fraction, degree: number): ExactPolynomial => {
    const found = polynomialThrough(samples.map((sample) => ({ t: sample.t, value: read(sample) })));
    // One sample more than the degree needs, which would reveal a bound that is too low.
    if (found.length > degree + 1)
      throw new Error('`sampleBetween` met a result of a higher degree than is bounded');
    return found;
  };
  const under = through((sample) => sample.under, degrees.under);
  return {
    range,
    first: samples[0]!,
    fit: (read) =>
      reduceRational({
        over: through((one) => multiplyFractions(read(one.solution, one.t), one.under), degrees.over),
        under,
      }),
    candidates: (c) => candidateRoots(c, { lo: from, hi: to }).map(exactNumber),
    rootsOf: (c) =>
      isolateRoots(c, { lo: from, hi: to })
        .map(({ lo, hi }) => quotient(addFractions(lo, hi), whole(2)))
        .filter((t) => compareFractions(from, t) < 0 && compareFractions(t, to) < 0),
  };
}
