import { useLayoutEffect, useRef } from 'react';
import { useKitStore } from '../../kit/useKitAtom.ts';
import { asksBeforeRemovalAtom } from './removalQuestion.ts';

/** The props of an editor about the question before a removal. */
export interface ConfirmDeleteProps {
  /** @default false */
  readonly confirmDelete?: boolean;
  /** Called when the reader changes this option in the question itself. */
  readonly onConfirmDelete?: (asks: boolean) => void;
}

/** Synchronizes the option and the reader's choice in the question. */
export function useConfirmDelete({ confirmDelete = false, onConfirmDelete }: ConfirmDeleteProps): void {
  const store = useKitStore();
  const notify = useRef(onConfirmDelete);
  // Passes the newest callback to the subscription.
  useLayoutEffect(() => {
    notify.current = onConfirmDelete;
  });
  // Synchronizes the prop with the store of the widget, and the choice with the host.
  useLayoutEffect(() => {
    store.set(asksBeforeRemovalAtom, confirmDelete);
    return store.sub(asksBeforeRemovalAtom, () => notify.current?.(store.get(asksBeforeRemovalAtom)));
  }, [store, confirmDelete]);
}
