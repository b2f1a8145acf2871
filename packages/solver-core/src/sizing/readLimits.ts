import type { Failure } from '../failures/failure.ts';
import { limitsSchema } from '../model/common/combinationsSchema.ts';
import type { CaseLimits } from '../model/common/document.ts';
import { createSchemaReader } from '../model/common/schemaReader.ts';

const read = /* @__PURE__ */ createSchemaReader(limitsSchema);

/**
 * Reads unchecked limits, such as the `limits` of a document, which are stored as received. A missing value means no
 * limits; a value of the wrong form is refused, with the places of its faults.
 *
 * @example readLimits({ stress: { factor: 1.5 } }) // { ok: true, limits: { stress: { factor: 1.5 } } }
 */
export function readLimits(
  given: unknown,
):
  | { readonly ok: true; readonly limits: CaseLimits }
  | { readonly ok: false; readonly failures: readonly Failure[] } {
  if (given === undefined) return { ok: true, limits: {} };
  const failures: Failure[] = [];
  const limits = read(given, failures) as CaseLimits;
  return failures.length > 0 ? { ok: false, failures } : { ok: true, limits };
}
