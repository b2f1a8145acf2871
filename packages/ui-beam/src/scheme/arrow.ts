import { px } from './mark.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Length and half width of an arrow's head, in pixels. */
const HEAD = { length: 9, halfWidth: 3.2 };

/** Draws an arrow as two paths: the shaft, ended inside the head, and the filled head. */
export function drawArrow(
  tail: Point,
  tip: Point,
  size = 1,
): { readonly shaft: string; readonly head: string } {
  const length = Math.hypot(tip.x - tail.x, tip.y - tail.y);
  const ux = (tip.x - tail.x) / length;
  const uy = (tip.y - tail.y) / length;
  const headLength = Math.min(HEAD.length * size, length);
  const base = { x: tip.x - ux * headLength, y: tip.y - uy * headLength };
  const side = { x: -uy * HEAD.halfWidth * size, y: ux * HEAD.halfWidth * size };
  return {
    shaft: `M${px(tail.x)} ${px(tail.y)}L${px(base.x)} ${px(base.y)}`,
    head:
      `M${px(tip.x)} ${px(tip.y)}L${px(base.x + side.x)} ${px(base.y + side.y)}` +
      `L${px(base.x - side.x)} ${px(base.y - side.y)}Z`,
  };
}
