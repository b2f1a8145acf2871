import type { Store } from '@eecs/ui-kit';
import { LOCAL_TASK_KEY } from './localCaseKey.ts';

/** The saved task that a beam of this browser is, and the state that was saved last. */
export interface TaskLink {
  readonly id: number;
  readonly version: number;
  /** The owner of the task. */
  readonly userId: number;
  /** Print of the document as it was saved: another one has been changed since. */
  readonly print: string;
}

/** Reads which task a kept beam is; null where it is none, or what is kept makes no sense. */
export function readTaskLink(store: Store): TaskLink | null {
  const kept = store.read(LOCAL_TASK_KEY);
  if (typeof kept !== 'object' || kept === null) return null;
  const { id, version, userId, print } = kept as Readonly<Record<string, unknown>>;
  if (typeof id !== 'number' || typeof version !== 'number' || typeof userId !== 'number') return null;
  return typeof print === 'string' ? { id, version, userId, print } : null;
}

export function writeTaskLink(store: Store, link: TaskLink): void {
  store.write(LOCAL_TASK_KEY, link);
}

/** Makes a kept document no saved task any more: what is saved next is a task of its own. */
export function forgetTaskLink(store: Pick<Store, 'remove'>): void {
  store.remove(LOCAL_TASK_KEY);
}

/** FNV-1a, the offset and the prime of 32 bits. */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Prints a document: everything a person can change counts, titles and colours
 * too, which the hash of the solver leaves out.
 */
export function printCase(document: object): string {
  const text = JSON.stringify(document);
  let hash = OFFSET;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return `${text.length.toString(36)}-${(hash >>> 0).toString(36)}`;
}
