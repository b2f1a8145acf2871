import { useEffect, useState } from 'react';
import type { Atom } from 'jotai/vanilla';
import { useKitStore } from '../../kit/useKitAtom.ts';

/** During a gesture, texts and fields are updated when the pointer has rested for this long, ms. */
const RESTS_MS = 80;

/**
 * Creates the hook that returns the value of an atom; during a gesture it updates only when the pointer rests, so that
 * no frame renders anything. `isDraftedAtom` of the session is true during a gesture.
 */
export function createSettled(isDraftedAtom: Atom<boolean>): <Value>(source: Atom<Value>) => Value {
  return function useSettled<Value>(source: Atom<Value>): Value {
    const store = useKitStore();
    const [value, setValue] = useState(() => store.get(source));
    // Follows the atom, with a delay during a gesture.
    useEffect(() => {
      let waiting: ReturnType<typeof setTimeout> | undefined;
      const take = (): void => setValue(() => store.get(source));
      const follow = (): void => {
        clearTimeout(waiting);
        if (store.get(isDraftedAtom)) waiting = setTimeout(take, RESTS_MS);
        else take();
      };
      follow();
      const stop = store.sub(source, follow);
      return () => {
        clearTimeout(waiting);
        stop();
      };
    }, [store, source]);
    return value;
  };
}
