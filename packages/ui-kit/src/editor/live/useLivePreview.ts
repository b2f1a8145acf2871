import { useEffect, useState } from 'react';
import { useHost } from '../../kit/useHost.ts';
import { useKitStore } from '../../kit/useKitAtom.ts';
import type { KitStore } from '../../store/kitStore.ts';

/**
 * Keeps the preview in step with what is on the board for as long as the editor is mounted. `follow` begins it and
 * returns how to stop; it begins anew when another function is given. How the surroundings make a thread is read once.
 */
export function useLivePreview(
  follow: (store: KitStore, createWorker: (() => Worker | null) | undefined) => () => void,
): void {
  const store = useKitStore();
  const [{ createWorker }] = useState(useHost());
  useEffect(() => follow(store, createWorker), [store, follow, createWorker]);
}
