import { useLayoutEffect, useRef } from 'react';
import { useKitStore } from '../../kit/useKitAtom.ts';
import { asksBeforeRemovalAtom } from './removalQuestion.ts';

/** The props of an editor that are about the question before a removal. */
export interface ConfirmDeleteProps {
  /** @default false */
  readonly confirmDelete?: boolean;
  /** Called when the reader changes that in the question itself. */
  readonly onConfirmDelete?: (asks: boolean) => void;
}

/** Keeps the option and the reader's answer in the question in step. */
export function useConfirmDelete({ confirmDelete = false, onConfirmDelete }: ConfirmDeleteProps): void {
  const store = useKitStore();
  const notify = useRef(onConfirmDelete);
  // Hands the newest callback to the subscription.
  useLayoutEffect(() => {
    notify.current = onConfirmDelete;
  });
  // Synchronizes the prop with the store of the widget, and the answer with the surroundings.
  useLayoutEffect(() => {
    store.set(asksBeforeRemovalAtom, confirmDelete);
    return store.sub(asksBeforeRemovalAtom, () => notify.current?.(store.get(asksBeforeRemovalAtom)));
  }, [store, confirmDelete]);
}
