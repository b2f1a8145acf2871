import { SITE_KINDS } from '../kinds/kinds.ts';
import type { LoadedPage, SiteRoute } from './siteRoute.ts';

/**
 * All pages of the site, one row each, in the order of the menu. A path that no row matches shows the not-found page,
 * the last row. The table refers to pages only by their `load`, so that looking up a path loads none.
 */
export const routes = [
  {
    id: 'home',
    path: '/',
    access: 'public',
    titleKey: 'page.home',
    menu: { icon: 'home', labelKey: 'menu.home' },
    load: async (): Promise<LoadedPage> => {
      const { HomePage: Page } = await import('../pages/HomePage/HomePage.tsx');
      return { Page, texts: [] };
    },
  },
  ...SITE_KINDS.editors,
  {
    id: 'newTask',
    path: '/new-task',
    access: 'public',
    titleKey: 'page.newTask',
    menu: { icon: 'newTask' },
    load: async (): Promise<LoadedPage> => {
      const { NewTaskPage: Page, texts } = await import('../pages/NewTaskPage/NewTaskPage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'taskManager',
    path: '/task-manager',
    access: 'user',
    titleKey: 'page.taskManager',
    menu: { icon: 'tasks' },
    load: async (): Promise<LoadedPage> => {
      const { TaskManagerPage: Page, texts } = await import('../pages/TaskManagerPage/TaskManagerPage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'cabinet',
    path: '/cabinet',
    access: 'user',
    titleKey: 'page.cabinet',
    menu: { icon: 'account' },
    load: async (): Promise<LoadedPage> => {
      const { CabinetPage: Page, texts } = await import('../pages/CabinetPage/CabinetPage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'notify',
    path: '/notify',
    access: 'user',
    titleKey: 'page.notify',
    menu: { icon: 'notices' },
    load: async (): Promise<LoadedPage> => {
      const { NotifyPage: Page, texts } = await import('../pages/NotifyPage/NotifyPage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'subscriptionManager',
    path: '/subscription-manager',
    access: 'user',
    titleKey: 'page.subscriptionManager',
    menu: { icon: 'plans' },
    load: async (): Promise<LoadedPage> => {
      const { SubscriptionManagerPage: Page, texts } =
        await import('../pages/SubscriptionManagerPage/SubscriptionManagerPage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'subscribe',
    path: '/subscribe',
    access: 'user',
    titleKey: 'page.subscribe',
    menu: null,
    load: async (): Promise<LoadedPage> => {
      const { SubscribePage: Page, texts } = await import('../pages/SubscribePage/SubscribePage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'products',
    path: '/products',
    access: 'public',
    titleKey: 'page.products',
    menu: { icon: 'products' },
    load: async (): Promise<LoadedPage> => {
      const { ProductsPage: Page, texts } = await import('../pages/ProductsPage/ProductsPage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'sharedSections',
    path: '/shared-sections',
    access: 'public',
    titleKey: 'page.sharedSections',
    menu: { icon: 'sections' },
    load: async (): Promise<LoadedPage> => {
      const { SectionsPage: Page, texts } = await import('../pages/LibraryPage/LibraryPage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'sharedMaterials',
    path: '/shared-materials',
    access: 'public',
    titleKey: 'page.sharedMaterials',
    menu: { icon: 'materials' },
    load: async (): Promise<LoadedPage> => {
      const { MaterialsPage: Page, texts } = await import('../pages/LibraryPage/LibraryPage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'settings',
    path: '/settings',
    access: 'public',
    titleKey: 'page.settings',
    menu: { icon: 'settings' },
    load: async (): Promise<LoadedPage> => {
      const { SettingsPage: Page, texts } = await import('../pages/SettingsPage/SettingsPage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'guide',
    path: '/guide/:part/:index',
    access: 'public',
    titleKey: 'page.guide',
    menu: { icon: 'guide', to: '/guide/beams/1' },
    load: async (): Promise<LoadedPage> => {
      const { GuidePage: Page, texts } = await import('../pages/GuidePage/GuidePage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'guideStart',
    path: '/guide',
    access: 'public',
    titleKey: 'page.guide',
    menu: null,
    load: async (): Promise<LoadedPage> => {
      const { GuidePage: Page, texts } = await import('../pages/GuidePage/GuidePage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'releaseNotes',
    path: '/release-notes',
    access: 'public',
    titleKey: 'page.releaseNotes',
    menu: { icon: 'notes' },
    load: async (): Promise<LoadedPage> => {
      const { ReleaseNotesPage: Page, texts } =
        await import('../pages/ReleaseNotesPage/ReleaseNotesPage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'about',
    path: '/about',
    access: 'public',
    titleKey: 'page.about',
    menu: { icon: 'about' },
    load: async (): Promise<LoadedPage> => {
      const { AboutPage: Page, texts } = await import('../pages/AboutPage/AboutPage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'verification',
    path: '/verification',
    access: 'public',
    titleKey: 'page.verification',
    menu: { icon: 'verification' },
    load: async (): Promise<LoadedPage> => {
      const { VerificationPage: Page, texts } =
        await import('../pages/VerificationPage/VerificationPage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'embed',
    path: '/embed',
    access: 'public',
    titleKey: 'page.embed',
    menu: null,
    load: async (): Promise<LoadedPage> => {
      const { EmbedPage: Page, texts } = await import('../pages/EmbedPage/EmbedPage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'check',
    path: '/check',
    access: 'public',
    titleKey: 'page.check',
    menu: null,
    load: async (): Promise<LoadedPage> => {
      const { CheckPage: Page, texts } = await import('../pages/CheckPage/CheckPage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'console',
    path: '/console',
    access: 'root',
    titleKey: 'page.console',
    menu: { icon: 'console' },
    load: async (): Promise<LoadedPage> => {
      const { ConsolePage: Page, texts } = await import('../pages/ConsolePage/ConsolePage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'terms',
    path: '/terms/:docRef',
    access: 'public',
    titleKey: 'page.terms',
    menu: null,
    load: async (): Promise<LoadedPage> => {
      const { DocumentPage: Page, texts } = await import('../pages/DocumentPage/DocumentPage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'login',
    path: '/login',
    access: 'guest',
    titleKey: 'page.login',
    menu: null,
    load: async (): Promise<LoadedPage> => {
      const { LoginPage: Page, texts } = await import('../pages/LoginPage/LoginPage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'register',
    path: '/register',
    access: 'guest',
    titleKey: 'page.register',
    menu: null,
    load: async (): Promise<LoadedPage> => {
      const { RegisterPage: Page, texts } = await import('../pages/RegisterPage/RegisterPage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'callback',
    path: '/callback',
    access: 'public',
    titleKey: 'page.callback',
    menu: null,
    load: async (): Promise<LoadedPage> => {
      const { CallbackPage: Page, texts } = await import('../pages/CallbackPage/CallbackPage.tsx');
      return { Page, texts };
    },
  },
  ...SITE_KINDS.previews,
  {
    id: 'notFound',
    path: '/404',
    access: 'public',
    titleKey: 'page.notFound',
    menu: null,
    load: async (): Promise<LoadedPage> => {
      const { NotFoundPage: Page, texts } = await import('../pages/NotFoundPage/NotFoundPage.tsx');
      return { Page, texts };
    },
  },
  {
    id: 'unknown',
    path: '*',
    access: 'public',
    titleKey: 'page.notFound',
    menu: null,
    load: async (): Promise<LoadedPage> => {
      const { NotFoundPage: Page, texts } = await import('../pages/NotFoundPage/NotFoundPage.tsx');
      return { Page, texts };
    },
  },
] as const satisfies readonly SiteRoute[];

type Row = (typeof routes)[number];

export type RouteId = Row['id'];

/** The pattern of a route. */
export type PathOf<Id extends RouteId> = Extract<Row, { id: Id }>['path'];
