import type { KitStore, Store } from '@eecs/ui-kit';
import type { History } from './history.ts';
import { areStepsLostAtom } from './lostSteps.ts';
import { areDamaged, packSteps, unpackSteps } from './packSteps.ts';
import { historyAtom, isReadOnlyAtom } from './sessionAtoms.ts';

/** Where the steps back and forward are kept. */
export const STEPS_KEY = 'beam.steps';

/** Steps are kept no later than this after they were made, ms. */
const KEEP_MS = 300;

/**
 * Gives an editor the steps that were kept of its document, keeps its own from then on, and returns how to stop. Steps
 * of another document are left alone until this one is edited; damaged ones are dropped, which `areStepsLostAtom` says.
 */
export function keepSteps(store: KitStore, kept: Store): () => void {
  // Steps made while this code was fetched are not kept yet.
  const isAhead = (store.get(historyAtom)?.past.length ?? 0) > 0;
  restore(store, kept);
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
    if (!kept.write(STEPS_KEY, packed)) kept.remove(STEPS_KEY);
  }

  function flush(): void {
    if (timer !== undefined) write();
  }

  const unsubscribe = store.sub(historyAtom, () => {
    timer ??= setTimeout(write, KEEP_MS);
  });
  window.addEventListener('pagehide', flush);
  if (isAhead) write();
  return () => {
    unsubscribe();
    window.removeEventListener('pagehide', flush);
    flush();
  };
}

/** The document may have been edited already while this was fetched: kept steps go before the first of its own. */
function restore(store: KitStore, kept: Store): void {
  const history = store.get(historyAtom);
  if (history === null) return;
  const packed = kept.read(STEPS_KEY);
  const steps = unpackSteps(packed, history.past[0] ?? history.present);
  if (steps === null) {
    const isThere = packed !== undefined || kept.has?.(STEPS_KEY) === true;
    if (!isThere || store.get(isReadOnlyAtom) || !areDamaged(packed)) return;
    // Told once: what cannot be read is of no use the next time either.
    kept.remove(STEPS_KEY);
    store.set(areStepsLostAtom, true);
    return;
  }
  const isUntouched = history.past.length === 0 && history.future.length === 0;
  const next: History = {
    past: [...steps.past, ...history.past],
    present: history.present,
    future: isUntouched ? steps.future : history.future,
  };
  store.set(historyAtom, next);
}
