import type { Format, KitStore, useDialogs } from '@eecs/ui-kit';
import { type Removal, createRemoval } from '@eecs/ui-kit/editor';
import type { TrussItem } from '../editing/items.ts';
import { removeItems } from '../editing/remove.ts';
import type { EditorText } from '../messages/editorMessages.ts';
import { nameItem } from '../scheme/nameItem.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom, session } from '../state/sessionAtoms.ts';
import type { TrussTypes } from '../state/trussKind.ts';

export interface RemovalParts {
  readonly t: EditorText;
  readonly format: Format;
  /** Opens a dialog. */
  readonly open: ReturnType<typeof useDialogs>['ask'];
}

/** Creates the ways in which objects of a truss are removed. */
export function createTrussRemoval(store: KitStore, { t, format, open }: RemovalParts): Removal<TrussItem> {
  return createRemoval<TrussTypes>({ session, selectionAtom, remove: removeItems }, store, {
    open,
    writeQuestion: (items) => {
      const [only, ...others] = items;
      const name =
        only === undefined || others.length > 0 ? '' : nameItem(store.get(documentAtom), only, { t, format });
      return {
        message: [t('removal.question', { count: items.length }), name]
          .filter((line) => line !== '')
          .join('\n'),
        askEveryTime: t('removal.askEveryTime'),
      };
    },
    writeRemoved: (count) => t('said.removed', { count }),
  });
}
