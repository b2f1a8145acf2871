import { useLayoutEffect } from 'react';
import type { Atom } from 'jotai/vanilla';
import { useKitStore } from '../../kit/useKitAtom.ts';
import type { Session } from './createSession.ts';
import type { SessionTypes } from './documentKind.ts';

const NOTHING = '[]';

/** Reports the selection to the host whenever it changes; it is empty at first. */
export function useSelectionReport<Types extends SessionTypes>(
  { portsAtom }: Session<Types>,
  chosenAtom: Atom<readonly Types['item'][]>,
): void {
  const store = useKitStore();
  // Reports changes of the state.
  useLayoutEffect(() => {
    let said = NOTHING;
    const notify = (): void => {
      const items = store.get(chosenAtom);
      const now = JSON.stringify(items);
      if (now === said) return;
      said = now;
      store.get(portsAtom)?.onSelect?.(items);
    };
    notify();
    return store.sub(chosenAtom, notify);
  }, [store, portsAtom, chosenAtom]);
}
