import { crossCircles } from './crossCircles.ts';
import { crossOvals } from './crossOvals.ts';
import type { GuideShape } from './guide.ts';
import { NONE } from './intersection.ts';
import type { Intersection } from './intersection.ts';
import { crossLineAndOval, crossLines } from './lineCrossings.ts';

/**
 * Computes the intersection of two guides: all common points, a point of contact once, or the fact that the guides are
 * the same.
 *
 * A circle or an ellipse of zero size, which can occur during a drag, meets nothing. Valid for finite numbers. Every
 * point lies on both guides to 1e-12 of the largest of semi-axes and coordinates, including its own.
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
