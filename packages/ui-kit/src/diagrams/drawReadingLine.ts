import type { LabelBox } from '../labels/placeLabels.ts';

/** The gap on both sides of a number, px. */
const GAP_PX = 1;

/** Draws the vertical line at `x` over the height of a row as path data, px, interrupted at the numbers. */
export function drawReadingLine(
  x: number,
  { height, labelBoxes }: { readonly height: number; readonly labelBoxes: readonly LabelBox[] },
): string {
  const crossed = labelBoxes.filter(({ x0, x1 }) => x0 - GAP_PX < x && x < x1 + GAP_PX);
  let path = '';
  let from = 0;
  for (const { y0, y1 } of crossed.toSorted((a, b) => a.y0 - b.y0)) {
    if (y0 > from) path += `M${x} ${from}V${Math.min(y0, height)}`;
    from = Math.max(from, y1);
  }
  return from < height ? `${path}M${x} ${from}V${height}` : path;
}
