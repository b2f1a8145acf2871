import type { ReactionDocument, SourceFault } from '@eecs/solver-core/reactions';
import type { ReadReactions } from '../../host/reactionPort.ts';

/** Maps the answers of a host by the number of their structure. */
export function toSources(
  answers: readonly ReadReactions[],
): ReadonlyMap<string | number, ReactionDocument | SourceFault> {
  return new Map(answers.map((answer) => [answer.id, 'fault' in answer ? answer.fault : answer]));
}
