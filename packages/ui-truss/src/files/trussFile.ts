import { LIMITS } from '@eecs/solver-core';
import { type TrussCase, type TrussFailure, parseTruss } from '@eecs/solver-core/truss';
import { packText, unpackText } from '@eecs/ui-kit/editing';

/** What came out of a file or a link: a truss, or why it is none. */
export type ReadTrussFile =
  | { readonly ok: true; readonly document: TrussCase }
  | {
      readonly ok: false;
      readonly problem: 'notJson' | 'notTruss' | 'tooLarge';
      readonly failures: readonly TrussFailure[];
    };

/** A file larger than this is no truss, characters. */
const MOST_SIGNS = 64_000_000;
/** Programs that pass links on cut longer ones, characters. */
export const MAX_TRUSS_FRAGMENT = 8000;
const PREFIX = '#c=';

/** Writes a truss as the text of a JSON file. */
export function writeTrussFile(document: TrussCase): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Reads the text of a file. It never throws: every failure is named with its place. */
export function readTrussFile(text: string, limits: keyof typeof LIMITS = 'full'): ReadTrussFile {
  if (text.length > MOST_SIGNS) return { ok: false, problem: 'tooLarge', failures: [] };
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, problem: 'notJson', failures: [] };
  }
  const parsed = parseTruss(value);
  if (!parsed.ok) return { ok: false, problem: 'notTruss', failures: parsed.failures };
  const { joints, links } = parsed.document;
  if (joints.length > LIMITS[limits].joints || links.length > LIMITS[limits].links)
    return { ok: false, problem: 'tooLarge', failures: [] };
  return { ok: true, document: parsed.document };
}

/** Answers whether the fragment of an address claims to hold a truss. */
export function isTrussShare(fragment: string): boolean {
  return fragment.startsWith(PREFIX);
}

/** Packs a truss into the fragment of an address; null where it would be too long. */
export async function writeTrussShare(document: TrussCase): Promise<string | null> {
  const fragment = PREFIX + (await packText(JSON.stringify(document)));
  return fragment.length <= MAX_TRUSS_FRAGMENT ? fragment : null;
}

/** Unpacks the truss of a fragment. It never rejects: what cannot be read is said. */
export async function readTrussShare(fragment: string): Promise<ReadTrussFile> {
  try {
    return readTrussFile(await unpackText(fragment.slice(PREFIX.length)));
  } catch {
    return { ok: false, problem: 'notJson', failures: [] };
  }
}
