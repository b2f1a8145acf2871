import type { DocumentEdit, EditNote } from '../../editing/edit.ts';

/** The greatest number of entries of lists of a document, by their names. */
export type ListLimits = Readonly<Record<string, number>>;

/**
 * Refuses an edit that makes a list longer than its limit; a list that was already longer may be edited and shortened.
 */
export function keepWithin<Document extends object, Note extends EditNote>(
  document: Document,
  edit: DocumentEdit<Document, Note>,
  limits: ListLimits,
): DocumentEdit<Document, Note | EditNote<'listFull'>> {
  for (const [list, most] of Object.entries(limits)) {
    const length = countEntries(edit.document, list);
    if (length > most && length > countEntries(document, list)) {
      return { document, notes: [{ code: 'listFull', count: most }] };
    }
  }
  return edit;
}

function countEntries(document: object, list: string): number {
  const entries: unknown = Reflect.get(document, list);
  return Array.isArray(entries) ? entries.length : 0;
}
