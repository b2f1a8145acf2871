import { useKitStore } from '@eecs/ui-kit';
import { useRemoveChosen } from '../commands/useRemoveChosen.ts';
import { boardAnnouncementAtom } from './boardState.ts';
import { removeGuideAtom } from './guideVerbs.ts';

/**
 * Returns the function that removes the selection, after a question if the reader wants one; a guide without a
 * question.
 */
export function useRemoveSelected(): () => Promise<void> {
  const store = useKitStore();
  const remove = useRemoveChosen();

  return async () => {
    // Removing a guide loses nothing.
    if (store.set(removeGuideAtom)) return;
    const count = await remove();
    if (count > 1) store.set(boardAnnouncementAtom, { code: 'several', what: 'removed', count });
  };
}
