import type { BeamCase } from '@eecs/solver-core';
import { type CaseReading, type ReadCase, readCaseFile } from './caseFile.ts';
import { joinShown, packText, splitShown, unpackText } from '@eecs/ui-kit/editing';
import type { BeamShown } from '../props.ts';

/** Programs that pass links on cut longer ones, characters. */
export const MAX_FRAGMENT = 8000;

const PREFIX = '#c=';

/**
 * The content of the fragment of an address: a beam, with its sender's view
 * where the link names one, or why it cannot be read.
 */
export type ReadShare =
  | (Extract<ReadCase, { ok: true }> & { readonly shown?: unknown })
  | Exclude<ReadCase, { ok: true }>
  | { readonly ok: false; readonly problem: 'damaged'; readonly failures: readonly [] };

/** A fragment that holds the whole beam, or how long it would be where that is too long. */
export type WrittenShare =
  { readonly ok: true; readonly fragment: string } | { readonly ok: false; readonly length: number };

/** Returns whether a fragment claims to hold a beam. */
export function isShare(fragment: string): boolean {
  return fragment.startsWith(PREFIX);
}

/**
 * Packs a beam, and what is shown of it where there is room, into the fragment of an
 * address, which browsers do not send to any server.
 */
export async function writeShare(document: BeamCase, shown?: BeamShown): Promise<WrittenShare> {
  const fragment = joinShown(`${PREFIX}${await packText(JSON.stringify(document))}`, shown, MAX_FRAGMENT);
  return fragment.length <= MAX_FRAGMENT ? { ok: true, fragment } : { ok: false, length: fragment.length };
}

/** Unpacks the beam of a fragment. It never rejects: the result contains what cannot be read. */
export async function readShare(fragment: string, reading: CaseReading = {}): Promise<ReadShare> {
  const { packed, shown } = splitShown(fragment);
  let text: string;
  try {
    text = await unpackText(packed.slice(PREFIX.length));
  } catch {
    // Cut off, mistyped or never a beam: which of them does not help the reader.
    return { ok: false, problem: 'damaged', failures: [] };
  }
  const read = readCaseFile(text, reading);
  return read.ok && shown !== undefined ? { ...read, shown } : read;
}
