import { useEffect } from 'react';
import { useFeature, useKitStore } from '@eecs/ui-kit';
import { loadSolving } from '../loadParts.ts';
import { SPATIAL_FEATURE } from './isSold.ts';

/** Keeps the preview in step with what is on the board for as long as the editor is mounted; of what may be solved here. */
export function useLivePreview(): void {
  const store = useKitStore();
  const hasSpatial = useFeature(SPATIAL_FEATURE);
  // Follows the board once the solver is there; without it there is no preview, and the editor goes on.
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isEnded = false;
    loadSolving().then(
      ({ followBoard }) => {
        if (!isEnded) stop = followBoard(store, hasSpatial);
      },
      () => undefined,
    );
    return () => {
      isEnded = true;
      stop?.();
    };
  }, [store, hasSpatial]);
}
