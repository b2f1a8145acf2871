import { useEffect, useState } from 'react';
import { useFeature, useHost, useKitStore } from '@eecs/ui-kit';
import { loadSolving } from '../loadParts.ts';
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
  useEffect(
    () =>
      followOnceLoaded(store, loadSolving, ({ followBoard }) => followBoard(store, hasSpatial, createWorker)),
    [store, hasSpatial, createWorker],
  );
}
