import { px } from './mark.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Length and half width of an arrow's head inside its stroke, and the width that the stroke adds, px. */
const HEAD = { length: 7.4, halfWidth: 2.4, rim: 0.75 };
/** The head of a turn begins this many degrees before its end and follows the arc. */
const HEAD_TURN_DEG = 34;

/**
 * Draws an arrow as one path to be stroked and filled: the shaft, which ends inside the head, and the head. An arrow is
 * one node, because a drawing has hundreds.
 */
export function drawArrow(tail: Point, tip: Point, size = 1): string {
  return drawShaft(tail, tip, size) + drawHead(tail, tip, size);
}

/**
 * Draws an arc round a centre with a head at its end, in degrees counter-clockwise from +x, as one path: the arc runs
 * forth and back, so that only the head is filled.
 */
export function drawTurn(
  middle: Point,
  {
    radius,
    from,
    to,
    size,
  }: { readonly radius: number; readonly from: number; readonly to: number; readonly size: number },
): string {
  const point = (deg: number): Point => ({
    x: middle.x + radius * Math.cos((deg * Math.PI) / 180),
    y: middle.y - radius * Math.sin((deg * Math.PI) / 180),
  });
  const [start, end] = [point(from), point(to)];
  const isCcw = to > from;
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const arc = (sweep: boolean, goal: Point): string =>
    `A${px(radius)} ${px(radius)} 0 ${large} ${sweep ? 1 : 0} ${px(goal.x)} ${px(goal.y)}`;
  const before = point(to - Math.sign(to - from) * Math.min(HEAD_TURN_DEG, Math.abs(to - from)));
  return (
    `M${px(start.x)} ${px(start.y)}${arc(!isCcw, end)}${arc(isCcw, start)}` + drawHead(before, end, size)
  );
}

function drawShaft(tail: Point, tip: Point, size: number): string {
  const { ux, uy, reach } = aim(tail, tip, size);
  return `M${px(tail.x)} ${px(tail.y)}L${px(tip.x - ux * reach)} ${px(tip.y - uy * reach)}`;
}

function drawHead(tail: Point, tip: Point, size: number): string {
  const { ux, uy, reach } = aim(tail, tip, size);
  const base = { x: tip.x - ux * reach, y: tip.y - uy * reach };
  const side = { x: -uy * HEAD.halfWidth * size, y: ux * HEAD.halfWidth * size };
  return (
    `M${px(tip.x - ux * HEAD.rim)} ${px(tip.y - uy * HEAD.rim)}L${px(base.x + side.x)} ${px(base.y + side.y)}` +
    `L${px(base.x - side.x)} ${px(base.y - side.y)}Z`
  );
}

/** Returns the direction of an arrow, and how far its head reaches back from the tip. */
function aim(tail: Point, tip: Point, size: number) {
  const length = Math.hypot(tip.x - tail.x, tip.y - tail.y);
  const reach = Math.min(HEAD.length * size + HEAD.rim, length);
  return { ux: (tip.x - tail.x) / length, uy: (tip.y - tail.y) / length, reach };
}
