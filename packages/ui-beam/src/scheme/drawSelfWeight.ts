import { createMark, drawArrow, type LabelWish, type Mark } from '@eecs/ui-kit/layout';

const SPACING_PX = 28;
const LENGTH_PX = 9;
/** Relative to the arrow of a point load: smaller than any, because nobody placed them. */
const ARROW_SIZE = 0.5;
/** Below the axis: distance of the arrows, and of the baseline of the name. */
const BELOW_PX = 5;
const NAME_PX = 26;
/** Horizontal offsets of the name from the middle, to find room. */
const ASIDE_PX = [0, 56, -56];

/** Draws self weight: a row of small arrows in the direction of gravity, labelled g. */
export function drawSelfWeight({
  x0,
  x1,
  axisY,
  turn,
}: {
  /** The visible part of the beam, px. */
  readonly x0: number;
  readonly x1: number;
  readonly axisY: number;
  /** The angle by which the forces of the shown case set are rotated, degrees. */
  readonly turn: number;
}): { readonly mark: Mark; readonly label: LabelWish } {
  const angle = (turn * Math.PI) / 180;
  const y = axisY + BELOW_PX;
  let arrows = '';
  for (let x = x0 + SPACING_PX / 2; x < x1; x += SPACING_PX) {
    const tip = { x: x + LENGTH_PX * Math.sin(angle), y: y + LENGTH_PX * Math.cos(angle) };
    arrows += drawArrow({ x, y }, tip, ARROW_SIZE);
  }
  return {
    mark: createMark('self-weight', 'dimension', arrows),
    label: {
      key: 'self-weight-name',
      text: 'g',
      role: 'dimension',
      priority: 40,
      places: ASIDE_PX.map((aside) => ({ x: (x0 + x1) / 2 + aside, y: axisY + NAME_PX })),
    },
  };
}
