import { type Diagram, type DiagramSegment, valueAt } from '@eecs/solver-core';
import type { Scale } from '@eecs/ui-kit/layout';

/** The greatest deflection in the drawing, px. */
const AMPLITUDE_PX = 24;
/** A curve of pieces this long looks smooth. */
const PIECE_PX = 6;
const MOST_PIECES = 24;

/** Returns the px per unit of deflection, from the greatest of the deflections drawn together. */
export function getShapeFactor(...deflections: readonly Pick<Diagram, 'min' | 'max'>[]): number {
  const greatest = Math.max(
    0,
    ...deflections.flatMap(({ min, max }) => [Math.abs(min.value), Math.abs(max.value)]),
  );
  return greatest > 0 ? AMPLITUDE_PX / greatest : 0;
}

/**
 * Draws the deflected beam as path data, exaggerated by `factor` px per unit so that the largest deflection is clearly
 * visible.
 */
export function shapeOf(
  { segments }: Pick<Diagram, 'segments'>,
  { x, axisY, factor }: { readonly x: Scale; readonly axisY: number; readonly factor: number },
): string {
  const points = segments.flatMap((segment) => {
    const { x0, x1 } = segment;
    const count = countPieces(segment, x);
    return Array.from({ length: count + 1 }, (_, k) => {
      const place = x0 + ((x1 - x0) * k) / count;
      const value = valueAt({ segments: [segment] }, place);
      return `${x.toPx(place).toFixed(1)} ${(axisY - factor * value).toFixed(1)}`;
    });
  });
  return `M${points.join('L')}`;
}

function countPieces({ x0, x1 }: DiagramSegment, x: Scale): number {
  const pieces = Math.ceil(Math.abs(x.toPx(x1) - x.toPx(x0)) / PIECE_PX);
  return Math.max(1, Math.min(MOST_PIECES, pieces));
}
