import { listNotes } from '@eecs/solver-core/rules';
import { assignEntry } from './assignEntry.ts';
import { type DocumentEdit, type EditNote, type PlainEdit, toPlainEdit } from './edit.ts';
import { forgetEntry } from './forgetEntry.ts';

/** A list of entries of a document, for instance materials, and the things of its structure that name them by index. */
export interface NamedEntries<Document, Entry, Thing, Key extends string, Code extends string> {
  readonly entries: (document: Document) => readonly Entry[];
  readonly things: (document: Document) => readonly Thing[];
  /** The field in which a thing names its entry; -1 means none. */
  readonly key: Key;
  /** Puts both lists back into a document. */
  readonly put: (
    document: Document,
    lists: { readonly entries: readonly Entry[]; readonly things: readonly Thing[] },
  ) => Document;
  /** The note that counts the things whose entry was removed. */
  readonly lost: Code;
  /** Prepares a document that may have no such list yet. @default returns it unchanged */
  readonly prepare?: (document: Document) => Document;
}

/** The pure verbs on a list of entries that things name. */
export interface EntryVerbs<Document, Entry, Note extends EditNote> {
  /** Returns the indices of the entries that something names. */
  readonly listUsed: (document: Document) => ReadonlySet<number>;
  /** Removes one entry, found by its index: things that named it then name none, and are counted. */
  readonly remove: (document: Document, index: number) => DocumentEdit<Document, Note>;
  /** Assigns an entry to things, found by their indices; see `assignEntry`. */
  readonly assign: (document: Document, chosen: readonly number[], entry: Entry) => PlainEdit<Document>;
}

/** Creates the verbs on a list of entries that things of a structure name. */
export function createEntryVerbs<
  Document,
  Entry extends object,
  Thing extends Readonly<Record<Key, number>>,
  Key extends string,
  Code extends string,
>({
  entries: entriesOf,
  things: thingsOf,
  key,
  put,
  lost: code,
  prepare = (document) => document,
}: NamedEntries<Document, Entry, Thing, Key, Code>): EntryVerbs<Document, Entry, EditNote<Code>> {
  return {
    listUsed: (document) => new Set(thingsOf(document).map((thing) => thing[key])),
    remove: (document, index) => {
      const entries = entriesOf(document);
      if (entries[index] === undefined) return toPlainEdit(document);
      const { items: things, lost } = forgetEntry(thingsOf(document), key, index);
      return {
        document: put(document, { entries: entries.filter((_, at) => at !== index), things }),
        notes: listNotes<Code>({ [code]: lost } as Record<Code, number>),
      };
    },
    assign: (document, chosen, entry) => {
      const start = prepare(document);
      const given = { entries: entriesOf(start), things: thingsOf(start), key, chosen, entry };
      return toPlainEdit(put(start, assignEntry(given)));
    },
  };
}
