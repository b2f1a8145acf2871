import type { BeamCase } from '@eecs/solver-core';
import { type WrittenShare, readShare as read, writeShare as write } from '@eecs/ui-kit/editing';
import type { BeamShown } from '../props.ts';
import { type CaseReading, type ReadCase, readCaseFile } from './caseFile.ts';

export { MAX_FRAGMENT, type WrittenShare, isShare } from '@eecs/ui-kit/editing';

/** The content of a URL's fragment: a beam, with the sender's view if the link has one, or why it cannot be read. */
export type ReadShare =
  | (Extract<ReadCase, { ok: true }> & { readonly shown?: unknown })
  | Exclude<ReadCase, { ok: true }>
  | { readonly ok: false; readonly problem: 'damaged'; readonly failures: readonly [] };

/**
 * Packs a beam, and the sender's view if there is room, into the fragment of a URL, which browsers do not send to any
 * server.
 */
export function writeShare(document: BeamCase, shown?: BeamShown): Promise<WrittenShare> {
  return write(document, shown);
}

/** Unpacks the beam of a fragment. Never rejects: the result contains what cannot be read. */
export async function readShare(fragment: string, reading: CaseReading = {}): Promise<ReadShare> {
  const found = await read(fragment, (text) => readCaseFile(text, reading));
  // Cut off, mistyped or never a beam: the distinction does not help the reader.
  return found ?? { ok: false, problem: 'damaged', failures: [] };
}
