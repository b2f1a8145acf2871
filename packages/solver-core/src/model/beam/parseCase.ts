import type { Failure } from '../../failures/failure.ts';
import { checkDepth, checkExtent } from '../common/checkExtent.ts';
import type { LIMITS } from '../common/constants.ts';
import type { BeamCase } from './document.ts';
import { readCase } from './readCase.ts';

/** A parsed document with its corrections, or all reasons why it was refused. */
export type ParsedCase =
  | { readonly ok: true; readonly document: BeamCase; readonly corrections: readonly Failure[] }
  | { readonly ok: false; readonly failures: readonly Failure[] };

/**
 * Reads a beam document from any value.
 *
 * Class names and short forms of loads become canonical, defaults are filled in, unknown fields are kept. A document
 * nested more than 32 levels deep is refused, because storing, copying or drawing it would fail. With `limits`, one of
 * the `LIMITS`, a larger document is refused before it is read further. Returns every failure at once, each with its
 * code and path; never throws, whatever the input is.
 *
 * @example parseCase({ schema: 1, L: 6, supports: [{ className: 'Clamp', x: 0 }] }).ok // true
 */
export function parseCase(
  input: unknown,
  { limits }: { readonly limits?: (typeof LIMITS)[keyof typeof LIMITS] } = {},
): ParsedCase {
  const excess = checkDepth(input);
  if (excess.length === 0 && limits !== undefined) excess.push(...checkExtent(input, limits));
  if (excess.length > 0) return { ok: false, failures: excess };
  const read = readCase(input);
  if (read.document === null || read.failures.length > 0) return { ok: false, failures: read.failures };
  return { ok: true, document: read.document, corrections: read.corrections };
}
