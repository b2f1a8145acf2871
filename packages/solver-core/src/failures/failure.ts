import type { CorrectionCode } from './correctionCodes.ts';
import type { FailureCode } from './failureCodes.ts';

/**
 * One reason why a document cannot be solved, or one correction made while reading it. `@eecs/solver-core/texts` writes
 * its message.
 */
export interface Failure {
  readonly code: FailureCode | CorrectionCode;
  /** The place in the document as a JSON pointer (`/loads/3/x`). Empty for the whole document. */
  readonly path: string;
  /** Indexes or ids of the entities concerned. */
  readonly ids: readonly (number | string)[];
  readonly values: Readonly<Record<string, number | string>>;
}

/** Creates a failure. `ids` and `values` are empty if omitted. Numbers that JSON cannot represent become strings. */
export function createFailure(
  code: FailureCode | CorrectionCode,
  path: string,
  details: { ids?: readonly (number | string)[]; values?: Readonly<Record<string, number | string>> } = {},
): Failure {
  return { code, path, ids: details.ids ?? [], values: toFinite(details.values ?? {}) };
}

function toFinite(values: Failure['values']): Failure['values'] {
  const isFinite = Object.values(values).every(
    (value) => typeof value === 'string' || Number.isFinite(value),
  );
  if (isFinite) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Number.isFinite(value) ? value : String(value)]),
  );
}
