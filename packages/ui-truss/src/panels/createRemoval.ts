import type { Format, KitStore, useDialogs } from '@eecs/ui-kit';
import { announceAtom, askBeforeRemoval, asksBeforeRemovalAtom } from '@eecs/ui-kit/editor';
import type { TrussItem } from '../editing/items.ts';
import { removeItems } from '../editing/remove.ts';
import type { EditorText } from '../messages/editorMessages.ts';
import { nameItem } from '../scheme/nameItem.ts';
import { selectionAtom } from '../state/selection.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';

export interface RemovalParts {
  readonly t: EditorText;
  readonly format: Format;
  /** Opens a dialog. */
  readonly open: ReturnType<typeof useDialogs>['ask'];
}

export interface Removal {
  /** Asks before these things go, where the option asks for it. */
  readonly ask: (items: readonly TrussItem[]) => Promise<boolean>;
  /** Removes what is chosen without a question, as cutting it out does. */
  readonly removeAtOnce: () => void;
  /** Removes what is chosen, after the question where one is wanted. */
  readonly removeChosen: () => void;
}

/** Creates what removes things of a truss. */
export function createRemoval(store: KitStore, { t, format, open }: RemovalParts): Removal {
  const ask = (items: readonly TrussItem[]): Promise<boolean> =>
    askBeforeRemoval(store, open, () => {
      const [only, ...others] = items;
      const name =
        only === undefined || others.length > 0 ? '' : nameItem(store.get(documentAtom), only, { t, format });
      return {
        message: [t('removal.question', { count: items.length }), name]
          .filter((line) => line !== '')
          .join('\n'),
        askEveryTime: t('removal.askEveryTime'),
      };
    });

  function act(items: readonly TrussItem[]): void {
    store.set(applyEditAtom, (document) => removeItems(document, items));
    store.set(selectionAtom, []);
    store.set(announceAtom, t('said.removed', { count: items.length }));
  }

  return {
    ask,
    removeAtOnce: () => act(store.get(selectionAtom)),
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
}
