import { useEffect, useLayoutEffect } from 'react';
import { type KitStore, type Store, useHost, useKitStore } from '@eecs/ui-kit';
import { panelWidthAtom } from './panelWidth.ts';
import { hasSingleKeysAtom } from './singleKeys.ts';

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

function keepView(store: KitStore, kept: Store): () => void {
  const view = kept.read(VIEW_KEY);
  if (typeof view === 'object' && view !== null) {
    const { panel, singleKeys } = view as Record<string, unknown>;
    if (typeof panel === 'number' && Number.isFinite(panel)) store.set(panelWidthAtom, panel);
    if (typeof singleKeys === 'boolean') store.set(hasSingleKeysAtom, singleKeys);
  }
  const write = (): void =>
    void kept.write(VIEW_KEY, {
      panel: store.get(panelWidthAtom),
      singleKeys: store.get(hasSingleKeysAtom),
    });
  const ends = [store.sub(panelWidthAtom, write), store.sub(hasSingleKeysAtom, write)];
  return () => ends.forEach((end) => end());
}
