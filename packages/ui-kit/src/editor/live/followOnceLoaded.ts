import type { ModuleFetch } from '../../late/createFetch.ts';
import type { KitStore } from '../../store/kitStore.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';

/**
 * Starts to follow the board once the solver is loaded. If loading fails, it is tried again with the next edit: until
 * then the editor works without a preview. Returns the function that stops it.
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
