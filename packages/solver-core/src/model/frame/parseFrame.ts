import { checkDepth, checkExtent } from '../common/checkExtent.ts';
import type { LIMITS } from '../common/constants.ts';
import type { FrameCase } from './frameDocument.ts';
import type { FrameFailure } from './frameFailures.ts';
import { countFrameLoads, countMembers } from './frameLimits.ts';
import { readFrame } from './readFrame.ts';
import type { FrameReadingOptions } from './readFrame.ts';

/** A parsed frame document with its corrections, or all reasons why it was refused. */
export type ParsedFrame =
  | { readonly ok: true; readonly document: FrameCase; readonly corrections: readonly FrameFailure[] }
  | { readonly ok: false; readonly failures: readonly FrameFailure[] };

/**
 * Reads a frame document from any value, as `parseCase` reads that of a beam.
 *
 * Class names, words for supports and short forms of loads become canonical, defaults are filled in, unknown fields are
 * kept. A document nested more than 32 levels deep is refused. With `limits`, one of the `LIMITS`, a larger document is
 * refused before it is read further. With `newId`, joints, members and loads without an id get a new one. Returns
 * every failure at once, each with its code and path; never throws, whatever the input is.
 *
 * @example parseFrame({ schema: 1, joints: [{ x: 0, y: 0 }, { x: 4, y: 0 }], members: [{ i: 0, j: 1 }] }).ok // true
 */
export function parseFrame(
  input: unknown,
  { limits, newId }: FrameReadingOptions & { readonly limits?: (typeof LIMITS)[keyof typeof LIMITS] } = {},
): ParsedFrame {
  const excess = checkDepth(input);
  if (excess.length === 0 && limits !== undefined)
    excess.push(
      ...countMembers(input, limits),
      ...countFrameLoads(input, limits),
      ...checkExtent(input, limits),
    );
  if (excess.length > 0) return { ok: false, failures: excess };
  const read = readFrame(input, { newId });
  if (read.document === null || read.failures.length > 0) return { ok: false, failures: read.failures };
  return { ok: true, document: read.document, corrections: read.corrections };
}
