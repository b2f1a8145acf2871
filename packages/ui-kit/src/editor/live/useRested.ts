import type { Atom } from 'jotai/vanilla';
import { useEffect, useState } from 'react';
import { useKitStore } from '../../kit/useKitAtom.ts';

/** What moves is told on the board; a field tells where it rests, ms. */
const RESTS_MS = 80;

/**
 * Gives what an atom says of a drag each time the hand rests, and null once there is none. No frame of a drag renders
 * anything: that is what keeps the hand followed.
 */
export function useRested<Value>(source: Atom<Value | null>, isAsked = true): Value | null {
  const store = useKitStore();
  const [value, setValue] = useState<Value | null>(null);

  // Follows the drag at a distance, and its end at once.
  useEffect(() => {
    if (!isAsked) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = store.sub(source, () => {
      clearTimeout(waiting);
      const now = store.get(source);
      if (now === null) setValue(null);
      else waiting = setTimeout(() => setValue(() => now), RESTS_MS);
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  }, [store, source, isAsked]);
  return value;
}
