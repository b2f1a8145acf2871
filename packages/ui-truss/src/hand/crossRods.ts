import type { Point } from '../camera/camera.ts';
import type { CutRod } from '../state/cut.ts';

/**
 * Finds the rods that a line between two points crosses on the drawing, in the order of crossing. A line that only
 * touches a joint cuts no rod there.
 */
export function crossRods(
  links: readonly { readonly i: number; readonly j: number }[],
  points: readonly Point[],
  { from, to }: { readonly from: Point; readonly to: Point },
): readonly CutRod[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return links
    .flatMap(({ i, j }, link) => {
      const [a, b] = [points[i], points[j]];
      if (a === undefined || b === undefined) return [];
      const [ex, ey] = [b.x - a.x, b.y - a.y];
      const area = dx * ey - dy * ex;
      if (area === 0) return [];
      const [ax, ay] = [a.x - from.x, a.y - from.y];
      const along = (ax * ey - ay * ex) / area;
      const share = (ax * dy - ay * dx) / area;
      return along >= 0 && along <= 1 && share > 0 && share < 1 ? [{ link, share, along }] : [];
    })
    .sort((a, b) => a.along - b.along)
    .map(({ link, share }) => ({ link, share }));
}
