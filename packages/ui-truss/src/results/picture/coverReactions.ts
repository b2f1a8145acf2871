import type { LabelBox } from '@eecs/ui-kit/layout';
import { alongSegment } from '../../scheme/alongSegment.ts';
import type { DrawnReaction } from './drawReactions.ts';

/** Returns boxes along the arrows of reactions, which labels avoid. */
export function coverReactions(reactions: readonly Pick<DrawnReaction, 'from' | 'to'>[]): LabelBox[] {
  return reactions.flatMap(({ from, to }) => alongSegment(from, to));
}
