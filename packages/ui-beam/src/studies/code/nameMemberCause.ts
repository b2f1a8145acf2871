import type { BeamCase } from '@eecs/solver-core';
import type { CombinedBeam } from '@eecs/solver-core/combinations';
import type { BeamMemberCheck } from '@eecs/solver-core/code-checks';

/**
 * Names the case set or the combination whose forces use most; nothing where all loads act together. `nameSet` names a
 * set without a title by its number.
 */
export function nameMemberCause(
  { cause }: Pick<BeamMemberCheck, 'cause'>,
  { document, combined }: { readonly document: BeamCase; readonly combined: CombinedBeam | null },
  nameSet: (set: number) => string,
): string {
  if ('set' in cause)
    return document.caseSets.length === 0
      ? ''
      : document.caseSets[cause.set]?.title || nameSet(cause.set + 1);
  const situation = combined?.situations.find((one) => one.situation === cause.situation);
  return situation?.combinations[cause.combination]?.id ?? cause.situation;
}
