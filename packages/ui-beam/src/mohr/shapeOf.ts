import { type Diagram, valueAt } from '@eecs/solver-core';
import type { Scale } from '@eecs/ui-kit';

/** How far the beam bends on the drawing where it bends most, px. */
const AMPLITUDE_PX = 24;
const PIECES = 24;

/** Gives how many px a unit of deflection takes on the drawing of the deflected beam. */
export function getShapeFactor({ min, max }: Pick<Diagram, 'min' | 'max'>): number {
  const greatest = Math.max(Math.abs(min.value), Math.abs(max.value));
  return greatest > 0 ? AMPLITUDE_PX / greatest : 0;
}

/** Draws the deflected beam as path data, exaggerated so that the largest deflection is seen at a glance. */
export function shapeOf(
  deflection: Diagram,
  { x, axisY }: { readonly x: Scale; readonly axisY: number },
): string {
  const factor = getShapeFactor(deflection);
  const points = deflection.segments.flatMap(({ x0, x1 }) =>
    Array.from({ length: PIECES + 1 }, (_, k) => {
      const place = x0 + ((x1 - x0) * k) / PIECES;
      const value = valueAt(deflection, place, k === PIECES ? 'left' : 'right');
      return `${x.toPx(place).toFixed(1)} ${(axisY - factor * value).toFixed(1)}`;
    }),
  );
  return `M${points.join('L')}`;
}
