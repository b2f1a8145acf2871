import { useMemo } from 'react';
import { useDialogs, useFormat, useKitStore, useLocale } from '@eecs/ui-kit';
import type { Removal } from '@eecs/ui-kit/editor';
import type { FrameItem } from '../editing/items.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { createFrameRemoval } from './createFrameRemoval.ts';

/** Returns the commands that remove objects of the frame. */
export function useRemoval(): Removal<FrameItem> {
  const store = useKitStore();
  const t = useEditorText();
  const tLater = useLaterText();
  const format = useFormat();
  const locale = useLocale();
  const { ask: open } = useDialogs();
  return useMemo(
    () => createFrameRemoval(store, { t, tLater, format, locale, open }),
    [store, t, tLater, format, locale, open],
  );
}
