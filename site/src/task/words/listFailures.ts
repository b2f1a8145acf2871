import type { AnyFailure } from '@eecs/solver-core/texts';

/** Maximum number of displayed failures; a file of another kind has hundreds. */
export const MAX_TOLD = 8;

/** Describes failures of an external document, one line each: the problem and its place. */
export type ListFailures<Document = never> = (
  failures: readonly AnyFailure[],
  document?: Document,
) => string[];
