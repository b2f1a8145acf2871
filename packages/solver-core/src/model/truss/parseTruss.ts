import type { Failure } from '../../failures/failure.ts';
import { checkDepth, checkExtent } from '../common/checkExtent.ts';
import type { LIMITS } from '../common/constants.ts';
import { countLoads } from './countLoads.ts';
import { readTruss } from './readTruss.ts';
import type { TrussReadingOptions } from './readTruss.ts';
import type { TrussCase } from './trussDocument.ts';
import type { TrussFailure } from './trussFailures.ts';

/** A parsed truss document with its corrections, or all reasons why it was refused. */
export type ParsedTruss =
  | { readonly ok: true; readonly document: TrussCase; readonly corrections: readonly TrussFailure[] }
  | { readonly ok: false; readonly failures: readonly Failure[] };

/**
 * Reads a truss document from any value, as `parseCase` reads that of a beam.
 *
 * Class names and short forms of loads become canonical, defaults are filled in, unknown fields are kept. A document
 * nested more than 32 levels deep is refused. With `limits`, one of the `LIMITS`, a larger document is refused before
 * it is read further; their `loads` count those of all joints and links together. With `newId`, joints, links, guides
 * and loads without an id get a new one. Returns every failure at once, each with its code and path; never throws,
 * whatever the input is.
 *
 * @example parseTruss({ schema: 1, joints: [{ x: 0, y: 0, anchor: 3 }], links: [] }).ok // true
 */
export function parseTruss(
  input: unknown,
  { limits, newId }: TrussReadingOptions & { readonly limits?: (typeof LIMITS)[keyof typeof LIMITS] } = {},
): ParsedTruss {
  const excess = checkDepth(input);
  if (excess.length === 0 && limits !== undefined)
    excess.push(...checkExtent(input, limits), ...countLoads(input, limits));
  if (excess.length > 0) return { ok: false, failures: excess };
  const read = readTruss(input, { newId });
  if (read.document === null || read.failures.length > 0) return { ok: false, failures: read.failures };
  return { ok: true, document: read.document, corrections: read.corrections };
}
