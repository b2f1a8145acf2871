import type { Point } from '../../camera/camera.ts';
import { getRodReach } from '../../scheme/obstacles.ts';

/** Shares of a rod that its value may be beside, best first. */
const SHARES = [0.5, 0.38, 0.62, 0.25, 0.75, 0.3, 0.7, 0.44, 0.56, 0.2, 0.8];
/** Shares of a rod that its value may stand on, those away from where rods cross first. */
const ON = [0.38, 0.62, 0.31, 0.69, 0.44, 0.56, 0.5, 0.25, 0.75];
/** From the middle of a value to the rim of its box, px. */
const HALF_HEIGHT_PX = 7;
/** A value that must not stand close to its rod stands so much further, px. */
const ASIDE_PX = 7;

/**
 * Returns places for a text whose box has some width: beside the middle of a rod of some width, both in px, then beside other
 * parts of the rod, and on the rod for a value that must be shown.
 */
export function placesAlong(
  a: Point,
  b: Point,
  { textPx, width }: { readonly textPx: number; readonly width: number },
): readonly Point[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  // Across the rod by half the text where the rod is steep, by half its height where it is flat.
  const reach = getRodReach(width) + Math.abs(uy) * (textPx / 2) + Math.abs(ux) * HALF_HEIGHT_PX;
  // Between rods that leave it no other room its margins may touch them, though its ink does not.
  const close = width / 2 + 8 + Math.abs(uy) * (textPx / 2 - 5);
  // Close by first; further off only where the deformed shape or another rod runs through what is close.
  const beside = [reach, reach + ASIDE_PX, reach + 2 * ASIDE_PX, close].flatMap((way) =>
    SHARES.flatMap((share) => {
      const [x, y] = [a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share];
      return [1, -1].map((side) => ({ x: x + uy * way * side, y: y - ux * way * side + 4 }));
    }),
  );
  const on = ON.map((share) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share + 4 }));
  return [...beside, ...on];
}
