import { useMemo } from 'react';
import { type BeamCase, solveBeam } from '@eecs/solver-core';
import type { CombinedBeam, UncombinedBeam } from '@eecs/solver-core/combinations';
import {
  type BeamMemberChecks,
  addReachable,
  checkBeamMembers,
  chooseChecks,
  readStandard,
} from '@eecs/solver-core/code-checks';
import { useKitAtomValue } from '@eecs/ui-kit';
import { documentAtom } from '../../state/sessionAtoms.ts';
import { hasRuleAtom } from '../combining/combining.ts';
import { useFollowedCombinations } from '../combining/useFollowedCombinations.ts';

/** A beam with its resistances. */
export interface CheckedBeam extends BeamMemberChecks {
  readonly document: BeamCase;
  readonly combined: CombinedBeam | null;
}

/** The checks, or why there are none. */
export type MemberChecks = CheckedBeam | 'none' | 'unsolved' | 'uncombined' | 'noStrength' | 'awaited';

/** Returns the checks of the beam; if its document has a rule, they use its combinations. */
export function useMemberChecks(): MemberChecks {
  const document = useKitAtomValue(documentAtom);
  const hasRule = useKitAtomValue(hasRuleAtom);
  const following = useFollowedCombinations();
  return useMemo((): MemberChecks => {
    if (!hasRule) return check(document, null);
    return following === null ? 'awaited' : check(following.document, following.answer);
  }, [document, hasRule, following]);
}

function check(document: BeamCase, combined: Parameters<typeof checkCombined>[1]): MemberChecks {
  const found = checkCombined(document, combined);
  return found.ok ? { ...found.checks, document, combined: found.combined } : found.why;
}

function checkCombined(document: BeamCase, combined: CombinedBeam | UncombinedBeam | null) {
  const standard = readStandard(document, 'members');
  return chooseChecks({
    limits: standard,
    solve: () => solveBeam(document, { include: [] }),
    combine: () => addReachable(document, combined, standard),
    check: (solved, limits) => checkBeamMembers(document, solved, limits),
  });
}
