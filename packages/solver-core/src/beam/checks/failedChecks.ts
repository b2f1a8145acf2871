import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';

/**
 * Names each set whose checks were made and failed. A document without case sets has a single set, for which there is
 * no path.
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
