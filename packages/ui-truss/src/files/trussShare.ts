import type { TrussCase } from '@eecs/solver-core/truss';
import { joinShown, packText, splitShown, unpackText } from '@eecs/ui-kit/editing';
import type { TrussShown } from '../props.ts';
import { type FileLimits, type ReadTrussFile, readTrussFile } from './readTrussFile.ts';

/** Programs that pass links on cut longer ones, characters. */
export const MAX_TRUSS_FRAGMENT = 8000;
const PREFIX = '#c=';

/** Returns whether the fragment of an address claims to hold a truss. */
export function isTrussShare(fragment: string): boolean {
  return fragment.startsWith(PREFIX);
}

/** A fragment that holds the whole truss, or how long it would be where that is too long. */
export type WrittenTrussShare =
  | { readonly ok: true; readonly fragment: string }
  | { readonly ok: false; readonly length: number; readonly most: number };

/**
 * The content of a link: a truss, with its sender's view where the link has one, or the reason why it cannot be read.
 */
export type ReadTrussShare =
  | (Extract<ReadTrussFile, { ok: true }> & { readonly shown?: unknown })
  | Exclude<ReadTrussFile, { ok: true }>;

/**
 * Packs a truss, and what is shown of it where there is room, into the fragment of an
 * address, which browsers do not send to any server.
 */
export async function writeTrussShare(document: TrussCase, shown?: TrussShown): Promise<WrittenTrussShare> {
  const fragment = joinShown(PREFIX + (await packText(JSON.stringify(document))), shown, MAX_TRUSS_FRAGMENT);
  const { length } = fragment;
  return length <= MAX_TRUSS_FRAGMENT
    ? { ok: true, fragment }
    : { ok: false, length, most: MAX_TRUSS_FRAGMENT };
}

/** Unpacks the truss of a fragment. It never rejects: the result contains what cannot be read. */
export async function readTrussShare(fragment: string, limits: FileLimits = 'full'): Promise<ReadTrussShare> {
  const { packed, shown } = splitShown(fragment);
  try {
    const read = readTrussFile(await unpackText(packed.slice(PREFIX.length)), limits);
    return read.ok && shown !== undefined ? { ...read, shown } : read;
  } catch {
    return { ok: false, problem: 'notJson', failures: [] };
  }
}
