import { useMemo } from 'react';
import type { CombinedTruss, UncombinedTruss } from '@eecs/solver-core/combinations';
import {
  type TrussRodCheck,
  checkTrussRods,
  chooseChecks,
  readStandard,
} from '@eecs/solver-core/code-checks';
import type { SolvedTruss, TrussCase } from '@eecs/solver-core/truss';
import { useKitAtomValue } from '@eecs/ui-kit';
import { hasRuleAtom } from '../../live/combining.ts';
import { shownAnswerAtom } from '../../live/shownAnswer.ts';
import { hindranceAtom } from '../../state/sessionAtoms.ts';
import { useFollowedCombinations } from '../../live/useFollowedCombinations.ts';

/** The rods of the truss on the board with their resistances. */
export interface CheckedRods {
  readonly document: TrussCase;
  /** Null if the document has no rule. */
  readonly combined: CombinedTruss | null;
  readonly rods: readonly TrussRodCheck[];
}

/** The checks of rods, or why there are none: no standard, or combinations that are pending or impossible. */
export type RodChecks = CheckedRods | 'none' | 'unsolved' | 'uncombined' | 'noStrength' | 'awaited';

/** Returns the checks of the rods on the board; if the document has a rule, they use its combinations. */
export function useRodChecks(): RodChecks {
  const shown = useKitAtomValue(shownAnswerAtom);
  const hindrance = useKitAtomValue(hindranceAtom);
  const hasRule = useKitAtomValue(hasRuleAtom);
  const following = useFollowedCombinations();
  return useMemo((): RodChecks => {
    if (shown === null) return hindrance === null ? 'awaited' : 'unsolved';
    if (!hasRule) return check(shown.document, shown.answer, null);
    return following === null ? 'awaited' : check(following.document, shown.answer, following.answer);
  }, [shown, hindrance, hasRule, following]);
}

function check(
  document: TrussCase,
  answer: SolvedTruss,
  combined: CombinedTruss | UncombinedTruss | null,
): RodChecks {
  const found = chooseChecks({
    limits: readStandard(document, 'rods'),
    solve: () => answer,
    combine: () => combined,
    check: (solved, limits) => checkTrussRods(document, solved, limits),
  });
  return found.ok ? { document, combined: found.combined, rods: found.checks } : found.why;
}
