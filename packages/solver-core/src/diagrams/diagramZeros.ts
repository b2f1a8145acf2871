import { evaluate } from '../linalg/polynomial.ts';
import { SAME_PLACE, ZERO_VALUE } from '../linalg/tolerance.ts';
import type { DiagramShape } from './diagramShape.ts';

/** Finds the isolated zeros; the ends of a stretch of zeros are not among them. */
export function isolatedZeros(shape: DiagramShape): readonly number[] {
  const { places, turns, crossings, lefts, rights, bounds, scale } = shape;
  if (scale === 0) return [];
  const tolerance = ZERO_VALUE * scale;
  const near = SAME_PLACE * places[lefts.length]!;
  const search = { ...shape, tolerance, near };
  const zeros: number[] = [];
  const stretches: { from: number; to: number }[] = [];
  for (let p = 0; p < lefts.length; p++) {
    const isClear = Math.abs(lefts[p]!) > tolerance && Math.abs(rights[p]!) > tolerance;
    const isPlain = turns.first[p] === turns.first[p + 1] && crossings.first[p] === crossings.first[p + 1];
    if (isClear && isPlain) continue;
    if (bounds[p]! <= tolerance) stretches.push({ from: places[p]!, to: places[p + 1]! });
    else addZerosInto(zeros, search, p);
  }
  return withoutStretches(zeros, stretches, near);
}

interface ZeroSearch extends DiagramShape {
  /** A value below this is zero. */
  readonly tolerance: number;
  /** Two zeros nearer than this are the same one. */
  readonly near: number;
}

/**
 * Appends the zeros of a segment that is not zero throughout, ascending: its ends, and the places where it touches or
 * crosses zero.
 */
function addZerosInto(zeros: number[], search: ZeroSearch, p: number): void {
  const { turns, turnValues, crossings, tolerance, near } = search;
  const { x0, x1 } = search.segments[p]!;
  if (Math.abs(search.lefts[p]!) <= tolerance) addInto(zeros, x0, near);
  let t = turns.first[p]!;
  let k = crossings.first[p]!;
  const lastTurn = turns.first[p + 1]!;
  const lastCrossing = crossings.first[p + 1]!;
  while (t < lastTurn || k < lastCrossing) {
    const isTurn = k === lastCrossing || (t < lastTurn && turns.at[t]! <= crossings.at[k]!);
    const s = isTurn ? turns.at[t]! : crossings.at[k]!;
    if (!isTurn || Math.abs(turnValues[t]!) <= tolerance) addInto(zeros, placeOf(s, search, p), near);
    if (isTurn) t++;
    else k++;
  }
  if (Math.abs(search.rights[p]!) <= tolerance) addInto(zeros, x1, near);
}

function addInto(zeros: number[], x: number, near: number): void {
  if (zeros.length === 0 || x - zeros[zeros.length - 1]! > near) zeros.push(x);
}

/**
 * Returns the place of a root. A root close to an end that is itself a zero is moved to that end, whose place is the
 * document's own number. If the diagram only touches zero there, rounding displaces the root as far as the diagram
 * stays within rounding of zero.
 */
function placeOf(s: number, search: ZeroSearch, p: number): number {
  const { tolerance, near } = search;
  const { c, x0, x1 } = search.segments[p]!;
  const endsInZero = Math.abs(search.rights[p]!) <= tolerance;
  if (endsInZero && (x1 - x0 - s <= near || isLevel(c, (s + x1 - x0) / 2, tolerance))) return x1;
  const beginsInZero = Math.abs(search.lefts[p]!) <= tolerance;
  return beginsInZero && isLevel(c, s / 2, tolerance) ? x0 : x0 + s;
}

function isLevel(c: readonly number[], s: number, tolerance: number): boolean {
  return Math.abs(evaluate(c, s)) <= tolerance;
}

/** Both lists ascend, so one sweep over them is enough. */
function withoutStretches(
  zeros: readonly number[],
  stretches: readonly { readonly from: number; readonly to: number }[],
  near: number,
): readonly number[] {
  if (stretches.length === 0) return zeros;
  let s = 0;
  return zeros.filter((x) => {
    while (s < stretches.length - 1 && stretches[s]!.to + near < x) s++;
    const { from, to } = stretches[s]!;
    return x < from - near || x > to + near;
  });
}
