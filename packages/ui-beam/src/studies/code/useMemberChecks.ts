import { useMemo } from 'react';
import { type BeamCase, solveBeam } from '@eecs/solver-core';
import type { CombinedBeam, MemberLimits } from '@eecs/solver-core/combinations';
import { type BeamMemberChecks, checkBeamMembers } from '@eecs/solver-core/code-checks';
import { readLimits } from '@eecs/solver-core/sizing';
import { useKitAtomValue } from '@eecs/ui-kit';
import { documentAtom } from '../../state/sessionAtoms.ts';
import { hasRuleAtom } from '../combining/combining.ts';
import { useFollowedCombinations } from '../combining/useFollowedCombinations.ts';

/** A beam beside its resistances. */
export interface CheckedBeam extends BeamMemberChecks {
  readonly document: BeamCase;
  readonly combined: CombinedBeam | null;
}

/** The checks, or why there are none. */
export type MemberChecks = CheckedBeam | 'none' | 'awaited' | 'uncombined' | 'noStrength' | 'unsolved';

/** Returns the standard that a document names, null if it names none. */
export function readMemberLimits(document: BeamCase): MemberLimits | null {
  const read = readLimits(document.limits);
  return read.ok ? (read.limits.members ?? null) : null;
}

/** Returns the checks of the beam; where its document states a rule, they follow its combinations. */
export function useMemberChecks(): MemberChecks {
  const document = useKitAtomValue(documentAtom);
  const hasRule = useKitAtomValue(hasRuleAtom);
  const following = useFollowedCombinations();
  return useMemo((): MemberChecks => {
    if (!hasRule) return check(document, null);
    if (following === null) return 'awaited';
    return following.answer.ok ? check(following.document, following.answer) : 'uncombined';
  }, [document, hasRule, following]);
}

function check(document: BeamCase, combined: CombinedBeam | null): MemberChecks {
  const limits = readMemberLimits(document);
  if (limits === null) return 'none';
  const answer = solveBeam(document, { include: [] });
  if (answer.level === 'error') return 'unsolved';
  const checks = checkBeamMembers(document, { answer, combined }, limits);
  return checks === null ? 'noStrength' : { ...checks, document, combined };
}
