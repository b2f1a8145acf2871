import { atom } from 'jotai/vanilla';
import { documentAtom } from './sessionAtoms.ts';

/** One support or one load of the document, by its index. */
export interface Selection {
  readonly kind: 'support' | 'load';
  readonly index: number;
}

const chosenAtom = atom<Selection | null>(null);

/** What is selected on the board and in the tables; an index the document no longer has selects nothing. */
export const selectionAtom = atom(
  (get) => {
    const chosen = get(chosenAtom);
    if (chosen === null) return null;
    const { supports, loads } = get(documentAtom);
    return chosen.index < (chosen.kind === 'support' ? supports : loads).length ? chosen : null;
  },
  (_, set, selection: Selection | null) => set(chosenAtom, selection),
);
