import { crossCircles } from './crossCircles.ts';
import { crossOvals } from './crossOvals.ts';
import type { GuideShape } from './guide.ts';
import { NONE } from './intersection.ts';
import type { Intersection } from './intersection.ts';
import { crossLineAndOval, crossLines } from './lineCrossings.ts';

/**
 * Computes what two guides have in common: all their points, a touching one once, or that they are the same.
 *
 * A circle or an ellipse without extent, as a drag may pass, meets nothing.
 * valid for  finite numbers
 * accuracy   every point lies on both to 1e-12 of the larger of semi-axes and coordinates, its own included
 *
 * @example crossGuides({ className: 'line', x0: 0, y0: 3, alpha: 0 }, { className: 'circle', x0: 0, y0: 0, a: 5 }) // (-4, 3) and (4, 3)
 */
export function crossGuides(one: GuideShape, other: GuideShape): Intersection {
  if (!hasExtent(one) || !hasExtent(other)) return NONE;
  if (one.className === 'line')
    return other.className === 'line' ? crossLines(one, other) : crossLineAndOval(one, other);
  if (other.className === 'line') return crossLineAndOval(other, one);
  if (one.className === 'circle' && other.className === 'circle') return crossCircles(one, other);
  return crossOvals(one, other);
}

function hasExtent(guide: GuideShape): boolean {
  if (guide.className === 'line') return true;
  return guide.a > 0 && (guide.className === 'circle' || guide.b > 0);
}
