import { useEffect, useState } from 'react';
import { useHost } from '../../kit/useHost.ts';
import { useKitStore } from '../../kit/useKitAtom.ts';
import type { KitStore } from '../../store/kitStore.ts';

/**
 * Keeps the preview up to date with the board while the editor is mounted. `follow` starts it and returns the function
 * that stops it; it restarts when another function is passed. The host's way to create a thread is read once.
 */
export function useLivePreview(
  follow: (store: KitStore, createWorker: (() => Worker | null) | undefined) => () => void,
): void {
  const store = useKitStore();
  const [{ createWorker }] = useState(useHost());
  useEffect(() => follow(store, createWorker), [store, follow, createWorker]);
}
