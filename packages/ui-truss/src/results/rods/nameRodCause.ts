import type { CombinedTruss } from '@eecs/solver-core/combinations';
import type { TrussRodCheck } from '@eecs/solver-core/code-checks';
import type { TrussCase } from '@eecs/solver-core/truss';

/**
 * Names the case set or the combination whose force uses most of a rod; nothing where all loads act together.
 * `nameSet` names a set without a title by its number.
 */
export function nameRodCause(
  { cause }: Pick<TrussRodCheck, 'cause'>,
  { document, combined }: { readonly document: TrussCase; readonly combined: CombinedTruss | null },
  nameSet: (set: number) => string,
): string {
  if (cause === null) return '';
  if ('set' in cause)
    return document.caseSets.length === 0
      ? ''
      : document.caseSets[cause.set]?.title || nameSet(cause.set + 1);
  const situation = combined?.situations.find((one) => one.situation === cause.situation);
  return situation?.combinations[cause.combination]?.id ?? '';
}
