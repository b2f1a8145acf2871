import type { TrussCase } from '@eecs/solver-core/truss';
import { type WrittenShare, readShare, writeShare } from '@eecs/ui-kit/editing';
import type { TrussShown } from '../props.ts';
import { type FileLimits, type ReadTrussFile, readTrussFile } from './readTrussFile.ts';

export { MAX_FRAGMENT as MAX_TRUSS_FRAGMENT, isShare as isTrussShare } from '@eecs/ui-kit/editing';

/** A fragment with the whole truss, or its length if it is too long. */
export type WrittenTrussShare = WrittenShare;

/** The content of a link: a truss, with the sender's view if the link has one, or the reason why it cannot be read. */
export type ReadTrussShare =
  | (Extract<ReadTrussFile, { ok: true }> & { readonly shown?: unknown })
  | Exclude<ReadTrussFile, { ok: true }>;

/**
 * Packs a truss, and the sender's view if there is room, into the fragment of a URL, which browsers do not send to any
 * server.
 */
export function writeTrussShare(document: TrussCase, shown?: TrussShown): Promise<WrittenTrussShare> {
  return writeShare(document, shown);
}

/** Unpacks the truss of a fragment. Never rejects: a failure is returned. */
export async function readTrussShare(fragment: string, limits: FileLimits = 'full'): Promise<ReadTrussShare> {
  const read = await readShare(fragment, (text) => readTrussFile(text, limits));
  return read ?? { ok: false, problem: 'notJson', failures: [] };
}
