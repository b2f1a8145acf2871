import type { ComponentType } from 'react';
import type { Catalogue } from '@eecs/ui-kit';
import type { KindIcon } from '../kinds/kindRow.ts';
import type { SiteMessageKey } from '../messages/siteMessages.ts';

/**
 * Readers who may open a route: everybody, logged-in users, or only root. `guest` is for readers who are not logged in:
 * the forms that log in.
 */
export type RouteAccess = 'public' | 'user' | 'guest' | 'root';

/** Names of the menu's icons. */
export type MenuIcon =
  | 'home'
  | 'newTask'
  | 'settings'
  | 'notes'
  | 'about'
  | 'tasks'
  | 'account'
  | 'plans'
  | 'notices'
  | 'products'
  | 'guide'
  | 'verification'
  | 'console'
  | 'sections'
  | 'materials';

/** The entry of a route in the side menu. */
export interface MenuLine {
  /** An icon by name, or that of a kind of structure. */
  readonly icon: MenuIcon | KindIcon;
  /** A name shorter than the title of the page. @default the title */
  readonly labelKey?: SiteMessageKey;
  /** The target of the entry, if the path of the page has placeholders. @default the path */
  readonly to?: string;
}

/** A page, and the texts that must be loaded before it is shown. */
export interface LoadedPage {
  readonly Page: ComponentType;
  readonly texts: readonly Catalogue[];
}

export interface SiteRoute {
  /** Identifies the route, and the lazily loaded part in a failure. */
  readonly id: string;
  readonly path: string;
  readonly access: RouteAccess;
  readonly titleKey: SiteMessageKey;
  /** Null if the menu has no entry for it. Entries are in the order of the table. */
  readonly menu: MenuLine | null;
  readonly load: () => Promise<LoadedPage>;
}
