import { useEffect, useMemo } from 'react';
import { onPageLeave } from '@eecs/ui-kit';
import { createSaver, type Saver } from './createSaver.ts';

/** The treatment of a pending value when its page is left, hidden or closed. */
export type OnLeave = 'flush' | 'drop';

/**
 * Saves the newest value soon after each `put`, and if `onLeave` is `flush` also at once when the page is left. `save`
 * must stay the same.
 */
export function useSaver<T>(save: (value: T) => void, onLeave: OnLeave): Saver<T> {
  const saver = useMemo(() => createSaver(save), [save]);

  // Synchronizes with the life of the page: a browser may discard a hidden one without another event.
  useEffect(() => {
    const leave = saver[onLeave];
    if (onLeave === 'drop') return leave;
    const stopListening = onPageLeave('keep', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, [saver, onLeave]);

  return saver;
}
