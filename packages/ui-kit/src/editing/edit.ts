/** A message to the reader about an edit: a change that a rule made, or the reason why nothing was done. */
export interface EditNote<Code extends string = string> {
  readonly code: Code;
  readonly count: number;
  /** The other values in the text of the message. @default nothing */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A new document and the side effects of the edit; a refused edit returns the document that it received. */
export interface DocumentEdit<Document, Note extends EditNote = EditNote> {
  readonly document: Document;
  readonly notes: readonly Note[];
}

/** An edit without notes. */
export type PlainEdit<Document> = DocumentEdit<Document, never>;

/** Returns an edit that made the requested change and no other. */
export function toPlainEdit<Document>(document: Document): PlainEdit<Document> {
  return { document, notes: [] };
}

/**
 * Returns an edit that was refused, with the reason.
 * @param count number of things that the reason concerns
 */
export function toRefusedEdit<Document, Code extends string>(
  document: Document,
  code: Code,
  count = 1,
  values?: EditNote['values'],
): DocumentEdit<Document, EditNote<Code>> {
  return { document, notes: [{ code, count, ...(values !== undefined && { values }) }] };
}

/** Replaces one entry of a list; if the entry is the same, the list stays the same. */
export function replaceAt<Item>(items: readonly Item[], index: number, item: Item): readonly Item[] {
  return items[index] === item ? items : items.map((other, at) => (at === index ? item : other));
}

/**
 * Combines several edits, each applied to the document that the previous one returned, and collects their notes; a note
 * that occurs more than once is shown once, with the sum of its counts.
 */
export function chainEdits<Document, Note extends EditNote>(
  document: Document,
  verbs: readonly ((document: Document) => DocumentEdit<Document, Note>)[],
): DocumentEdit<Document, Note> {
  let now = document;
  const notes: Note[] = [];
  for (const verb of verbs) {
    const edit = verb(now);
    now = edit.document;
    for (const note of edit.notes) {
      const at = notes.findIndex((other) => isSameBesideCount(other, note));
      const before = notes[at];
      if (before === undefined) notes.push(note);
      else notes[at] = { ...before, count: before.count + note.count };
    }
  }
  return { document: now, notes };
}

/** Combines the same edit of several entries, given by their indices, into one edit. */
export function changeEach<Document, Note extends EditNote>(
  document: Document,
  indices: readonly number[],
  change: (document: Document, index: number) => DocumentEdit<Document, Note>,
): DocumentEdit<Document, Note> {
  return chainEdits(
    document,
    indices.map((index) => (now: Document) => change(now, index)),
  );
}

function isSameBesideCount(a: EditNote, b: EditNote): boolean {
  return JSON.stringify({ ...a, count: 0 }) === JSON.stringify({ ...b, count: 0 });
}
