import { type RefObject, useCallback } from 'react';
import type { Atom } from 'jotai/vanilla';
import { useHost } from '../../kit/useHost.ts';
import type { KitStore } from '../../store/kitStore.ts';
import { type ClipboardVerbs, useClipboardVerbs } from './useClipboardVerbs.ts';
import { type VerbServices, useVerbServices } from './useVerbServices.ts';

/** The services of an editor that the commands on its selection use. */
export interface PartVerbWords<T> extends VerbServices<T> {
  readonly library: ReturnType<typeof useHost>['library'];
  /** The store of the host, if it provides one. */
  readonly kept: ReturnType<typeof useHost>['store'];
}

/**
 * Creates the hook that connects the clipboard to the selection of a board while the board has the focus. The hook
 * returns the function that runs a command on the selection; the code of the commands is loaded late.
 */
export function createPartVerbsHook<
  Surface extends { readonly store: KitStore },
  Verbs extends ClipboardVerbs,
  T,
>({
  documentAtom,
  selectionAtom,
  isReadOnlyAtom,
  useText,
  load,
}: {
  readonly documentAtom: Atom<object>;
  readonly selectionAtom: Atom<readonly unknown[]>;
  readonly isReadOnlyAtom: Atom<boolean>;
  readonly useText: () => T;
  readonly load: () => Promise<{
    readonly createPartVerbs: (surface: Surface, words: PartVerbWords<T>) => Verbs;
  }>;
}): (box: RefObject<HTMLElement | null>, surface: Surface) => (act: (verbs: Verbs) => void) => void {
  return function usePartVerbs(box, surface) {
    const services = useVerbServices(useText());
    const { library, store: kept } = useHost();
    const { store } = surface;
    return useClipboardVerbs(box, {
      load: useCallback(
        async () => (await load()).createPartVerbs(surface, { ...services, library, kept }),
        [surface, services, library, kept],
      ),
      isReadOnly: useCallback(() => store.get(isReadOnlyAtom), [store]),
      getObject: useCallback(() => [store.get(documentAtom), store.get(selectionAtom)], [store]),
    });
  };
}
