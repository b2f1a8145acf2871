import { useMemo } from 'react';
import { useDialogs, useKitStore } from '@eecs/ui-kit';
import { announceAtom, askBeforeRemoval, asksBeforeRemovalAtom } from '@eecs/ui-kit/editor';
import type { FrameItem } from '../editing/items.ts';
import { removeItems } from '../editing/remove.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { selectionAtom } from '../state/selection.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';

/** The ways in which objects of a frame are removed. */
export interface Removal {
  /** Asks before these objects go, where the option asks for it. */
  readonly ask: (items: readonly FrameItem[]) => Promise<boolean>;
  /** Removes what is chosen, after the question where one is wanted. */
  readonly removeChosen: () => void;
}

/** Gives the ways in which objects of the frame are removed. */
export function useRemoval(): Removal {
  const store = useKitStore();
  const t = useLaterText();
  const { ask: open } = useDialogs();
  return useMemo(() => {
    const ask = (items: readonly FrameItem[]): Promise<boolean> =>
      askBeforeRemoval(store, open, () => ({
        message: t('removal.question', { count: items.length }),
        askEveryTime: t('removal.askEveryTime'),
      }));
    const act = (items: readonly FrameItem[]): void => {
      store.set(applyEditAtom, (document) => removeItems(document, items));
      store.set(selectionAtom, []);
      store.set(announceAtom, t('said.removed', { count: items.length }));
    };
    return {
      ask,
      removeChosen: () => {
        const items = store.get(selectionAtom);
        if (items.length === 0) return;
        if (!store.get(asksBeforeRemovalAtom)) {
          act(items);
          return;
        }
        const document = store.get(documentAtom);
        void ask(items).then((isWanted) => {
          // Another document may have come while the question stood.
          if (isWanted && store.get(documentAtom) === document) act(items);
        });
      },
    };
  }, [store, t, open]);
}
