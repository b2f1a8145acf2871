import { getTakenWidth } from '@eecs/ui-kit/layout';
import type { Thinning } from '../layoutScheme.ts';
import type { DimensionSegment } from '../scheme.ts';

/** Beyond this distance from both ends of its arrow, px, a value could be attributed to another arrow. */
const NEAR_PX = { along: 34, up: 16 };
/** Gap around a number of a horizontal chain, and the height of one beside a vertical chain, px. */
const NUMBER_PX = { round: 4, line: 14 };

/**
 * Simplifies a picture: a chain of dimensions whose numbers do not fit shows only the total, and the value of a force
 * is beside its arrow. A load along a rod can use the whole length of the rod.
 */
export const PICTURE_THINNING: Thinning = {
  chooseSegments: (chain, write) =>
    chain.some((segment) => isTight(segment, write(segment.length))) ? joinSegments(chain) : chain,
  choosePlaces: ({ labelAt, mark: { item, from, to } }) =>
    item.kind === 'linkLoad'
      ? labelAt
      : labelAt.filter((place) =>
          [from, to].some(
            ({ x, y }) => Math.abs(place.x - x) <= NEAR_PX.along && Math.abs(place.y - y) <= NEAR_PX.up,
          ),
        ),
};

function isTight({ axis, from, to }: DimensionSegment, text: string): boolean {
  const room = Math.hypot(to.x - from.x, to.y - from.y);
  return room < (axis === 'x' ? getTakenWidth(text, 'dimension') + NUMBER_PX.round : NUMBER_PX.line);
}

function joinSegments(chain: readonly DimensionSegment[]): DimensionSegment[] {
  const [first, last] = [chain[0], chain.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [{ ...first, to: last.to, length: chain.reduce((sum, { length }) => sum + length, 0) }];
}
