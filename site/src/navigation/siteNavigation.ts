import type { ComponentType } from 'react';
import type { SiteRoute } from '../routes/siteRoute.ts';
import type { Arrival, Place, SiteHistory } from './siteHistory.ts';

/** A displayed page, and how the reader arrived there. */
export interface Visit {
  readonly location: Place;
  readonly type: Arrival;
  readonly route: SiteRoute;
  readonly Page: ComponentType;
}

export interface GoOptions {
  /** Whether the page replaces the present one in the history. @default false */
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** The displayed page, and the place to which the reader is navigating. */
export interface SiteNavigation {
  /** Returns the displayed page; null until the first one has loaded. */
  readonly getShown: () => Visit | null;
  /** Returns the place to which the reader is navigating; null after arrival. */
  readonly getWanted: () => Place | null;
  readonly subscribe: (report: () => void) => () => void;
  /**
   * Navigates to a path of the site; resolves when its page is displayed, or when the reader navigated elsewhere in the
   * meantime.
   */
  readonly go: (path: string, options?: GoOptions) => Promise<void>;
}

export interface NavigationOptions {
  readonly history: SiteHistory;
  readonly findRoute: (pathname: string) => SiteRoute;
  /** Loads a page. Rejects if that fails; the next visit loads it again. */
  readonly loadPage: (route: SiteRoute) => Promise<ComponentType>;
}

/**
 * Follows the browser's history. The present page stays on the screen until the next one is loaded; of several requests
 * the last one wins.
 */
export function createNavigation({ history, findRoute, loadPage }: NavigationOptions): SiteNavigation {
  const pages = new Map<string, ComponentType>();
  const watchers = new Set<() => void>();
  let shown: Visit | null = null;
  let wanted: Place | null = null;
  let turn = 0;
  let arrival = Promise.resolve();

  function change(visit: Visit | null, next: Place | null): void {
    shown = visit;
    wanted = next;
    watchers.forEach((report) => report());
  }

  async function fetchPage(route: SiteRoute): Promise<ComponentType> {
    try {
      const page = await loadPage(route);
      pages.set(route.id, page);
      return page;
    } catch (error) {
      return function LostPage() {
        throw error;
      };
    }
  }

  async function visit(): Promise<void> {
    const location = history.place();
    const type = history.arrival();
    const route = findRoute(location.pathname);
    turn += 1;
    const own = turn;
    let Page = pages.get(route.id);
    if (Page === undefined) {
      change(shown, location);
      Page = await fetchPage(route);
      if (own !== turn) return;
    }
    change({ location, type, route, Page }, null);
  }

  history.listen(() => {
    arrival = visit();
  });
  arrival = visit();

  return {
    getShown: () => shown,
    getWanted: () => wanted,
    subscribe: (report) => {
      watchers.add(report);
      return () => watchers.delete(report);
    },
    go: (path, { replace = false, state } = {}) => {
      if (replace) history.replace(path, state);
      else history.push(path, state);
      return arrival;
    },
  };
}
