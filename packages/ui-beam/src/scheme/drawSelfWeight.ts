import { createMark, drawArrow, type LabelWish, type Mark } from '@eecs/ui-kit/layout';

const SPACING_PX = 28;
const LENGTH_PX = 9;
/** Against the arrow of a point load: lighter than any, for nobody placed them. */
const ARROW_SIZE = 0.5;
/** Below the axis: where the beam ends, and the base line of the name. */
const BELOW_PX = 5;
const NAME_PX = 26;
/** How far from the middle the name goes for room. */
const ASIDE_PX = [0, 56, -56];

/** Draws that the beam weighs something itself: a row of small arrows in the direction of gravity, called g. */
export function drawSelfWeight({
  x0,
  x1,
  axisY,
  turn,
}: {
  /** The part of the beam that is seen, in pixels. */
  readonly x0: number;
  readonly x1: number;
  readonly axisY: number;
  /** By how much the forces of the shown case set are turned, degrees. */
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
