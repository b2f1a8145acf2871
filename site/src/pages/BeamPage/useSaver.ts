import { useEffect, useState } from 'react';
import { createSaver } from './createSaver.ts';

/** What becomes of a waiting value when its page is left, hidden or closed. */
export type OnLeave = 'flush' | 'drop';

/** Saves the newest value soon after each call, and where `onLeave` says so at once when the page is left. */
export function useSaver<T>(save: (value: T) => void, onLeave: OnLeave): (value: T) => void {
  const [box] = useState(() => {
    const target = { save };
    return { target, saver: createSaver<T>((value) => target.save(value)) };
  });

  // The newest `save` is called, whichever was there when the value was put.
  useEffect(() => {
    box.target.save = save;
  }, [box, save]);

  // Synchronizes with the life of the page: a browser may drop a hidden one without a further word.
  useEffect(() => {
    const leave = box.saver[onLeave];
    if (onLeave === 'drop') return leave;
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, [box, onLeave]);

  return box.saver.put;
}
