import { useMemo } from 'react';
import { useKit } from '../kit/KitContext.ts';
import { nextIdAtom } from '../store/nextIdAtom.ts';
import type { DialogOutcome, DialogRequest } from '../host/dialogRequest.ts';
import { dialogsAtom } from './dialogsAtom.ts';

/** Asks the reader questions and waits for the answers. */
export interface Dialogs {
  /** Opens a dialog after the pending ones, and resolves when it is closed. Never rejects. */
  readonly ask: (request: DialogRequest) => Promise<DialogOutcome>;
}

/** Returns the dialogs of the widget: the host's if it has its own, otherwise those drawn by `WidgetRoot`. */
export function useDialogs(): Dialogs {
  const { store, host } = useKit('useDialogs');
  return useMemo(
    () => ({
      ask: (request) => {
        if (host.confirm) return host.confirm(request);
        return new Promise((settle) => {
          const id = store.set(nextIdAtom);
          store.set(dialogsAtom, (queue) => [...queue, { id, request, settle }]);
        });
      },
    }),
    [store, host],
  );
}
