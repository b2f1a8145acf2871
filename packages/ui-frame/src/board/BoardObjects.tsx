import { useFormat, useLocale } from '@eecs/ui-kit';
import { createBoardObjects } from '@eecs/ui-kit/editor';
import { countItems, toItemKey } from '../editing/items.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { nameItem } from '../scheme/nameItem.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { listItems } from './listItems.ts';

/** The list of a frame's objects for keyboard navigation. */
export const BoardObjects = /* @__PURE__ */ createBoardObjects({
  documentAtom,
  selectionAtom,
  listItems,
  countItems,
  toItemKey,
  useNames: () => {
    const t = useEditorText();
    const format = useFormat();
    const locale = useLocale();
    return {
      label: t('board.objects'),
      nameOf: (document, item) => nameItem(document, item, { t, format, locale }),
    };
  },
});
