import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import type { CaseSet } from './document.ts';
import { PERMANENT_ACTIONS } from './permanentFactor.ts';

/**
 * Returns a failure for every factor of a combined set whose key is neither a member's index nor the name of a
 * permanent action: it would silently be ignored, and the member taken once. Members are the sets that are not combined
 * themselves.
 */
export function checkFactors(caseSets: readonly CaseSet[]): Failure[] {
  const byKey = caseSets as unknown as Readonly<Record<string, CaseSet | undefined>>;
  return caseSets.flatMap(({ combined, factors }, i) => {
    const keys = combined && factors ? Object.keys(factors) : [];
    return keys
      .filter((key) => byKey[key]?.combined !== false && !PERMANENT_ACTIONS.some((action) => action === key))
      .map((key) => {
        const values = { actual: key.slice(0, 80), count: caseSets.length };
        return createFailure('geometry.factor', `/caseSets/${i}/factors/${key}`, { ids: [i], values });
      });
  });
}
