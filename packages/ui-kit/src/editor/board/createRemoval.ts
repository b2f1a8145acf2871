import type { WritableAtom } from 'jotai/vanilla';
import type { useDialogs } from '../../dialog/useDialogs.ts';
import type { DocumentEdit } from '../../editing/edit.ts';
import type { KitStore } from '../../store/kitStore.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { type RemovalQuestion, askBeforeRemoval, asksBeforeRemovalAtom } from '../session/removalQuestion.ts';
import { announceAtom } from './announcement.ts';

/** The ways in which objects of a document are removed. */
export interface Removal<Item> {
  /** Asks before these objects are removed, if the reader's option requires it. */
  readonly ask: (items: readonly Item[]) => Promise<boolean>;
  /** Removes the selection without a question, as a cut does. */
  readonly removeAtOnce: () => void;
  /** Removes the selection, after the question if the option requires it. */
  readonly removeChosen: () => void;
}

/** The objects of an editor that can be removed. */
export interface RemovalPlan<Types extends SessionTypes> {
  readonly session: Pick<Session<Types>, 'applyEditAtom' | 'documentAtom'>;
  readonly selectionAtom: WritableAtom<readonly Types['item'][], [items: readonly Types['item'][]], unknown>;
  readonly remove: (
    document: Types['document'],
    items: readonly Types['item'][],
  ) => DocumentEdit<Types['document'], Types['note']>;
}

/** The words of a removal, and the dialog for the question. */
export interface RemovalWords<Types extends SessionTypes> {
  readonly open: ReturnType<typeof useDialogs>['ask'];
  readonly t: (
    key: 'removal.question' | 'removal.askEveryTime' | 'said.removed',
    values?: { readonly count: number },
  ) => string;
  /** Names the object in a question about a single one; empty if it has no name. */
  readonly nameItem: (document: Types['document'], item: Types['item']) => string;
}

/** Creates the ways in which objects of a document are removed. */
export function createRemoval<Types extends SessionTypes>(
  { session: { applyEditAtom, documentAtom }, selectionAtom, remove }: RemovalPlan<Types>,
  store: KitStore,
  { open, t, nameItem }: RemovalWords<Types>,
): Removal<Types['item']> {
  type Items = readonly Types['item'][];
  const ask = (items: Items): Promise<boolean> => askBeforeRemoval(store, open, () => writeQuestion(items));

  function writeQuestion(items: Items): RemovalQuestion {
    const [only, ...others] = items;
    const isAlone = only !== undefined && others.length === 0;
    const name = isAlone ? nameItem(store.get(documentAtom), only) : '';
    const question = t('removal.question', { count: items.length });
    return {
      message: name === '' ? question : `${question}\n${name}`,
      askEveryTime: t('removal.askEveryTime'),
    };
  }

  function act(items: Items): void {
    store.set(applyEditAtom, (document) => remove(document, items));
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
        // Another document may have been opened while the question was shown.
        if (isWanted && store.get(documentAtom) === document) act(items);
      });
    },
  };
}
