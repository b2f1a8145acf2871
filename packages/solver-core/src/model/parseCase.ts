import type { Failure } from '../failures.ts';
import type { BeamCase } from './document.ts';
import { readCase } from './readCase.ts';

/** A document that was read, with what was mended on the way, or every reason why it could not be. */
export type ParsedCase =
  | { readonly ok: true; readonly document: BeamCase; readonly corrections: readonly Failure[] }
  | { readonly ok: false; readonly failures: readonly Failure[] };

/**
 * Reads a beam document from anything.
 *
 * Class names and short forms of loads become canonical, defaults are filled, unknown fields stay as they are.
 * Returns every failure at once, each with its code and path; never throws, whatever comes in.
 *
 * @example parseCase({ schema: 1, L: 6, supports: [{ className: 'Clamp', x: 0 }] }).ok // true
 */
export function parseCase(input: unknown): ParsedCase {
  const read = readCase(input);
  if (read.document === null || read.failures.length > 0) return { ok: false, failures: read.failures };
  return { ok: true, document: read.document, corrections: read.corrections };
}
