/** The reader's address within the site. */
export interface Place {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  /** State stored with the history entry; null if there is none. */
  readonly state: unknown;
  /** Names the entry of the history, so that two visits of one address are distinguished. */
  readonly key: string;
}

/**
 * How the reader arrived: by Back or Forward (or initially), by a new history entry, or by one that replaced the last.
 */
export type Arrival = 'POP' | 'PUSH' | 'REPLACE';

/** The history of the browser, as far as the site needs it. */
export interface SiteHistory {
  readonly place: () => Place;
  readonly arrival: () => Arrival;
  readonly push: (path: string, state?: unknown) => void;
  readonly replace: (path: string, state?: unknown) => void;
  /**
   * Registers a function that is called after each change, by the reader or by the two functions above. There is one
   * listener.
   */
  readonly listen: (report: () => void) => void;
}

/** The part of a window that the history uses. */
export interface HistoryWindow {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash' | 'assign'>;
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState'>;
  readonly addEventListener: (type: 'popstate', run: () => void) => void;
}

/** Data stored with an entry. */
interface Entry {
  readonly usr?: unknown;
  readonly key?: string;
}

/** Opens the history of a window. */
export function openHistory(page: HistoryWindow): SiteHistory {
  let arrival: Arrival = 'POP';
  let told: () => void = () => undefined;
  const write = (state: unknown): Entry => ({ usr: state ?? null, key: createKey() });
  return {
    place: () => {
      const { pathname, search, hash } = page.location;
      const entry = (page.history.state ?? {}) as Entry;
      return { pathname, search, hash, state: entry.usr ?? null, key: entry.key ?? 'default' };
    },
    arrival: () => arrival,
    push: (path, state) => {
      arrival = 'PUSH';
      try {
        page.history.pushState(write(state), '', path);
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        // A browser refuses after too many entries in a short time; the address is then opened by a page load.
        page.location.assign(path);
      }
      told();
    },
    replace: (path, state) => {
      arrival = 'REPLACE';
      page.history.replaceState(write(state), '', path);
      told();
    },
    listen: (report) => {
      told = report;
      page.addEventListener('popstate', () => {
        arrival = 'POP';
        report();
      });
    },
  };
}

function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
