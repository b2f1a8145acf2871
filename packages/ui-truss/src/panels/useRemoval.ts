import { useMemo } from 'react';
import { useDialogs, useFormat, useKitStore, useLocale } from '@eecs/ui-kit';
import type { Removal } from '@eecs/ui-kit/editor';
import type { TrussItem } from '../editing/items.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { createTrussRemoval } from './createTrussRemoval.ts';

/** Returns the functions that remove objects of the truss. */
export function useRemoval(): Removal<TrussItem> {
  const store = useKitStore();
  const t = useEditorText();
  const format = useFormat();
  const locale = useLocale();
  const { ask: open } = useDialogs();
  return useMemo(
    () => createTrussRemoval(store, { t, format, locale, open }),
    [store, t, format, locale, open],
  );
}
