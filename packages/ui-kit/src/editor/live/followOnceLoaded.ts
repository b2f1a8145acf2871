import type { ModuleFetch } from '../../late/createFetch.ts';
import type { KitStore } from '../../store/kitStore.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';

/**
 * Begins to follow the board once the solver is loaded. If that fails, it is requested again with the next edit: until
 * then the editor works without a preview. Returns how to stop.
 */
export function followOnceLoaded<Types extends SessionTypes, Solver>(
  store: KitStore,
  { shownDocumentAtom }: Pick<Session<Types>, 'shownDocumentAtom'>,
  { load, follow }: { readonly load: ModuleFetch<Solver>; readonly follow: (solver: Solver) => () => void },
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
