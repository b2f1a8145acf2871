import type { Store } from '../../host/host.ts';
import { onPageLeave } from '../../host/onPageLeave.ts';
import type { KitStore } from '../../store/kitStore.ts';
import type { Session } from './createSession.ts';
import type { SessionTypes } from './documentKind.ts';
import { type Field, type FieldDraft, isTextField, listDrafts, readDrafts } from './fieldDrafts.ts';

export interface DraftKeeping<Types extends SessionTypes> {
  readonly session: Session<Types>;
  readonly store: KitStore;
  readonly kept: Store;
  /** The element that contains the whole editor. */
  readonly frame: Element;
}

/** Time after the last keystroke until a text is stored, ms, because a page that crashes fires no leave events. */
const REST_MS = 500;

/**
 * Stores the uncommitted texts in the fields of an editor, with the hash of their document: when its page is left, and
 * during typing, because a page may crash. Returns those of the last visit, if they belong to the open document, and
 * the function that stops this.
 */
export function keepDrafts<Types extends SessionTypes>({
  session: { kind, historyAtom, isReadOnlyAtom },
  store,
  kept,
  frame,
}: DraftKeeping<Types>): { readonly found: readonly FieldDraft[]; readonly stop: () => void } {
  const key = `${kind.name}.drafts`;
  let typing: Field | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
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
    const drafts = listDrafts(frame, typing);
    if (drafts.length > 0) kept.write(key, { hash, drafts });
    // If the page is left again before any edit, the offered texts are kept for the next time.
    else if (hash !== opened || found.length === 0) kept.remove(key);
  }

  const stopListening = onPageLeave('keep', () => {
    typing = null;
    write();
  });
  const wait = (): void => {
    clearTimeout(rest);
    rest = setTimeout(write, REST_MS);
  };
  const follow = ({ target }: Event): void => {
    if (!isTextField(target)) return;
    typing = target;
    wait();
  };
  // The field has validated its text, or another field has the focus.
  const settle = (): void => {
    if (typing === null) return;
    typing = null;
    wait();
  };
  frame.addEventListener('input', follow);
  for (const name of SETTLING) frame.addEventListener(name, settle);
  return {
    found,
    stop: () => {
      stopListening();
      frame.removeEventListener('input', follow);
      for (const name of SETTLING) frame.removeEventListener(name, settle);
      clearTimeout(rest);
      typing = null;
      write();
    },
  };
}

const SETTLING = ['change', 'focusout'] as const;
