import type { Point } from '../../camera/camera.ts';
import { getRodReach } from '../../scheme/obstacles.ts';

/** Positions along a rod, as fractions, beside which its value may stand, best first. */
const SHARES = [0.5, 0.38, 0.62, 0.25, 0.75, 0.3, 0.7, 0.44, 0.56, 0.2, 0.8];
/** Positions along a rod, as fractions, on which its value may stand, those away from crossings first. */
const ON = [0.38, 0.62, 0.31, 0.69, 0.44, 0.56, 0.5, 0.25, 0.75];
/** Distance from the middle of a value to the edge of its box, px. */
const HALF_HEIGHT_PX = 7;
/** Additional distance of a value that must not be close to its rod, px. */
const ASIDE_PX = 7;

/**
 * Returns places for a text whose box has some width: beside the middle of a rod of some width, both in px, then beside
 * other parts of the rod, and on the rod for a value that must be shown.
 */
export function placesAlong(
  a: Point,
  b: Point,
  { textPx, width }: { readonly textPx: number; readonly width: number },
): readonly Point[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  // The distance across the rod is half the text's width for a vertical rod, half its height for a horizontal one.
  const reach = getRodReach(width) + Math.abs(uy) * (textPx / 2) + Math.abs(ux) * HALF_HEIGHT_PX;
  // If there is no other room between rods, the margins of the text may touch them, but not its letters.
  const close = width / 2 + 8 + Math.abs(uy) * (textPx / 2 - 5);
  // Near places first; farther ones only if the deformed shape or another rod runs through the near ones.
  const beside = [reach, reach + ASIDE_PX, reach + 2 * ASIDE_PX, close].flatMap((way) =>
    SHARES.flatMap((share) => {
      const [x, y] = [a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share];
      return [1, -1].map((side) => ({ x: x + uy * way * side, y: y - ux * way * side + 4 }));
    }),
  );
  const on = ON.map((share) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share + 4 }));
  return [...beside, ...on];
}
