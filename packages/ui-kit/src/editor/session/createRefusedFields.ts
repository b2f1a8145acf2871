import { atom } from 'jotai/vanilla';

/** A field with a refused text: the document still has the previous value. */
export interface RefusedField<Tab extends string = string> {
  readonly tab: Tab;
  /** Key of the field's row in a table; the row's details stay as long as the text does. */
  readonly row?: string;
  /** Index of the row in its table. */
  readonly index?: number;
  /** The name of the field, in the reader's language. */
  readonly label: string;
}

/** Creates the atoms that record which fields hold a refused text. */
export function createRefusedFields<Tab extends string>() {
  /** The refused fields of an editor by the ids of their elements, in the order of refusal. */
  const refusedFieldsAtom = atom<ReadonlyMap<string, RefusedField<Tab>>>(new Map());

  /** Records that a field was refused, or with null that it no longer is. */
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
