import { atom } from 'jotai/vanilla';
import { createOption } from '@eecs/ui-kit/editor';
import { type BoardResult, listBoardResults } from './boardResults.ts';
import { documentAtom } from './sessionAtoms.ts';

const chosenResultAtom = atom<BoardResult>('M');

/** The result that the reader has selected for the board; none if it is not offered for the kind of the document. */
export const boardResultAtom = atom(
  (get): BoardResult => {
    const chosen = get(chosenResultAtom);
    return listBoardResults(get(documentAtom).kind).includes(chosen) ? chosen : 'off';
  },
  (_, set, view: BoardResult) => set(chosenResultAtom, view),
);

/** Whether the reactions are drawn: the reader's option `drawReactions`. */
export const areReactionsShownAtom = createOption('drawReactions');
