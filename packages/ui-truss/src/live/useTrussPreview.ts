import { useCallback, useLayoutEffect } from 'react';
import { type KitStore, useFeature, useKitStore } from '@eecs/ui-kit';
import { followOnceLoaded, useLivePreview } from '@eecs/ui-kit/editor';
import { loadSolving } from '../loadParts.ts';
import { hasSpatialAtom, session } from '../state/sessionAtoms.ts';
import { SPATIAL_FEATURE } from './spatialFeature.ts';

/**
 * Keeps the preview in step with what is on the board for as long as the editor is mounted; of what may be solved here.
 */
export function useTrussPreview(): void {
  const store = useKitStore();
  const hasSpatial = useFeature(SPATIAL_FEATURE);
  // Whether Solve has anybody to ask is known before the thread is.
  useLayoutEffect(() => store.set(hasSpatialAtom, hasSpatial), [store, hasSpatial]);
  const follow = useCallback(
    (one: KitStore, createWorker?: () => Worker | null) =>
      followOnceLoaded(one, session, {
        load: loadSolving,
        follow: ({ followTruss }) => followTruss(one, hasSpatial, createWorker),
      }),
    [hasSpatial],
  );
  useLivePreview(follow);
}
