import { useMemo } from 'react';
import { useDialogs, useFormat, useKitStore } from '@eecs/ui-kit';
import { useEditorText } from '../messages/editorMessages.ts';
import { type Removal, createRemoval } from './createRemoval.ts';

/** Returns the function that removes objects of a truss. */
export function useRemoval(): Removal {
  const store = useKitStore();
  const t = useEditorText();
  const format = useFormat();
  const { ask: open } = useDialogs();
  return useMemo(() => createRemoval(store, { t, format, open }), [store, t, format, open]);
}
