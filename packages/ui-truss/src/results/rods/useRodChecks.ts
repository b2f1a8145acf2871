import { useMemo } from 'react';
import type { CombinedTruss, RodLimits } from '@eecs/solver-core/combinations';
import { type TrussRodCheck, checkTrussRods } from '@eecs/solver-core/code-checks';
import { readLimits } from '@eecs/solver-core/sizing';
import type { TrussCase } from '@eecs/solver-core/truss';
import { useKitAtomValue } from '@eecs/ui-kit';
import { hasRuleAtom } from '../../live/combining.ts';
import { shownAnswerAtom } from '../../live/shownAnswer.ts';
import { useFollowedCombinations } from '../../live/useFollowedCombinations.ts';

/** The rods of the truss on the board beside their resistances. */
export interface CheckedRods {
  readonly document: TrussCase;
  /** Null where the document states no rule. */
  readonly combined: CombinedTruss | null;
  readonly rods: readonly TrussRodCheck[];
}

/** The checks of rods, or why there are none: no standard, or combinations that are not there yet or cannot be. */
export type RodChecks = CheckedRods | 'none' | 'awaited' | 'uncombined' | 'noStrength';

/** Returns the standard that the document names, null if it names none. */
export function readRodLimits(document: TrussCase): RodLimits | null {
  const read = readLimits(document.limits);
  return read.ok ? (read.limits.rods ?? null) : null;
}

/** Returns the checks of the rods on the board; where the document states a rule, they follow its combinations. */
export function useRodChecks(): RodChecks {
  const shown = useKitAtomValue(shownAnswerAtom);
  const hasRule = useKitAtomValue(hasRuleAtom);
  const following = useFollowedCombinations();
  return useMemo((): RodChecks => {
    if (shown === null) return 'awaited';
    if (!hasRule) return check(shown.document, { answer: shown.answer, combined: null });
    if (following === null) return 'awaited';
    if (!following.answer.ok) return 'uncombined';
    return check(following.document, { answer: shown.answer, combined: following.answer });
  }, [shown, hasRule, following]);
}

function check(document: TrussCase, solved: Parameters<typeof checkTrussRods>[1]): RodChecks {
  const limits = readRodLimits(document);
  if (limits === null) return 'none';
  const rods = checkTrussRods(document, solved, limits);
  return rods === null ? 'noStrength' : { document, combined: solved.combined, rods };
}
