import type { KindId } from './kindNames.ts';
import { KINDS } from './kinds.ts';

/** Location state of a link to a document that is kept in this browser. */
export interface OpenSlotState {
  readonly openSlot: string;
}

/**
 * Asks the page of a kind for a document that was made on another page, or for an empty one; without one the page opens
 * what it would anyway.
 */
export function askDocument(kind: KindId, document: object | 'new' | null): object | null {
  return document === null ? null : { [KINDS[kind].asked]: document };
}
