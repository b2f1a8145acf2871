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

/** An edit that has nothing to tell. */
export type PlainEdit<Document> = DocumentEdit<Document, never>;

/** An edit that did what was asked and nothing else. */
export function toPlainEdit<Document>(document: Document): PlainEdit<Document> {
  return { document, notes: [] };
}

/** Changes nothing but one entry of a list; the same entry leaves the list as it is. */
export function replaceAt<Item>(items: readonly Item[], index: number, item: Item): readonly Item[] {
  return items[index] === item ? items : items.map((other, at) => (at === index ? item : other));
}
