import type { BeamSet } from '../beam/answer/answer.ts';
import type { Theory } from '../beam/results/stressParts.ts';
import { bound, evaluate } from '../linalg/polynomial.ts';
import { shifted } from '../linalg/polynomialProduct.ts';
import { roundDecimals } from '../linalg/roundDigits.ts';
import { turnsOf } from '../linalg/turns.ts';
import { mapTheories } from './strengthTheories.ts';
import type { Forces } from './cutForces.ts';
import type { CutSearch } from './worstFibre.ts';

/** The beam in pieces with one section each, as the search for equivalent stresses needs it. */
export interface SearchedRange {
  readonly x0: number;
  readonly x1: number;
  readonly search: CutSearch;
}

/** A part of the beam over which the forces are polynomials and the section is constant. */
export interface Piece {
  readonly x0: number;
  readonly x1: number;
  readonly search: CutSearch;
  readonly forcesAt: (x: number) => Forces;
  /** The places where sampling begins. */
  readonly first: readonly number[];
  /** An upper bound of the second derivative of the nonlinear part of the forces. */
  readonly curvature: Readonly<Record<Theory, number>>;
}

const FIRST_PARTS = 8;
/** Cuts the beam at every place where N, Q, M or the section change their polynomials. */
export function cutPieces(
  { N, Q, M }: Pick<BeamSet, 'N' | 'Q' | 'M'>,
  ranges: readonly SearchedRange[],
): Piece[] {
  const lists = [N.segments, Q.segments, M.segments, ranges];
  const starts = lists.flatMap((list) => list.map(({ x0 }) => x0)).toSorted((a, b) => a - b);
  const places = [...new Set([...starts, N.segments.at(-1)!.x1])];
  const polynomialsOf = [N, Q, M].map(({ segments }) => createFollower(segments));
  const rangeOf = createFollower(ranges);
  return places.slice(1).map((x1, i) => {
    const x0 = places[i]!;
    const [n, q, m] = polynomialsOf.map((follow) => {
      const segment = follow(x0);
      return shifted(segment.c, x0 - segment.x0);
    }) as [number[], number[], number[]];
    const parts = Array.from({ length: FIRST_PARTS }, (_, k) =>
      k === 0 ? x0 : shorten(x0 + ((x1 - x0) * k) / FIRST_PARTS, (x1 - x0) / FIRST_PARTS),
    );
    // Lists the places where each diagram is zero or turns; an integral turns where its integrand is zero.
    const turns = [n, q, m].flatMap((c) => [
      ...turnsOf([0, ...integral(c)], x1 - x0),
      ...turnsOf(c, x1 - x0),
    ]);
    const inner = [...parts, ...turns.map((s) => x0 + s)].filter((x) => x < x1);
    const { search } = rangeOf(x0);
    const bends = [n, q, m].map((c) => bound(derivative(derivative(c)), x1 - x0)) as [number, number, number];
    return {
      x0,
      x1,
      search,
      curvature: mapTheories(
        (theory) =>
          bends[0] * search.perForce.N[theory] +
          bends[1] * search.perForce.Q[theory] +
          bends[2] * search.perForce.M[theory],
      ),
      forcesAt: (x) => ({ N: evaluate(n, x - x0), Q: evaluate(q, x - x0), M: evaluate(m, x - x0) }),
      first: [...new Set([...inner.toSorted((a, b) => a - b), x1])],
    };
  });
}

/**
 * Creates a function that finds the piece of a list for ascending places: the last one that begins at or before the
 * place.
 */
function createFollower<Part extends { readonly x0: number }>(list: readonly Part[]): (x: number) => Part {
  let k = 0;
  return (x) => {
    while (k + 1 < list.length && list[k + 1]!.x0 <= x) k++;
    return list[k]!;
  };
}

function derivative(c: readonly number[]): number[] {
  return c.slice(1).map((coefficient, k) => coefficient * (k + 1));
}

function integral(c: readonly number[]): number[] {
  return c.map((coefficient, k) => coefficient / (k + 1));
}

/** Moves a place between samples by less than a thousandth of their distance, to a number with fewer digits. */
export function shorten(x: number, distance: number): number {
  const digits = 3 - Math.floor(Math.log10(distance));
  return digits >= 0 && digits <= MOST_DIGITS ? roundDecimals(x, digits) : x;
}

/** Greatest number of digits of a place; more digits save nothing. */
const MOST_DIGITS = 9;
