import { atom } from 'jotai/vanilla';
import { currentRowAtoms } from './currentRows.ts';
import { openTabAtom } from './inputTabs.ts';
import { documentAtom } from './sessionAtoms.ts';

/** One support or one load of the document, by its index. */
export interface Selection {
  readonly kind: 'support' | 'load';
  readonly index: number;
}

const chosenAtom = atom<Selection | null>(null);

/**
 * What is selected on the board and in the tables; an index the document no longer has selects nothing. Its table
 * opens and has it as its current row, also after nothing is selected any more.
 */
export const selectionAtom = atom(
  (get) => {
    const chosen = get(chosenAtom);
    if (chosen === null) return null;
    const { supports, loads } = get(documentAtom);
    return chosen.index < (chosen.kind === 'support' ? supports : loads).length ? chosen : null;
  },
  (_, set, selection: Selection | null) => {
    set(chosenAtom, selection);
    if (selection === null) return;
    const tab = selection.kind === 'support' ? 'supports' : 'loads';
    set(currentRowAtoms[tab], selection.index);
    set(openTabAtom, tab);
  },
);

/** What the pointer is over, on the board or in a table: both mark it. */
export const hoveredAtom = atom<Selection | null>(null);
