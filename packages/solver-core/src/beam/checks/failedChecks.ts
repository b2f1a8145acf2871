import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';

/**
 * Names each set whose checks were made and did not pass. A document without
 * case sets has one set that no path leads to.
 */
export function failedChecks(
  sets: readonly { readonly checks: { readonly passed: boolean } | null }[],
  setCount: number,
): Failure[] {
  return sets.flatMap(({ checks }, k) =>
    checks?.passed === false
      ? [createFailure('correction.checks', setCount > 0 ? `/caseSets/${k}` : '', { ids: [k] })]
      : [],
  );
}
