import { useEffect, useState } from 'react';
import { useFormat, useLocale } from '@eecs/ui-kit';
import { createBoardObjects } from '@eecs/ui-kit/editor';
import { countItems, toItemKey } from '../editing/items.ts';
import { loadParts } from '../late/loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { type Naming, nameItem } from '../scheme/nameItem.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { selectionAtom } from '../state/selection.ts';
import { listItems } from './listItems.ts';

/** The objects of a truss in the list for the keyboard. */
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
    const [describeLoad, setDescribeLoad] = useState<Naming['describeLoad']>(null);
    // The words for directions are not needed for the first picture.
    useEffect(() => loadParts.watch((parts) => setDescribeLoad(() => parts.describeLoad)), []);
    return {
      label: t('board.objects'),
      nameOf: (document, item) => nameItem(document, item, { t, format, locale, describeLoad }),
    };
  },
});
