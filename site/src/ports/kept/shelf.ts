import type { LocalStore } from '@eecs/ui-kit';
import {
  LOCAL_CASE_KEY,
  LOCAL_SOLUTION_KEY,
  LOCAL_STEPS_KEY,
  LOCAL_TASK_KEY,
  readLocalTitle,
} from './localCaseKey.ts';

/** Maximum number of stored documents of a kind; before another one is added, the oldest is offered for removal. */
export const SHELF_SIZE = 20;

/** The key of the list of stored documents. */
export const SHELF_KEY = 'shelf';

/** The slot of the first document of a kind: its keys have no prefix, as before there were several. */
export const FIRST_SLOT = '';

/** A document stored in this browser. */
export interface Slot {
  readonly id: string;
  readonly title: string;
  /** The hash of the document in an address. */
  readonly hash: string;
  /** When it was last changed or opened, ms since 1970. */
  readonly changed: number;
}

/** All stored documents in the order of opening, and the most recent one. */
export interface ShelfList {
  readonly active: string;
  readonly slots: readonly Slot[];
}

/** The stored documents of one kind in this browser. */
export interface Shelf {
  readonly get: () => ShelfList;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Reads the list again, because another tab may have changed it. */
  readonly reload: () => void;
  /** Returns the stored data of a document: the document, its result, its undo steps. */
  readonly open: (id: string) => LocalStore;
  /** Returns the id of an unused slot; it is listed once something is stored in it. */
  readonly findRoom: () => string;
  /** Adds a document to the list, or updates its title and hash. */
  readonly note: (id: string, about: Pick<Slot, 'title' | 'hash'>) => void;
  readonly activate: (id: string) => void;
  /** Removes a document; the returned function restores it. */
  readonly remove: (id: string) => () => void;
  /** Removes all documents. */
  readonly clear: () => void;
}

export interface ShelfOptions {
  readonly local: LocalStore;
  /** Opens the store of a slot. */
  readonly openSlot: (id: string) => LocalStore;
  /** Storage key of the editor's undo steps. @default that of beams */
  readonly stepsKey?: string;
  readonly now?: () => number;
  readonly createId?: () => string;
}

const SOON = { active: FIRST_SLOT, slots: [] };

/**
 * Opens the stored documents of a kind in this browser. A document that was stored before there was a list is its first
 * entry.
 */
export function createShelf({
  local,
  openSlot,
  stepsKey = LOCAL_STEPS_KEY,
  now = Date.now,
  createId = () => crypto.randomUUID().slice(0, 8),
}: ShelfOptions): Shelf {
  const keys = [LOCAL_CASE_KEY, LOCAL_SOLUTION_KEY, stepsKey, LOCAL_TASK_KEY];
  const listeners = new Set<() => void>();
  const open = (id: string): LocalStore => (id === FIRST_SLOT ? local : openSlot(id));
  let list = read();

  function read(): ShelfList {
    const { active, slots } = parseShelf(local.read(SHELF_KEY));
    const kept = slots.filter(({ id }) => open(id).readText(LOCAL_CASE_KEY) !== undefined);
    const isListed = kept.some(({ id }) => id === FIRST_SLOT);
    const first = isListed ? null : readLocalTitle(local);
    const all = first === null ? kept : [{ id: FIRST_SLOT, title: first, hash: '', changed: now() }, ...kept];
    return {
      active: all.some(({ id }) => id === active) ? active : (all.at(-1)?.id ?? FIRST_SLOT),
      slots: all,
    };
  }

  function set(next: ShelfList): void {
    list = next;
    local.write(SHELF_KEY, next);
    for (const listener of listeners) listener();
  }

  /** Reads the list first, so that entries of another tab are not overwritten. */
  function change(toNext: (before: ShelfList) => ShelfList): void {
    list = read();
    set(toNext(list));
  }

  return {
    get: () => list,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    reload: () => {
      list = read();
      for (const listener of listeners) listener();
    },
    open,
    findRoom: () => (local.readText(LOCAL_CASE_KEY) === undefined ? FIRST_SLOT : createId()),
    note: (id, about) => {
      change(({ slots }) => {
        const next: Slot = { id, ...about, changed: now() };
        const isKnown = slots.some((slot) => slot.id === id);
        return {
          active: id,
          slots: isKnown ? slots.map((slot) => (slot.id === id ? next : slot)) : [...slots, next],
        };
      });
    },
    activate: (id) => {
      change((before) => ({ ...before, active: id }));
    },
    remove: (id) => {
      const before = read();
      const store = open(id);
      const kept = keys.map((key) => [key, store.read(key)] as const);
      for (const key of keys) store.remove(key);
      const slots = before.slots.filter((slot) => slot.id !== id);
      const at = before.slots.findIndex((slot) => slot.id === id);
      const beside = slots[Math.min(at, slots.length - 1)];
      set({ active: before.active === id ? (beside?.id ?? FIRST_SLOT) : before.active, slots });
      return () => {
        for (const [key, value] of kept) if (value !== undefined) store.write(key, value);
        const slot = before.slots.find((one) => one.id === id);
        if (slot !== undefined) change((now) => ({ ...now, slots: now.slots.toSpliced(at, 0, slot) }));
      };
    },
    clear: () => {
      for (const { id } of list.slots) for (const key of keys) open(id).remove(key);
      for (const key of keys) local.remove(key);
      set(SOON);
    },
  };
}

/** Finds the document that was unused for the longest time; null if there is none. */
export function findOldest({ slots }: ShelfList): Slot | null {
  return slots.toSorted((a, b) => a.changed - b.changed)[0] ?? null;
}

function parseShelf(stored: unknown): ShelfList {
  if (typeof stored !== 'object' || stored === null) return SOON;
  const { active, slots } = stored as Readonly<Record<string, unknown>>;
  return {
    active: typeof active === 'string' ? active : FIRST_SLOT,
    slots: Array.isArray(slots) ? slots.filter(isSlot) : [],
  };
}

function isSlot(value: unknown): value is Slot {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, hash, changed } = value as Readonly<Record<string, unknown>>;
  return (
    typeof id === 'string' &&
    typeof title === 'string' &&
    typeof hash === 'string' &&
    typeof changed === 'number'
  );
}
