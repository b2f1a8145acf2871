import type { Store } from '../../host/host.ts';
import type { KitStore } from '../../store/kitStore.ts';
import type { Session } from './createSession.ts';
import type { SessionTypes } from './documentKind.ts';
import { type FieldDraft, listDrafts, readDrafts } from './fieldDrafts.ts';

export interface DraftKeeping<Types extends SessionTypes> {
  readonly session: Session<Types>;
  readonly store: KitStore;
  readonly kept: Store;
  /** The element all of the editor is in. */
  readonly frame: Element;
}

/**
 * Keeps the texts that stand uncommitted in the fields of an editor when its page is left, with the hash of their
 * document. Gives those of the last visit, if they belong to the document that is open, and how to stop.
 */
export function keepDrafts<Types extends SessionTypes>({
  session: { kind, historyAtom, isReadOnlyAtom },
  store,
  kept,
  frame,
}: DraftKeeping<Types>): { readonly found: readonly FieldDraft[]; readonly stop: () => void } {
  const key = `${kind.name}.drafts`;
  const opened = hashNow();
  const found = read();

  function hashNow(): string {
    const history = store.get(historyAtom);
    return history === null ? '' : kind.hash(history.present);
  }

  function read(): readonly FieldDraft[] {
    const value = kept.read(key);
    if (typeof value !== 'object' || value === null || !('hash' in value) || !('drafts' in value)) return [];
    return value.hash === opened ? readDrafts(value.drafts) : [];
  }

  function write(): void {
    if (store.get(isReadOnlyAtom)) return;
    const hash = hashNow();
    const drafts = listDrafts(frame);
    if (drafts.length > 0) kept.write(key, { hash, drafts });
    // A page that is left again before anything was done leaves what was offered for the next time.
    else if (hash !== opened || found.length === 0) kept.remove(key);
  }

  // A field that is left at this moment commits first: React has done so when the microtask runs.
  const leave = (): void => queueMicrotask(write);
  window.addEventListener('pagehide', leave);
  return {
    found,
    stop: () => {
      window.removeEventListener('pagehide', leave);
      write();
    },
  };
}
