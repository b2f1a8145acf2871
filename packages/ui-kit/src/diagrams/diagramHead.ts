import { CHARACTER_PX, getLabelWidth } from '../labels/labelMetrics.ts';
import type { LabelBox } from '../labels/placeLabels.ts';

/** The letter, unit and sign of a diagram begin here, px. */
export const HEAD_PX = 8;
const LETTER_PX = 24;
const SIGN_PX = { width: 32, height: 16 };
/**
 * The width of the unit's widest letter relative to a digit: the unit is set in the proportional font, whose m is wide.
 */
const WIDE = 1.6;
/** The gap between a unit and a label beside it. */
const GAP_PX = 4;
/** The corner kept free for the button that opens the table, at its touch size. */
const CORNER_PX = 44;

/**
 * Places the letter and the unit at the axis, or inside the row if the axis runs along an edge, and the sign at the
 * other edge.
 */
export function placeHead(
  axisY: number,
  height: number,
): { readonly symbolY: number; readonly signY: number } {
  const symbolY = Math.max(18, Math.min(height - 22, axisY));
  return { symbolY, signY: symbolY > height / 2 ? 3 : height - 19 };
}

/** Lists the boxes that the head of a diagram and its button cover, px: labels avoid them. */
export function listHeadBoxes({
  axisY,
  width,
  height,
  unitText,
}: {
  readonly axisY: number;
  readonly width: number;
  readonly height: number;
  readonly unitText: string;
}): LabelBox[] {
  const { symbolY, signY } = placeHead(axisY, height);
  const unitPx = Math.max(getLabelWidth(unitText, 'sans') + GAP_PX, unitText.length * CHARACTER_PX * WIDE);
  return [
    { x0: 0, y0: symbolY - 16, x1: HEAD_PX + LETTER_PX, y1: symbolY },
    { x0: 0, y0: symbolY, x1: HEAD_PX + unitPx, y1: symbolY + 20 },
    { x0: 0, y0: signY, x1: HEAD_PX + SIGN_PX.width, y1: signY + SIGN_PX.height },
    { x0: width - CORNER_PX, y0: 0, x1: width, y1: CORNER_PX },
  ];
}
