import type { Store } from '@eecs/ui-kit';
import { LOCAL_TASK_KEY } from './localCaseKey.ts';

/** The task that a stored beam was saved as, and the state at that time. */
export interface TaskLink {
  readonly id: number;
  readonly version: number;
  /** The owner of the task. */
  readonly userId: number;
  /** Fingerprint of the document as it was saved: a different one means that it was changed since. */
  readonly print: string;
  /** Index of the case set that was shown when it was saved; missing in links of older versions. */
  readonly k?: number;
}

/** Reads the task to which a stored beam belongs; null if there is none, or if the entry is invalid. */
export function readTaskLink(store: Store): TaskLink | null {
  const kept = store.read(LOCAL_TASK_KEY);
  if (typeof kept !== 'object' || kept === null) return null;
  const { id, version, userId, print, k } = kept as Readonly<Record<string, unknown>>;
  if (typeof id !== 'number' || typeof version !== 'number' || typeof userId !== 'number') return null;
  if (typeof print !== 'string') return null;
  return { id, version, userId, print, ...(typeof k === 'number' && { k }) };
}

/** Links a stored document, as it was saved, with its task. */
export function writeTaskLink(
  store: Store,
  document: PrintedDocument,
  { id, version, userId }: Pick<TaskLink, 'id' | 'version' | 'userId'>,
): void {
  store.write(LOCAL_TASK_KEY, { id, version, userId, print: printCase(document), k: document.k });
}

/** Returns whether saving a document again would change nothing: neither its content nor the case set it opens with. */
export function isSavedAs({ print, k }: TaskLink, document: PrintedDocument): boolean {
  return print === printCase(document) && (k === undefined || k === document.k);
}

/** Detaches a stored document from its task: the next save creates a new task. */
export function forgetTaskLink(store: Pick<Store, 'remove'>): void {
  store.remove(LOCAL_TASK_KEY);
}

/** FNV-1a, the 32-bit offset and prime. */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** The field that a fingerprint omits. */
interface PrintedDocument {
  /** Index of the displayed case set. */
  readonly k: number;
}

/**
 * Computes a fingerprint of a document from everything a person can change, including titles and colours, which the
 * solver's hash omits. The displayed case set does not count: an editor writes it into the saved document without an
 * edit.
 */
export function printCase<Document extends PrintedDocument>(document: Document): string {
  const text = JSON.stringify({ ...document, k: 0 });
  let hash = OFFSET;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return `${text.length.toString(36)}-${(hash >>> 0).toString(36)}`;
}
