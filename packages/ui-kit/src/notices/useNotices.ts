import { useMemo } from 'react';
import { useKit } from '../kit/KitContext.ts';
import { nextIdAtom } from '../store/nextIdAtom.ts';
import {
  type NoticeChange,
  type NoticeMisuse,
  addNotice,
  checkNotice,
  removeNotice,
  updateNotice,
} from './noticeQueue.ts';
import { type NoticeRequest } from '../host/noticeRequest.ts';
import { noticesAtom } from './noticesAtom.ts';

/** A shown notice. If the host shows it, it can be dismissed but not changed. */
export interface NoticeHandle {
  readonly dismiss: () => void;
  readonly update: (change: NoticeChange) => void;
}

/** Shows temporary notices of a widget. */
export interface Notices {
  /** Shows a notice; an invalid request is logged to the console and shows nothing. */
  readonly notify: (request: NoticeRequest) => NoticeHandle;
  readonly dismissAll: () => void;
}

const NO_HANDLE: NoticeHandle = { dismiss: () => undefined, update: () => undefined };

/** Returns the notices of the widget: the host's if it has its own, otherwise those drawn by `WidgetRoot`. */
export function useNotices(): Notices {
  const { store, host, notices: settings } = useKit('useNotices');
  return useMemo(
    () => ({
      notify: (request) => {
        const misuses = checkNotice(request);
        misuses.forEach(report);
        if (misuses.length > 0) return NO_HANDLE;
        if (host.notify) {
          const shown = new AbortController();
          host.notify(request, { signal: shown.signal });
          return { ...NO_HANDLE, dismiss: () => shown.abort() };
        }
        const id = store.set(nextIdAtom);
        store.set(noticesAtom, (queue) => addNotice(queue, request, { id, settings }));
        return {
          dismiss: () => store.set(noticesAtom, (queue) => removeNotice(queue, id)),
          update: (change) => {
            const { queue, misuse } = updateNotice(store.get(noticesAtom), { id, change, settings });
            if (misuse !== null) report(misuse);
            store.set(noticesAtom, queue);
          },
        };
      },
      dismissAll: () => store.set(noticesAtom, []),
    }),
    [store, host, settings],
  );
}

function report(misuse: NoticeMisuse): void {
  // eslint-disable-next-line no-console -- misuse is reported to the developer only, as the specification demands
  console.error(`Notification: ${misuse}`);
}
