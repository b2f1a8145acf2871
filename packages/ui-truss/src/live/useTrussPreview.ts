import { useCallback, useLayoutEffect } from 'react';
import { type KitStore, useFeature, useKitStore } from '@eecs/ui-kit';
import { followOnceLoaded, useLivePreview } from '@eecs/ui-kit/editor';
import { loadSolving } from '../late/loadParts.ts';
import { hasSpatialAtom, session } from '../state/sessionAtoms.ts';
import { SPATIAL_FEATURE } from './spatialFeature.ts';

/** Keeps the preview up to date with the board while the editor is mounted, if solving is permitted. */
export function useTrussPreview(): void {
  const store = useKitStore();
  const hasSpatial = useFeature(SPATIAL_FEATURE);
  // Whether Solve is available must be known before the thread starts.
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
