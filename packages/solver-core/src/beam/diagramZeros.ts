import { evaluate } from '../linalg/polynomial.ts';
import { SAME_PLACE, ZERO_VALUE } from '../linalg/tolerance.ts';
import type { DiagramShape } from './diagramShape.ts';

/** Finds the zeros that stand alone: places where a stretch of zeros begins or ends are not among them. */
export function isolatedZeros(shape: DiagramShape): readonly number[] {
  const { places, turns, crossings, lefts, rights, bounds, scale } = shape;
  if (scale === 0) return [];
  const tolerance = ZERO_VALUE * scale;
  const near = SAME_PLACE * places[lefts.length]!;
  const zeros: number[] = [];
  const stretches: { from: number; to: number }[] = [];
  for (let p = 0; p < lefts.length; p++) {
    const isClear = Math.abs(lefts[p]!) > tolerance && Math.abs(rights[p]!) > tolerance;
    const isPlain = turns.first[p] === turns.first[p + 1] && crossings.first[p] === crossings.first[p + 1];
    if (isClear && isPlain) continue;
    if (bounds[p]! <= tolerance) stretches.push({ from: places[p]!, to: places[p + 1]! });
    else addZerosInto(zeros, { shape, p, tolerance, near });
  }
  return withoutStretches(zeros, stretches, near);
}

/** Appends the zeros of a segment that is not all zero, ascending. */
function addZerosInto(
  zeros: number[],
  of: { readonly shape: DiagramShape; readonly p: number; readonly tolerance: number; readonly near: number },
): void {
  const { p, tolerance, near } = of;
  const { places, segments, turns, crossings, lefts, rights } = of.shape;
  const x0 = places[p]!;
  const x1 = places[p + 1]!;
  const { c } = segments[p]!;
  const beginsInZero = Math.abs(lefts[p]!) <= tolerance;
  const endsInZero = Math.abs(rights[p]!) <= tolerance;
  const isLevel = (s: number): boolean => Math.abs(evaluate(c, s)) <= tolerance;
  const add = (x: number): void => {
    if (zeros.length === 0 || x - zeros[zeros.length - 1]! > near) zeros.push(x);
  };
  // A root beside an end that is a zero itself is that end, whose place is the document's own number: where the
  // diagram only touches zero there, rounding puts the root as far off as the diagram stays within rounding.
  const toPlace = (s: number): number => {
    if (endsInZero && (x1 - x0 - s <= near || isLevel((s + x1 - x0) / 2))) return x1;
    return beginsInZero && isLevel(s / 2) ? x0 : x0 + s;
  };
  if (beginsInZero) add(x0);
  let t = turns.first[p]!;
  let k = crossings.first[p]!;
  const lastTurn = turns.first[p + 1]!;
  const lastCrossing = crossings.first[p + 1]!;
  while (t < lastTurn || k < lastCrossing) {
    const isTurn = k === lastCrossing || (t < lastTurn && turns.at[t]! <= crossings.at[k]!);
    const s = isTurn ? turns.at[t++]! : crossings.at[k++]!;
    if (!isTurn || isLevel(s)) add(toPlace(s));
  }
  if (endsInZero) add(x1);
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
