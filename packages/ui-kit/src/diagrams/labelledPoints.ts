import type { Diagram, DiagramPoint } from '@eecs/solver-core';
import { isBreak } from './isBreak.ts';
import { type KeyPoint, listKeyPoints } from './keyPoints.ts';

/**
 * Drops points that are negligible, except the greatest value. If several zeros have only negligible values between
 * them, it keeps one: over a support that the curve barely crosses, the place of the support. Points are ordered from
 * left to right.
 */
export function listLabelledPoints(
  points: readonly KeyPoint[],
  diagram: Diagram,
  isLabelled: (point: KeyPoint) => boolean,
): KeyPoint[] {
  const greatest = greatestOf(diagram);
  const kept: KeyPoint[] = [];
  const { segments, zeros } = diagram;
  const [start, end] = [segments[0]?.x0 ?? 0, segments.at(-1)?.x1 ?? 0];
  // The last zero after which nothing was listed; the ends of the beam are not in the list.
  let zero = zeros.includes(start) ? start : null;
  for (const point of points) {
    if (point.kind !== 'zero') {
      if (Math.abs(point.value) !== greatest && !isLabelled(point)) continue;
      zero = null;
    } else {
      if (zero !== null && !isBreak(point.x, diagram)) continue;
      if (zero !== null && !isBreak(zero, diagram)) kept.pop();
      zero = point.x;
    }
    kept.push(point);
  }
  if (zero !== null && !isBreak(zero, diagram) && zeros.includes(end)) kept.pop();
  return kept;
}

/** Lists the extremes of a diagram for a table or a sentence; leaves out an extreme whose digits show zero. */
export function listTabled(diagram: Diagram, isNonzero: (value: number) => boolean): KeyPoint[] {
  return listLabelledPoints(
    listKeyPoints(diagram),
    diagram,
    (point) => !isTurning(point) || isNonzero(point.value),
  );
}

/** Returns whether a point of a drawing is visible; an extreme that is indistinguishable from the axis is not. */
export function isSeen(point: KeyPoint, diagram: Diagram): boolean {
  return !isTurning(point) || Math.abs(point.value) >= UNSEEN * greatestOf(diagram);
}

/** A value below this share of the greatest is indistinguishable from the axis: a twentieth of a pixel of a row. */
export const UNSEEN = 1e-3;

function isTurning({ kind }: KeyPoint): boolean {
  return kind === 'max' || kind === 'min' || kind === 'turn';
}

/**
 * Returns the extremes of a diagram as displayed. An extreme that is negligible beside the other one is zero and is
 * placed at the adjacent zero, preferably at a place of the document.
 */
export function getShownExtremes(
  diagram: Diagram,
  isNonzero: (value: number) => boolean,
): { readonly min: DiagramPoint; readonly max: DiagramPoint } {
  const greatest = greatestOf(diagram);
  const show = (point: DiagramPoint): DiagramPoint => {
    if (point.value === 0 || Math.abs(point.value) === greatest || isNonzero(point.value)) return point;
    const places = diagram.zeros.filter((x) => isBreak(x, diagram));
    const x = findNearest(point.x, places) ?? findNearest(point.x, diagram.zeros) ?? point.x;
    return { x, value: 0 };
  };
  return { min: show(diagram.min), max: show(diagram.max) };
}

function findNearest(x: number, places: readonly number[]): number | undefined {
  return places.toSorted((a, b) => Math.abs(a - x) - Math.abs(b - x))[0];
}

function greatestOf({ min, max }: Diagram): number {
  return Math.max(Math.abs(min.value), Math.abs(max.value));
}
