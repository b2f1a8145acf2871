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

/** Every page that exists. A path that no line matches shows the not-found page, the last line. */
export const routeTable: readonly SiteRoute[] = [
  {
    id: 'home',
    path: '/',
    access: 'public',
    titleKey: 'page.home',
    load: async () => (await import('../pages/HomePage/HomePage.tsx')).HomePage,
  },
  {
    id: 'beam',
    path: '/msb/*',
    access: 'public',
    titleKey: 'page.beam',
    load: async () => (await import('../pages/BeamPage/BeamPage.tsx')).BeamPage,
  },
  {
    id: 'settings',
    path: '/settings',
    access: 'public',
    titleKey: 'page.settings',
    load: async () => (await import('../pages/SettingsPage/SettingsPage.tsx')).SettingsPage,
  },
  {
    id: 'release-notes',
    path: '/release-notes',
    access: 'public',
    titleKey: 'page.releaseNotes',
    load: async () => (await import('../pages/ReleaseNotesPage/ReleaseNotesPage.tsx')).ReleaseNotesPage,
  },
  {
    id: 'about',
    path: '/about',
    access: 'public',
    titleKey: 'page.about',
    load: async () => (await import('../pages/AboutPage/AboutPage.tsx')).AboutPage,
  },
  {
    id: 'not-found',
    path: '/404',
    access: 'public',
    titleKey: 'page.notFound',
    load: async () => (await import('../pages/NotFoundPage/NotFoundPage.tsx')).NotFoundPage,
  },
  {
    id: 'unknown',
    path: '*',
    access: 'public',
    titleKey: 'page.notFound',
    load: async () => (await import('../pages/NotFoundPage/NotFoundPage.tsx')).NotFoundPage,
  },
];
