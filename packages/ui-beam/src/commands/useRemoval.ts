import type { MouseEvent } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { removeLoad } from '../editing/removeLoad.ts';
import { removeSupport } from '../editing/removeSupport.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { useRemovalQuestion } from './useRemovalQuestion.ts';

const REMOVALS = {
  load: { list: 'loads', remove: removeLoad },
  support: { list: 'supports', remove: removeSupport },
} as const;

/**
 * Gives the handler of a button that removes a load or a support, found by its index: after a question, until the
 * reader wants it asked no more.
 */
export function useRemoval(): (
  kind: keyof typeof REMOVALS,
  index: number,
) => (event: MouseEvent<HTMLElement>) => void {
  const store = useKitStore();
  const isWanted = useRemovalQuestion();

  return (kind, index) => (event) => {
    const { list, remove } = REMOVALS[kind];
    const item = store.get(documentAtom)[list][index];
    const frame = event.currentTarget.closest<HTMLElement>('[data-beam-editor]');
    void isWanted(kind, index + 1).then((wanted) => {
      // Another document may have come while the question stood.
      const at = store.get(documentAtom)[list].findIndex((other) => other === item);
      if (!wanted || at < 0) return;
      store.set(applyEditAtom, (document) => remove(document, at));
      // The button goes with its row and the browser drops the focus; the editor's keys need it inside.
      requestAnimationFrame(() => {
        if (frame?.matches(':focus-within') === false) frame.focus({ preventScroll: true });
      });
    });
  };
}
