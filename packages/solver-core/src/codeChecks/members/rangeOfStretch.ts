import { NO_STRETCH } from '../../linalg/tolerance.ts';
import type { FreeStretch } from './lateralBuckling.ts';
import type { MemberRange } from './memberRange.ts';

/**
 * Returns a part that has the cross-section of the whole stretch; null if the section changes or a part cannot be
 * judged.
 */
export function rangeOfStretch(
  ranges: readonly MemberRange[],
  { x0, x1 }: Pick<FreeStretch, 'x0' | 'x1'>,
): MemberRange | null {
  const within = ranges.filter((range) => range.x1 > x0 && range.x0 < x1);
  const [first] = within;
  if (first === undefined || within.some(({ section }) => section !== first.section)) return null;
  const covered = within.reduce((sum, part) => sum + Math.min(part.x1, x1) - Math.max(part.x0, x0), 0);
  return covered >= (1 - NO_STRETCH) * (x1 - x0) ? first : null;
}
