import type { Camera, Point } from '../camera/camera.ts';

/** Objects up to this far outside the board, px, are still drawn, because their arrows may reach into it. */
const BEYOND_PX = 80;

/** Returns whether a point of the page is on the board or close to it. */
export function isInView({ width, height }: Pick<Camera, 'width' | 'height'>, { x, y }: Point): boolean {
  return x >= -BEYOND_PX && y >= -BEYOND_PX && x <= width + BEYOND_PX && y <= height + BEYOND_PX;
}

/** Returns whether a line may cross the board or come close to it, by its bounding box. */
export function isLineInView(
  { width, height }: Pick<Camera, 'width' | 'height'>,
  a: Point,
  b: Point,
): boolean {
  return (
    Math.max(a.x, b.x) >= -BEYOND_PX &&
    Math.max(a.y, b.y) >= -BEYOND_PX &&
    Math.min(a.x, b.x) <= width + BEYOND_PX &&
    Math.min(a.y, b.y) <= height + BEYOND_PX
  );
}
