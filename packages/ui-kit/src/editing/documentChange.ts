/**
 * The cause of a change of a document: an edit of the reader, a step back or forward,
 * another document opened by the page, other units.
 */
export type ChangeCause = 'edit' | 'undo' | 'redo' | 'open' | 'units';

/** The change of one field of a document. */
export interface ChangedPart {
  /** The field of the document: `loads`, `L`, `title`. */
  readonly field: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /**
   * The entries of a list that are concerned: their ids, or where entries have none their indexes, of what was removed
   * in the document before. Empty if the field is no list.
   */
  readonly ids: readonly (string | number)[];
}

/** A description of a change for programs that keep or check documents. */
export interface DocumentChange {
  readonly cause: ChangeCause;
  readonly parts: readonly ChangedPart[];
}
