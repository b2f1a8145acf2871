import type { Store } from '@eecs/ui-kit';

/** The storage key of the debug mode of this browser. */
const MODE_KEY = 'debug';
/** The storage key of the log of the debug mode. */
const LOG_KEY = 'debug.log';
/** Maximum number of entries; the oldest are removed. */
const MOST = 200;

/** An error or an action while the debug mode was on. */
export interface DebugEntry {
  /** ms since 1970. */
  readonly at: number;
  /** The origin: `boot`, `unload`, `window`, `call`. */
  readonly source: string;
  readonly text: string;
}

/** The debug mode of a browser, and its log. While it is off, nothing is logged. */
export interface DebugLog {
  readonly isOn: () => boolean;
  readonly turn: (isOn: boolean) => void;
  readonly add: (source: string, what: unknown) => void;
  readonly list: () => readonly DebugEntry[];
  readonly clear: () => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Opens the debug mode; `?debug=1` in the address turns it on, `?debug=0` off. */
export function openDebugLog(local: Store, search: string, now: () => number = Date.now): DebugLog {
  const listeners = new Set<() => void>();
  let entries = readEntries(local);

  function change(next: readonly DebugEntry[]): void {
    entries = next;
    for (const listener of listeners) listener();
  }

  const isOn = (): boolean => local.read(MODE_KEY) === true;
  const turn = (next: boolean): void => {
    if (next) local.write(MODE_KEY, true);
    else local.remove(MODE_KEY);
    change([...entries]);
  };
  const asked = new URLSearchParams(search).get('debug');
  if (asked === '1' || asked === '0') turn(asked === '1');

  return {
    isOn,
    turn,
    add: (source, what) => {
      if (!isOn()) return;
      const text = what instanceof Error ? `${what.name}: ${what.message}` : String(what);
      const next = [...entries, { at: now(), source, text }].slice(-MOST);
      local.write(LOG_KEY, next);
      change(next);
    },
    list: () => entries,
    clear: () => {
      local.remove(LOG_KEY);
      change([]);
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

function readEntries(local: Store): readonly DebugEntry[] {
  const kept = local.read(LOG_KEY);
  return Array.isArray(kept) ? kept.filter(isEntry) : [];
}

function isEntry(value: unknown): value is DebugEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { at, source, text } = value as Readonly<Record<string, unknown>>;
  return typeof at === 'number' && typeof source === 'string' && typeof text === 'string';
}
