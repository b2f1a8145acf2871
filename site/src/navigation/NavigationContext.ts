import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SiteRoute } from '../routes/siteRoute.ts';
import type { Place } from './siteHistory.ts';
import type { SiteNavigation } from './siteNavigation.ts';

export const NavigationContext = createContext<SiteNavigation | null>(null);

/** Returns the navigation; the same object for the life of the page. */
export function useSiteNavigation(): SiteNavigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error('`useSiteNavigation` must be used within `SitePages`');
  return navigation;
}

/** Returns the function that navigates to a path of the site; it stays the same. */
export function useNavigate(): SiteNavigation['go'] {
  return useSiteNavigation().go;
}

/** Returns the place to which the reader is navigating, or null. */
export function useWanted(): Place | null {
  const { subscribe, getWanted } = useSiteNavigation();
  return useSyncExternalStore(subscribe, getWanted);
}

/** Returns the route of the displayed page. */
export function useCurrentRoute(): SiteRoute | null {
  const { subscribe, getShown } = useSiteNavigation();
  return useSyncExternalStore(subscribe, getShown)?.route ?? null;
}
