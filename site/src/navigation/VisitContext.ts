import { createContext, useContext } from 'react';
import { matchPath, type PathParams } from '../routes/matchPath.ts';
import type { Arrival, Place } from './siteHistory.ts';
import type { Visit } from './siteNavigation.ts';

/** The displayed visit. */
export const VisitContext = createContext<Visit | null>(null);

function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (visit === null) throw new Error('a page must be shown by `SitePages`');
  return visit;
}

/** Returns the address of the displayed page. */
export function useLocation(): Place {
  return useVisit().location;
}

/** Returns how the reader arrived at the current page. */
export function useArrivalKind(): Arrival {
  return useVisit().type;
}

/** Returns the parameters of the route in the address; a parameter within a segment is not included. */
export function useParams(): PathParams {
  const { location, route } = useVisit();
  return matchPath(route.path, location.pathname) ?? {};
}
