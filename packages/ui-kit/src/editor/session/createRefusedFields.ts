import { atom } from 'jotai/vanilla';

/** A field in which a refused text stands: the document still has the value from before. */
export interface RefusedField<Tab extends string = string> {
  readonly tab: Tab;
  /** Key of the row the field is of, in a tab that is a table: its details stay as long as the text does. */
  readonly row?: string;
  /** Where that row stands. */
  readonly index?: number;
  /** The name of the field, in the reader's language. */
  readonly label: string;
}

/** Creates the atoms that know which fields hold a refused text. */
export function createRefusedFields<Tab extends string>() {
  /** The refused fields of an editor by the ids of their elements, the first refused first. */
  const refusedFieldsAtom = atom<ReadonlyMap<string, RefusedField<Tab>>>(new Map());

  /** Notes that a field was refused, or with null that it no longer is. */
  const noteRefusalAtom = atom(null, (get, set, id: string, field: RefusedField<Tab> | null) => {
    const before = get(refusedFieldsAtom);
    if (field === null && !before.has(id)) return;
    const after = new Map(before);
    if (field === null) after.delete(id);
    else after.set(id, field);
    set(refusedFieldsAtom, after);
  });

  return { refusedFieldsAtom, noteRefusalAtom };
}
