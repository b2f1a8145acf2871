import { useEffect, useLayoutEffect, useState } from 'react';
import { useFeature, useHost, useKitStore } from '@eecs/ui-kit';
import { loadSolving } from '../loadParts.ts';
import { hasSpatialAtom } from '../state/sessionAtoms.ts';
import { followOnceLoaded } from './followOnceLoaded.ts';
import { SPATIAL_FEATURE } from './spatialFeature.ts';

/**
 * Keeps the preview in step with what is on the board for as long as the editor is mounted; of what may be solved here.
 * The way to make its thread is read once.
 */
export function useLivePreview(): void {
  const store = useKitStore();
  const hasSpatial = useFeature(SPATIAL_FEATURE);
  const [{ createWorker }] = useState(useHost());
  // Whether Solve has anybody to ask is known before the thread is.
  useLayoutEffect(() => store.set(hasSpatialAtom, hasSpatial), [store, hasSpatial]);
  useEffect(
    () =>
      followOnceLoaded(store, loadSolving, ({ followBoard }) => followBoard(store, hasSpatial, createWorker)),
    [store, hasSpatial, createWorker],
  );
}
