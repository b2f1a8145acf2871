import { useMemo } from 'react';
import { useDialogs, useFormat, useKitStore, useLocale } from '@eecs/ui-kit';
import { type Removal, createRemoval } from '@eecs/ui-kit/editor';
import type { FrameItem } from '../editing/items.ts';
import { removeItems } from '../editing/remove.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { nameItem } from '../scheme/nameItem.ts';
import type { FrameTypes } from '../state/frameKind.ts';
import { selectionAtom } from '../state/selection.ts';
import { session } from '../state/sessionAtoms.ts';

const plan = { session, selectionAtom, remove: removeItems };

/** Returns the ways in which objects of the frame are removed. */
export function useRemoval(): Removal<FrameItem> {
  const store = useKitStore();
  const t = useLaterText();
  const tEditor = useEditorText();
  const format = useFormat();
  const locale = useLocale();
  const { ask: open } = useDialogs();
  return useMemo(
    () =>
      createRemoval<FrameTypes>(plan, store, {
        open,
        writeQuestion: (items) => {
          const [only, ...others] = items;
          const question = t('removal.question', { count: items.length });
          const document = store.get(session.documentAtom);
          const name =
            only === undefined || others.length > 0
              ? ''
              : nameItem(document, only, { t: tEditor, format, locale });
          return {
            message: name === '' ? question : `${question}\n${name}`,
            askEveryTime: t('removal.askEveryTime'),
          };
        },
        writeRemoved: (count) => t('said.removed', { count }),
      }),
    [store, t, tEditor, format, locale, open],
  );
}
