import { atom } from 'jotai/vanilla';
import type { InputTab } from './inputTabs.ts';

/** A field in which a refused text stands: the document still has the value from before. */
export interface RefusedField {
  readonly tab: InputTab;
  /** Key of the row the field is of, in a tab that is a table: its details stay as long as the text does. */
  readonly row?: string;
  /** Where that row stands. */
  readonly index?: number;
  /** What the field is called, in the reader's language. */
  readonly label: string;
}

/** The refused fields of an editor by the ids of their elements, the first refused first. */
export const refusedFieldsAtom = atom<ReadonlyMap<string, RefusedField>>(new Map());

/** Notes that a field was refused, or with null that it no longer is. */
export const noteRefusalAtom = atom(null, (get, set, id: string, field: RefusedField | null) => {
  const before = get(refusedFieldsAtom);
  if (field === null && !before.has(id)) return;
  const after = new Map(before);
  if (field === null) after.delete(id);
  else after.set(id, field);
  set(refusedFieldsAtom, after);
});
