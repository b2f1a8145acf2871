import type { KitStore } from '@eecs/ui-kit';
import { attachBoardClipboard } from '@eecs/ui-kit/editor';
import { writeFragment } from '../editing/fragment.ts';
import { selectionsAtom } from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { boardAnnouncementAtom } from './boardState.ts';
import { pasteAtom, removeSelectedAtom } from './chosenVerbs.ts';

/**
 * Connects the clipboard to supports and loads while the board of an editor has the focus. For objects that extend
 * beyond the beam, offers to lengthen it. Returns the function that disconnects it.
 */
export function attachBeamClipboard(
  editor: HTMLElement,
  {
    store,
    offerLonger,
    takeBeam,
  }: {
    readonly store: KitStore;
    readonly offerLonger: (neededLength: number, lengthen: () => void) => void;
    /** Pastes a whole beam; returns whether the text was one. */
    readonly takeBeam: (text: string) => boolean;
  },
): () => void {
  const announce = (what: 'toClipboard' | 'removed', count: number): void => {
    store.set(boardAnnouncementAtom, { code: 'several', what, count });
  };
  return attachBoardClipboard(editor, {
    isReadOnly: () => store.get(isReadOnlyAtom),
    copy: () => {
      const selections = store.get(selectionsAtom);
      const text = writeFragment(store.get(documentAtom), selections);
      if (text !== null) announce('toClipboard', selections.length);
      return text;
    },
    cut: () => announce('removed', store.set(removeSelectedAtom)),
    paste: (text) => {
      const pasted = store.set(pasteAtom, text, false);
      if (pasted === null) return takeBeam(text);
      const neededLength = pasted.neededLength;
      if (neededLength !== null) offerLonger(neededLength, () => store.set(pasteAtom, text, true));
      return true;
    },
  });
}
