import type { KitStore } from '@eecs/ui-kit';
import { attachClipboard } from '@eecs/ui-kit/editor';
import { writeFragment } from '../editing/fragment.ts';
import { selectionsAtom } from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { saidAtom } from './boardState.ts';
import { pasteAtom, removeSelectedAtom } from './chosenVerbs.ts';

/**
 * Lets the clipboard mean supports and loads while the focus is on the board of an editor. What is longer than the beam
 * is offered with the length it needs. Returns what ends it.
 */
export function attachBeamClipboard(
  editor: HTMLElement,
  {
    store,
    offerLonger,
  }: {
    readonly store: KitStore;
    readonly offerLonger: (neededLength: number, lengthen: () => void) => void;
  },
): () => void {
  const isReadOnly = (): boolean => store.get(isReadOnlyAtom);
  const tell = (what: 'toClipboard' | 'removed', count: number): void => {
    store.set(saidAtom, { code: 'several', what, count });
  };
  return attachClipboard(editor, {
    isOn: () => {
      const root = editor.getRootNode() as Document | ShadowRoot;
      return root.activeElement?.closest('[data-board]') != null && editor.contains(root.activeElement);
    },
    copy: () => {
      const selections = store.get(selectionsAtom);
      const text = writeFragment(store.get(documentAtom), selections);
      if (text !== null) tell('toClipboard', selections.length);
      return text;
    },
    cut: () => {
      if (!isReadOnly()) tell('removed', store.set(removeSelectedAtom));
    },
    paste: (text) => {
      const pasted = isReadOnly() ? null : store.set(pasteAtom, text, false);
      const neededLength = pasted?.neededLength ?? null;
      if (neededLength !== null) offerLonger(neededLength, () => store.set(pasteAtom, text, true));
      return pasted !== null;
    },
  });
}
