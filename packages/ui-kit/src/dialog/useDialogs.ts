import { useMemo } from 'react';
import { useKit } from '../kit/KitContext.ts';
import { nextIdAtom } from '../store/nextIdAtom.ts';
import type { DialogOutcome, DialogRequest } from '../host/dialogRequest.ts';
import { dialogsAtom } from './dialogsAtom.ts';

/** Questions that a widget asks and waits for. */
export interface Dialogs {
  /** Opens a dialog, after those that wait already, and answers when it is closed. Never rejects. */
  readonly ask: (request: DialogRequest) => Promise<DialogOutcome>;
}

/** Gives the dialogs of the widget: the host's when it has its own, else those drawn by `WidgetRoot`. */
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
