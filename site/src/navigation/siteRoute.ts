import type { ComponentType } from 'react';
import type { SiteMessageKey } from '../messages/siteMessages.ts';

/** Who may open a route. Until there are accounts every route is public. */
export type RouteAccess = 'public';

export interface SiteRoute {
  /** Names the lazily loaded part in a failure, and the route in comparisons. */
  readonly id: string;
  readonly path: string;
  readonly access: RouteAccess;
  readonly titleKey: SiteMessageKey;
  readonly load: () => Promise<ComponentType>;
}

/** What a matched route tells the shell about itself. */
export interface RouteHandle {
  readonly route: SiteRoute;
}
