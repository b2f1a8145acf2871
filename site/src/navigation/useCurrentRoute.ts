import { useMatches } from 'react-router';
import type { RouteHandle, SiteRoute } from '../routes/siteRoute.ts';

/** Gives the line of the route table that is on the screen. */
export function useCurrentRoute(): SiteRoute | null {
  const handle = useMatches().at(-1)?.handle;
  return isRouteHandle(handle) ? handle.route : null;
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'route' in handle;
}
