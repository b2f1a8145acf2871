import type { SiteRoute } from '../navigation/siteRoute.ts';
import { routePaths } from './routePaths.ts';

/** Every page that exists. A path that no line matches shows the not-found page, the last line. */
export const routeTable: readonly SiteRoute[] = [
  {
    id: 'home',
    path: routePaths.home,
    access: 'public',
    titleKey: 'page.home',
    load: async () => (await import('../pages/HomePage/HomePage.tsx')).HomePage,
  },
  {
    id: 'beam',
    path: routePaths.beam,
    access: 'public',
    titleKey: 'page.beam',
    load: async () => (await import('../pages/BeamPage/BeamPage.tsx')).BeamPage,
  },
  {
    id: 'new-task',
    path: routePaths['new-task'],
    access: 'public',
    titleKey: 'page.newTask',
    load: async () => (await import('../pages/NewTaskPage/NewTaskPage.tsx')).NewTaskPage,
  },
  {
    id: 'settings',
    path: routePaths.settings,
    access: 'public',
    titleKey: 'page.settings',
    load: async () => (await import('../pages/SettingsPage/SettingsPage.tsx')).SettingsPage,
  },
  {
    id: 'release-notes',
    path: routePaths['release-notes'],
    access: 'public',
    titleKey: 'page.releaseNotes',
    load: async () => (await import('../pages/ReleaseNotesPage/ReleaseNotesPage.tsx')).ReleaseNotesPage,
  },
  {
    id: 'about',
    path: routePaths.about,
    access: 'public',
    titleKey: 'page.about',
    load: async () => (await import('../pages/AboutPage/AboutPage.tsx')).AboutPage,
  },
  {
    id: 'not-found',
    path: routePaths['not-found'],
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
