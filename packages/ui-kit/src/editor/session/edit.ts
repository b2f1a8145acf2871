/** What an edit did beside what was asked, for the reader: what a rule did, or why nothing was done. */
export interface EditNote<Code extends string = string> {
  readonly code: Code;
  readonly count: number;
}

/** A new document and what else changed in it; a refused edit returns the document it got. */
export interface DocumentEdit<Document, Note extends EditNote = EditNote> {
  readonly document: Document;
  readonly notes: readonly Note[];
}
