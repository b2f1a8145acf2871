import type { KindId } from './kindNames.ts';
import { KINDS } from './kinds.ts';

/** Location state of a link to a document that is stored in this browser. */
export interface OpenSlotState {
  readonly openSlot: string;
}

/**
 * Passes a document made on another page, or a request for an empty one, to the page of a kind; without either, the
 * page opens what it would open anyway.
 */
export function askDocument(kind: KindId, document: object | 'new' | null): object | null {
  return document === null ? null : { [KINDS[kind].asked]: document };
}
