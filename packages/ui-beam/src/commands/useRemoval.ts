import type { MouseEvent } from 'react';
import { useDialogs, useKitStore } from '@eecs/ui-kit';
import { removeLoad } from '../editing/removeLoad.ts';
import { removeSupport } from '../editing/removeSupport.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { asksBeforeRemovalAtom, documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

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
  const t = useBeamText();
  const store = useKitStore();
  const { ask } = useDialogs();

  async function isWanted(kind: keyof typeof REMOVALS, number: number): Promise<boolean> {
    if (!store.get(asksBeforeRemovalAtom)) return true;
    const { outcome, checked } = await ask({
      kind: 'confirm',
      message: t(`remove.${kind}`, { number }),
      checkbox: { label: t('remove.askEveryTime'), checked: true },
    });
    if (outcome !== 'ok') return false;
    store.set(asksBeforeRemovalAtom, checked !== false);
    return true;
  }

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
