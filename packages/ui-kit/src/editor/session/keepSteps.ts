import type { Store } from '../../host/host.ts';
import { onPageLeave } from '../../host/onPageLeave.ts';
import type { KitStore } from '../../store/kitStore.ts';
import type { Session } from './createSession.ts';
import type { SessionTypes } from './documentKind.ts';
import type { History } from './history.ts';
import { areDamaged, packSteps, unpackSteps } from './packSteps.ts';

/** Steps are stored at most this long after they were made, ms. */
const KEEP_MS = 300;

/**
 * Restores the stored steps of an editor's document, stores its steps from then on, and returns the function that stops
 * this. Steps of another document are not touched until this one is edited; damaged ones are dropped and recorded in
 * `lostStepsAtom`.
 */
export function keepSteps<Types extends SessionTypes>(
  session: Session<Types>,
  store: KitStore,
  kept: Store,
): () => void {
  const { historyAtom, isReadOnlyAtom, stepsKey } = session;
  // Steps made while this code was loading are not stored yet.
  const isAhead = (store.get(historyAtom)?.past.length ?? 0) > 0;
  restore(session, store, kept);
  let known = isAhead ? null : store.get(historyAtom);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    const history = store.get(historyAtom);
    const isReadOnly = store.get(isReadOnlyAtom);
    if (history === null || history === known || isReadOnly) return;
    known = history;
    const packed = packSteps(history);
    // A document just opened has no steps: the stored ones may belong to a document that is opened again.
    if (packed === null) return;
    // If there is no room for them, outdated steps are removed rather than kept.
    if (!kept.write(stepsKey, packed)) kept.remove(stepsKey);
  }

  function flush(): void {
    if (timer !== undefined) write();
  }

  const unsubscribe = store.sub(historyAtom, () => {
    timer ??= setTimeout(write, KEEP_MS);
  });
  const stopListening = onPageLeave('keep', flush);
  if (isAhead) write();
  return () => {
    unsubscribe();
    stopListening();
    flush();
  };
}

/** The document may have been edited while this code was loading: stored steps are put before the first of its own. */
function restore<Types extends SessionTypes>(
  { kind, historyAtom, isReadOnlyAtom, lostStepsAtom, stepsKey }: Session<Types>,
  store: KitStore,
  kept: Store,
): void {
  const history = store.get(historyAtom);
  if (history === null) return;
  const packed = kept.read(stepsKey);
  const steps = unpackSteps(packed, history.past[0] ?? history.present, kind.parse);
  if (steps === null) {
    const isThere = packed !== undefined || kept.has?.(stepsKey) === true;
    if (!isThere || store.get(isReadOnlyAtom) || !areDamaged(packed, kind.parse)) return;
    // Reported once, because unreadable steps are of no use the next time either.
    kept.remove(stepsKey);
    store.set(lostStepsAtom, { kept: packed });
    return;
  }
  const isUntouched = history.past.length === 0 && history.future.length === 0;
  const next: History<Types['document']> = {
    past: [...steps.past, ...history.past],
    present: history.present,
    future: isUntouched ? steps.future : history.future,
  };
  store.set(historyAtom, next);
}
