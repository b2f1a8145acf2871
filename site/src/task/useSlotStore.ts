import { useMemo } from 'react';
import type { LocalStore, Store } from '@eecs/ui-kit';
import { LOCAL_STEPS_KEY } from '../ports/localCaseKey.ts';
import type { Shelf } from '../ports/shelf.ts';

/** Gives the editor its store: its steps back are kept beside the beam, how it looks is the same for all. */
export function useSlotStore(local: LocalStore, shelf: Shelf, slot: string): Store {
  return useMemo(() => {
    const own = shelf.open(slot);
    const pick = (key: string): LocalStore => (key === LOCAL_STEPS_KEY ? own : local);
    return {
      read: (key) => pick(key).read(key),
      write: (key, value) => pick(key).write(key, value),
      remove: (key) => pick(key).remove(key),
      has: (key) => pick(key).readText(key) !== undefined,
    };
  }, [local, shelf, slot]);
}
