import type { ComponentType } from 'react';
import type { Catalogue } from '@eecs/ui-kit';
import type { KindIcon } from '../kinds/kindRow.ts';
import type { SiteMessageKey } from '../messages/siteMessages.ts';

/**
 * Readers who may open a route: anyone, those who are logged in, or root alone. `guest` is for those who are not logged
 * in: the forms that log in.
 */
export type RouteAccess = 'public' | 'user' | 'guest' | 'root';

/** Names of the pictures of the menu. */
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

/** The line of a route in the side menu. */
export interface MenuLine {
  /** A picture by its name, or that of a kind of structure. */
  readonly icon: MenuIcon | KindIcon;
  /** A name shorter than the title of the page. @default the title */
  readonly labelKey?: SiteMessageKey;
  /** Where the line leads, where the path of the page has names in it. @default the path */
  readonly to?: string;
}

/** A page, and the texts without which it is not shown. */
export interface LoadedPage {
  readonly Page: ComponentType;
  readonly texts: readonly Catalogue[];
}

export interface SiteRoute {
  /** Names the lazily loaded part in a failure, and the route in comparisons. */
  readonly id: string;
  readonly path: string;
  readonly access: RouteAccess;
  readonly titleKey: SiteMessageKey;
  /** Null if the menu does not lead there. Lines are in the order of the table. */
  readonly menu: MenuLine | null;
  readonly load: () => Promise<LoadedPage>;
}
