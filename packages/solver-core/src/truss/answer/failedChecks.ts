import type { TrussSet } from './answer.ts';
import { createTrussFailure } from '../../model/truss/trussFailures.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';

/**
 * Names each set whose checks were made and did not pass. A document without
 * case sets has one set that no path leads to.
 */
export function failedChecks(sets: readonly Pick<TrussSet, 'checks'>[], setCount: number): TrussFailure[] {
  return sets.flatMap(({ checks }, k) =>
    checks?.passed === false
      ? [createTrussFailure('correction.checks', setCount > 0 ? `/caseSets/${k}` : '', { ids: [k] })]
      : [],
  );
}
