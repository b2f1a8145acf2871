import type { TrussSet } from './answer.ts';
import { createTrussFailure } from '../../model/truss/trussFailures.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';

/**
 * Names each set whose checks were made and failed. A document without case sets has a single set, for which there is
 * no path.
 */
export function failedChecks(sets: readonly Pick<TrussSet, 'checks'>[], setCount: number): TrussFailure[] {
  return sets.flatMap(({ checks }, k) =>
    checks?.passed === false
      ? [createTrussFailure('correction.checks', setCount > 0 ? `/caseSets/${k}` : '', { ids: [k] })]
      : [],
  );
}
