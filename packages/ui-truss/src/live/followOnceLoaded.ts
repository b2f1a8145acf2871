import type { KitStore, ModuleFetch } from '@eecs/ui-kit';
import { shownDocumentAtom } from '../state/sessionAtoms.ts';

/**
 * Begins to follow the board once the solver is there. One that does not come is asked for again with the next edit:
 * until then there is no preview, and the editor goes on. Returns how to stop.
 */
export function followOnceLoaded<Solver>(
  store: KitStore,
  load: ModuleFetch<Solver>,
  follow: (solver: Solver) => () => void,
): () => void {
  let stop = store.sub(shownDocumentAtom, ask);
  const unwatch = load.watch((solver) => {
    stop();
    stop = follow(solver);
  });
  ask();
  return () => {
    unwatch();
    stop();
  };

  function ask(): void {
    load().catch(() => undefined);
  }
}
