import { fractionToNumber } from '../exact/fraction.ts';
import { addFractions, compareFractions } from '../exact/fractionArithmetic.ts';
import type { Fraction } from '../exact/fraction.ts';
import {
  addExact,
  evaluateExact,
  multiplyExact,
  negated,
  quotient,
  subtractFraction,
  whole,
} from '../exact/exactPolynomial.ts';
import { SAME_SIZE } from '../linalg/tolerance.ts';
import type { ExactSupport } from './exactBeam.ts';
import type { RationalFunction } from './rationalFunction.ts';
import { greatestSize, vertexOf } from './largest.ts';
import type { Range, Sampled, Solve } from './sampled.ts';
import type { ExactSolution } from './solveExactBeam.ts';

type SupportsAt = (t: Fraction) => readonly ExactSupport[];

/** A value that can be the greatest: its place, a span or a support, and its size as a rational function. */
interface Candidate {
  readonly place: string;
  readonly value: RationalFunction;
}

/**
 * Finds where the greatest moment moves to another span or support: between neighbouring values at which two candidates
 * have the same size or places meet, it stays in one place. Returns null if a moment is not a parabola, because its
 * stationary value is then not a rational function.
 */
export function searchGoverning(of: {
  readonly meetings: readonly Fraction[];
  readonly pieces: readonly Sampled[];
  readonly solve: Solve;
  readonly supportsAt: SupportsAt;
}): { readonly values: readonly Fraction[]; readonly ranges: readonly Range[] } | null {
  const { meetings, pieces, solve, supportsAt } = of;
  const ties: Fraction[] = [...meetings];
  for (const piece of pieces) {
    const candidates = listCandidates(piece, supportsAt(piece.first.t));
    if (candidates === null) return null;
    candidates.forEach((one, i) => {
      for (const other of candidates.slice(0, i)) {
        if (other.place === one.place) continue;
        const [left, right] = [
          multiplyExact(one.value.over, other.value.under),
          multiplyExact(other.value.over, one.value.under),
        ];
        for (const c of [addExact(left, right.map(negated)), addExact(left, right)])
          if (c.length > 0) ties.push(...piece.rootsOf(c));
      }
    });
  }
  ties.sort(compareFractions);
  const different = ties.filter((t, k) => k === 0 || compareFractions(t, ties[k - 1]!) !== 0);
  const governs = different.slice(1).map((t, k) => {
    const middle = quotient(addFractions(t, different[k]!), whole(2));
    const solution = solve(middle);
    return solution === null ? null : governingPlace(solution, supportsAt(middle));
  });
  const values = different.filter((_, k) => {
    const [before, after] = [governs[k - 1], governs[k]];
    return k > 0 && before != null && after != null && before !== after;
  });
  return { values, ranges: [] };
}

/** Names the place of the end of a part: the support there, otherwise the span. */
function nameEnd(x: Fraction, supports: readonly ExactSupport[]): string {
  const at = supports.findIndex((one) => one.y !== null && compareFractions(one.x, x) === 0);
  return at >= 0 ? `support ${at}` : nameSpan(x, supports);
}

/** Names a span by the number of supports on its left. */
function nameSpan(x: Fraction, supports: readonly ExactSupport[]): string {
  return `span ${supports.filter((one) => one.y !== null && compareFractions(one.x, x) <= 0).length}`;
}

function listCandidates({ first, fit }: Sampled, supports: readonly ExactSupport[]): Candidate[] | null {
  const found: Candidate[] = [];
  for (const [index, { x0, x1, M }] of first.solution.parts.entries()) {
    if (M.length > 3) return null;
    const at = ({ parts }: ExactSolution) => parts[index]!;
    const coefficients = [0, 1, 2].map((k) => fit((solution) => at(solution).M[k] ?? whole(0)));
    const end = fit((solution) =>
      evaluateExact(at(solution).M, subtractFraction(at(solution).x1, at(solution).x0)),
    );
    found.push({ place: nameEnd(x0, supports), value: coefficients[0]! });
    found.push({ place: nameEnd(x1, supports), value: end });
    const vertex = vertexOf(coefficients);
    if (vertex !== null) found.push({ place: nameSpan(x0, supports), value: vertex });
  }
  return found;
}

/** Returns the span or support of the greatest moment; the first one if several are equal. */
function governingPlace({ parts }: ExactSolution, supports: readonly ExactSupport[]): string | null {
  const sizes = parts.flatMap(({ x0, x1, M }) => {
    const h = subtractFraction(x1, x0);
    const ends = [
      { place: nameEnd(x0, supports), size: Math.abs(fractionToNumber(M[0] ?? whole(0))) },
      { place: nameEnd(x1, supports), size: Math.abs(fractionToNumber(evaluateExact(M, h))) },
    ];
    const most = greatestSize(M, h);
    const isInside = ends.every(({ size }) => size < most * (1 - SAME_SIZE));
    return isInside ? [...ends, { place: nameSpan(x0, supports), size: most }] : ends;
  });
  const most = Math.max(0, ...sizes.map(({ size }) => size));
  return sizes.find(({ size }) => size >= most * (1 - SAME_SIZE))?.place ?? null;
}
