import { type Atom, type Getter, atom } from 'jotai/vanilla';
import { createOption } from '../measures/options.ts';
import type { EditorDocument } from './documentKind.ts';
import type { History } from './history.ts';

/** Creates the choice of the case set that is shown and reported. */
export function createSetChoice<Document extends EditorDocument>(
  historyAtom: Atom<History<Document> | null>,
) {
  /** Index of the case set that was chosen since the document was opened; null if none was. */
  const pickedSetAtom = atom<number | null>(null);

  /** Index of the case set that was chosen last, here or where the document comes from; also while all of them are. */
  const lastSetAtom = atom(
    (get) => get(pickedSetAtom) ?? get(historyAtom)?.present.k ?? 0,
    (_, set, index: number) => set(pickedSetAtom, index),
  );

  /** Whether all of them are: the reader's option, which no document changes. */
  const areAllAtom = createOption('showAllCases');

  /** Index of the case set that was chosen last, or all of them; the next result may have fewer. */
  const chosenSetAtom = atom(
    (get): number | 'all' => (get(areAllAtom) ? 'all' : get(lastSetAtom)),
    (_, set, chosen: number | 'all') => {
      if (chosen !== 'all') set(lastSetAtom, chosen);
      set(areAllAtom, chosen === 'all');
    },
  );

  /** Gives a document with the case set that is chosen. */
  function takeSet(get: Getter, document: Document): Document {
    const most = Math.max(0, (document.caseSets?.length ?? 1) - 1);
    const k = Math.min(get(lastSetAtom), most);
    return k === (document.k ?? 0) ? document : { ...document, k };
  }

  return { pickedSetAtom, lastSetAtom, chosenSetAtom, takeSet };
}
