import type { WritableAtom } from 'jotai/vanilla';
import { useEffect, useLayoutEffect } from 'react';
import { type KitStore, type Store, useHost, useKitStore } from '@eecs/ui-kit';
import { isGridShownAtom } from './gridShown.ts';
import { hasSingleKeysAtom, panelWidthAtom, splitterPositionAtom } from '@eecs/ui-kit/editor';

/** Where it is kept how the reader likes the editor. */
const VIEW_KEY = 'beam.view';

/** Keeps in `host.store`, where the host gives one, the steps back and how the reader likes the editor. */
export function useKept(): void {
  const store = useKitStore();
  const { store: kept } = useHost();

  // Takes what was kept before anything is painted; a server has painted without it.
  useLayoutEffect(() => (kept === undefined ? undefined : keepView(store, kept)), [store, kept]);

  // Synchronizes the steps with what is kept, once the code for it is here; without it an editor has its own steps.
  useEffect(() => {
    if (kept === undefined) return undefined;
    let isGone = false;
    let stop: (() => void) | undefined;
    import('./keepSteps.ts').then(
      ({ keepSteps }) => {
        if (!isGone) stop = keepSteps(store, kept);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [store, kept]);
}

/** What of the editor is as the reader likes it, by its name in the store. */
const LIKED = {
  panel: panelWidthAtom,
  singleKeys: hasSingleKeysAtom,
  splitterPosition: splitterPositionAtom,
  isGridShown: isGridShownAtom,
};

function keepView(store: KitStore, kept: Store): () => void {
  const view = kept.read(VIEW_KEY);
  const liked = Object.entries(LIKED) as [string, WritableAtom<unknown, [unknown], void>][];
  if (typeof view === 'object' && view !== null) {
    for (const [name, atom] of liked) {
      const value = (view as Record<string, unknown>)[name];
      if (typeof value === typeof store.get(atom) && !Number.isNaN(value)) store.set(atom, value);
    }
  }
  const write = (): void =>
    void kept.write(VIEW_KEY, Object.fromEntries(liked.map(([name, atom]) => [name, store.get(atom)])));
  const ends = liked.map(([, atom]) => store.sub(atom, write));
  return () => ends.forEach((end) => end());
}
