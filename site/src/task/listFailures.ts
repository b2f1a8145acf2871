import type { AnyFailure } from '@eecs/solver-core/texts';

/** Failures shown at once; a file of another kind has hundreds. */
export const MAX_TOLD = 8;

/** Writes failures of a document from outside, one line each: what is wrong, and where. */
export type ListFailures<Document = never> = (
  failures: readonly AnyFailure[],
  document?: Document,
) => string[];
