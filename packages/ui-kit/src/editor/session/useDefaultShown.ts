import { useEffect, useRef } from 'react';
import { useKitStore } from '../../kit/useKitAtom.ts';
import type { KitStore } from '../../store/kitStore.ts';
import { isViewLostAtom } from './viewLost.ts';

/** Shows the view of another editor; returns whether all of it was valid. */
export interface ShownParts {
  readonly applyShown: (store: KitStore, shown: unknown) => boolean;
}

/**
 * Restores the view that another reader shared with the document, once the parts that show it are loaded. Missing
 * parts are reported, because otherwise the reader would take the visible view for the shared one. `load` must be the
 * same in every render.
 */
export function useDefaultShown(shown: unknown, load: () => Promise<ShownParts>): void {
  const store = useKitStore();
  const first = useRef(shown);
  useEffect(() => {
    if (first.current === undefined) return;
    void load()
      .then(({ applyShown }) => applyShown(store, first.current))
      // If the view cannot be loaded, the document is shown like any other.
      .catch(() => false)
      .then((isShown) => store.set(isViewLostAtom, !isShown));
  }, [store, load]);
}
