import { useMemo } from 'react';
import { useDialogs, useKitStore } from '@eecs/ui-kit';
import { type Removal, createRemoval } from '@eecs/ui-kit/editor';
import type { FrameItem } from '../editing/items.ts';
import { removeItems } from '../editing/remove.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import type { FrameTypes } from '../state/frameKind.ts';
import { selectionAtom } from '../state/selection.ts';
import { session } from '../state/sessionAtoms.ts';

const plan = { session, selectionAtom, remove: removeItems };

/** Returns the ways in which objects of the frame are removed. */
export function useRemoval(): Removal<FrameItem> {
  const store = useKitStore();
  const t = useLaterText();
  const { ask: open } = useDialogs();
  return useMemo(
    () =>
      createRemoval<FrameTypes>(plan, store, {
        open,
        writeQuestion: (items) => ({
          message: t('removal.question', { count: items.length }),
          askEveryTime: t('removal.askEveryTime'),
        }),
        writeRemoved: (count) => t('said.removed', { count }),
      }),
    [store, t, open],
  );
}
