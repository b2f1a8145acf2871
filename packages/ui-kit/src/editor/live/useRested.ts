import type { Atom } from 'jotai/vanilla';
import { useEffect, useState } from 'react';
import { useKitStore } from '../../kit/useKitAtom.ts';

/**
 * During a drag a field shows the place after the pointer has rested for `rests` ms, and during a long move every
 * `moves` ms.
 */
const TOLD_MS = { rests: 80, moves: 250 };

/**
 * Returns the value of an atom about a drag whenever the pointer rests, and four times a second while it moves; null
 * when there is no drag. No frame of a drag renders React, so that the drawing keeps up with the pointer.
 */
export function useRested<Value>(source: Atom<Value | null>, isAsked = true): Value | null {
  const store = useKitStore();
  const [value, setValue] = useState<Value | null>(null);

  // Follows the drag with a delay, and its end at once.
  useEffect(() => {
    if (!isAsked) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    /** The time of the first move not yet reported. */
    let since: number | null = null;
    const notify = (): void => {
      since = null;
      setValue(() => store.get(source));
    };
    const stop = store.sub(source, () => {
      clearTimeout(waiting);
      if (store.get(source) === null) {
        notify();
        return;
      }
      const now = performance.now();
      since ??= now;
      waiting = setTimeout(notify, Math.max(0, Math.min(TOLD_MS.rests, since + TOLD_MS.moves - now)));
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  }, [store, source, isAsked]);
  return value;
}
