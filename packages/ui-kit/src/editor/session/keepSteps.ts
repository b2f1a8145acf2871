import type { Store } from '../../host/host.ts';
import { onPageLeave } from '../../host/onPageLeave.ts';
import type { KitStore } from '../../store/kitStore.ts';
import type { Session } from './createSession.ts';
import type { SessionTypes } from './documentKind.ts';
import type { History } from './history.ts';
import { areDamaged, packSteps, unpackSteps } from './packSteps.ts';

/** Steps are kept no later than this after they were made, ms. */
const KEEP_MS = 300;

/**
 * Gives an editor the steps that were kept of its document, keeps its own from then on, and returns how to stop. Steps
 * of another document are left alone until this one is edited; damaged ones are dropped, which `lostStepsAtom` then
 * holds.
 */
export function keepSteps<Types extends SessionTypes>(
  session: Session<Types>,
  store: KitStore,
  kept: Store,
): () => void {
  const { historyAtom, isReadOnlyAtom, stepsKey } = session;
  // Steps made while this code was fetched are not kept yet.
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
    // A document just opened has no steps: those kept may be of one that is opened again.
    if (packed === null) return;
    // Where there is no room for them, steps that fit no more are worth less than none.
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

/** The document may have been edited already while this was fetched: kept steps go before the first of its own. */
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
    // Reported once: what cannot be read is of no use the next time either.
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
