import type { BeamCase } from '@eecs/solver-core';
import { type WrittenShare, readShare as read, writeShare as write } from '@eecs/ui-kit/editing';
import type { BeamShown } from '../props.ts';
import { type CaseReading, type ReadCase, readCaseFile } from './caseFile.ts';

export { MAX_FRAGMENT, type WrittenShare, isShare } from '@eecs/ui-kit/editing';

/**
 * The content of the fragment of an address: a beam, with its sender's view
 * where the link names one, or why it cannot be read.
 */
export type ReadShare =
  | (Extract<ReadCase, { ok: true }> & { readonly shown?: unknown })
  | Exclude<ReadCase, { ok: true }>
  | { readonly ok: false; readonly problem: 'damaged'; readonly failures: readonly [] };

/**
 * Packs a beam, and what is shown of it where there is room, into the fragment of an
 * address, which browsers do not send to any server.
 */
export function writeShare(document: BeamCase, shown?: BeamShown): Promise<WrittenShare> {
  return write(document, shown);
}

/** Unpacks the beam of a fragment. It never rejects: the result contains what cannot be read. */
export async function readShare(fragment: string, reading: CaseReading = {}): Promise<ReadShare> {
  const found = await read(fragment, (text) => readCaseFile(text, reading));
  // Cut off, mistyped or never a beam: which of them does not help the reader.
  return found ?? { ok: false, problem: 'damaged', failures: [] };
}
