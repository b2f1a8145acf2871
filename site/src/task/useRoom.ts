import { useCallback, useEffect, useRef } from 'react';
import { useDialogs, useLocale } from '@eecs/ui-kit';
import { findOldest, type Shelf, SHELF_SIZE } from '../ports/shelf.ts';
import type { TaskText } from './taskText.ts';

/** Gives the function that finds where one more document may be kept: on a full shelf the oldest is offered for removal. Null where the reader keeps all. */
export function useRoom(shelf: Shelf, t: TaskText): () => Promise<string | null> {
  const locale = useLocale();
  const { ask } = useDialogs();
  const texts = useRef(t);
  useEffect(() => {
    texts.current = t;
  }, [t]);

  return useCallback(async () => {
    const oldest = findOldest(shelf.get());
    if (oldest !== null && shelf.get().slots.length >= SHELF_SIZE) {
      const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(oldest.changed);
      const message = texts.current('shelf.full', { count: SHELF_SIZE, title: oldest.title, date });
      const { outcome } = await ask({ kind: 'confirm', message, firstFocus: 'cancel' });
      if (outcome !== 'ok') return null;
      shelf.remove(oldest.id);
    }
    return shelf.findRoom();
  }, [ask, shelf, locale]);
}
