import { useCallback } from 'react';
import type { KitStore } from '@eecs/ui-kit';
import { followOnceLoaded, useLivePreview } from '@eecs/ui-kit/editor';
import { loadSolving } from '../late/loadParts.ts';
import { session } from '../state/sessionAtoms.ts';

/** Updates the preview from the board while the editor is mounted. */
export function useFramePreview(): void {
  const follow = useCallback(
    (store: KitStore) =>
      followOnceLoaded(store, session, {
        load: loadSolving,
        follow: ({ followFrame }) => followFrame(store),
      }),
    [],
  );
  useLivePreview(follow);
}
