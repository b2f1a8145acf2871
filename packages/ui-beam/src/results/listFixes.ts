import type { BeamCase, Fix, Mechanism } from '@eecs/solver-core';
import { roundFix } from './roundFix.ts';

/** An edit that stops a motion, with the moving parts it was offered for. */
export interface OfferedFix extends Pick<Mechanism, 'discs'> {
  readonly fix: Fix;
}

/** More buttons than these would hide what they are to mend. */
const MAX_FIXES = 3;

/** Offers first what stops each motion, then the other ways; two motions may be stopped by the same edit. */
export function listFixes(mechanisms: readonly Mechanism[], document: BeamCase): OfferedFix[] {
  const seen = new Set<string>();
  return mechanisms
    .flatMap(({ fixes, discs }) => fixes.map((fix, rank) => ({ fix, discs, rank })))
    .sort((a, b) => a.rank - b.rank)
    .filter(({ fix }) => {
      const key = JSON.stringify(fix);
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MAX_FIXES)
    .map(({ fix, discs }) => ({
      fix: roundFix(fix, document),
      ...(discs === undefined ? {} : { discs }),
    }));
}
