import { useCallback } from 'react';
import { useDialogs, useLocale, useNotices } from '@eecs/ui-kit';
import { findOldest, type Shelf, SHELF_SIZE } from '../../ports/kept/shelf.ts';
import { useServices } from '../../ports/kept/services.ts';
import type { TaskText } from '../words/taskText.ts';

/**
 * Returns the function that finds a slot for another document: on a full shelf the oldest document is offered for
 * removal. Null if the reader keeps all. If the option `confirmCreate` is off, a notice names instead which document
 * was removed.
 */
export function useRoom(): (shelf: Shelf, t: TaskText) => Promise<string | null> {
  const locale = useLocale();
  const { ask } = useDialogs();
  const { notify } = useNotices();
  const { settings } = useServices();

  return useCallback(
    async (shelf, t) => {
      const oldest = findOldest(shelf.get());
      if (oldest !== null && shelf.get().slots.length >= SHELF_SIZE) {
        if (settings.get().confirmCreate) {
          const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(oldest.changed);
          const message = t('shelf.full', { count: SHELF_SIZE, title: oldest.title, date });
          const checkbox = { label: t('shelf.askEveryTime'), checked: true };
          const { outcome, checked } = await ask({
            kind: 'confirm',
            message,
            checkbox,
            firstFocus: 'cancel',
          });
          if (outcome !== 'ok') return null;
          if (checked === false) settings.change({ confirmCreate: false });
        } else notify({ kind: 'info', text: t('shelf.replaced', { title: oldest.title }) });
        shelf.remove(oldest.id);
      }
      return shelf.findRoom();
    },
    [ask, notify, settings, locale],
  );
}
