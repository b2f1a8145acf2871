import { useMemo } from 'react';
import { useKitStore } from '../../kit/useKitAtom.ts';
import type { KitStore } from '../../store/kitStore.ts';
import { type VerbServices, useVerbServices } from '../keys/useVerbServices.ts';
import type { Removal } from './createRemoval.ts';

/** Creates the hook that returns the ways in which objects of an editor are removed. */
export function createRemovalHook<T, Item>(
  useText: () => T,
  create: (store: KitStore, services: VerbServices<T>) => Removal<Item>,
): () => Removal<Item> {
  return function useRemoval() {
    const store = useKitStore();
    const services = useVerbServices(useText());
    return useMemo(() => create(store, services), [store, services]);
  };
}
