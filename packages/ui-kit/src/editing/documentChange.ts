/**
 * The cause of a change of a document: an edit of the reader, undo, redo, another document opened by the page, other
 * units.
 */
export type ChangeCause = 'edit' | 'undo' | 'redo' | 'open' | 'units';

/** The change of one field of a document. */
export interface ChangedPart {
  /** The field of the document: `loads`, `L`, `title`. */
  readonly field: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /**
   * The affected entries of a list: their ids, or the indices of entries without ids (for removed ones, in the previous
   * document). Empty if the field is not a list.
   */
  readonly ids: readonly (string | number)[];
}

/** A description of a change for programs that keep or check documents. */
export interface DocumentChange {
  readonly cause: ChangeCause;
  readonly parts: readonly ChangedPart[];
}
