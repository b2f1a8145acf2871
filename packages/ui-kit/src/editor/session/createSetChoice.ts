import { type Atom, type Getter, atom } from 'jotai/vanilla';
import { createOption } from '../measures/options.ts';
import type { EditorDocument } from './documentKind.ts';
import type { History } from './history.ts';

/** Creates the choice of the case set that is shown and reported. */
export function createSetChoice<Document extends EditorDocument>(
  historyAtom: Atom<History<Document> | null>,
) {
  /** Index of the case set chosen since the document was opened; null if none was. */
  const pickedSetAtom = atom<number | null>(null);

  /** Index of the case set chosen last, here or in the document; also while all sets are shown. */
  const lastSetAtom = atom(
    (get) => get(pickedSetAtom) ?? get(historyAtom)?.present.k ?? 0,
    (_, set, index: number) => set(pickedSetAtom, index),
  );

  /** Whether all case sets are shown: the reader's option, which no document changes. */
  const areAllAtom = createOption('showAllCases');

  /** Index of the case set chosen last, or all of them; the next result may have fewer sets. */
  const chosenSetAtom = atom(
    (get): number | 'all' => (get(areAllAtom) ? 'all' : get(lastSetAtom)),
    (_, set, chosen: number | 'all') => {
      if (chosen !== 'all') set(lastSetAtom, chosen);
      set(areAllAtom, chosen === 'all');
    },
  );

  /** Returns a document with the chosen case set. */
  function takeSet(get: Getter, document: Document): Document {
    const most = Math.max(0, (document.caseSets?.length ?? 1) - 1);
    const k = Math.min(get(lastSetAtom), most);
    return k === (document.k ?? 0) ? document : { ...document, k };
  }

  return { pickedSetAtom, lastSetAtom, chosenSetAtom, takeSet };
}
