import { useKitStore } from '@eecs/ui-kit';
import { useRemoveChosen } from '../commands/useRemoveChosen.ts';
import { boardAnnouncementAtom } from './boardState.ts';
import { removeGuideAtom } from './guideVerbs.ts';

/**
 * Returns the function that removes all that is selected, after the question where one is wanted; a guide without one.
 */
export function useRemoveSelected(): () => Promise<void> {
  const store = useKitStore();
  const remove = useRemoveChosen();

  return async () => {
    // Nothing is lost with a guide.
    if (store.set(removeGuideAtom)) return;
    const count = await remove();
    if (count > 1) store.set(boardAnnouncementAtom, { code: 'several', what: 'removed', count });
  };
}
