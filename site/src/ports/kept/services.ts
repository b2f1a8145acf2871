import { createContext, useContext, useSyncExternalStore } from 'react';
import type { UnitSystem } from '@eecs/solver-core';
import { type Session, type SessionStore, type Settings, useSession } from '@eecs/ui-account';
import type { LocalStore } from '@eecs/ui-kit';
import type { DebugLog } from '../page/debugLog.ts';
import type { Still } from '../page/readStill.ts';
import type { KindId } from '../../kinds/kindNames.ts';
import type { Shelf, ShelfList } from './shelf.ts';
import type { OptionsSync } from '../../preferences/optionsSync.ts';
import type { SettingsStore } from '../../preferences/settingsStore.ts';

/** The services that pages use, such as the browser's storage and the reader's settings. */
export interface Services {
  readonly local: LocalStore;
  /** The debug mode of this browser. */
  readonly debug: DebugLog;
  readonly settings: SettingsStore;
  /** The settings that the account stores. */
  readonly optionsSync: OptionsSync;
  /** The documents stored in this browser, by kind. */
  readonly shelves: Readonly<Record<KindId, Shelf>>;
  /** The session of the reader. */
  readonly session: SessionStore;
  /** Requests the session from the server again; resolves when the server has answered or failed. */
  readonly retakeSession: () => Promise<void>;
  /** The text after the `#` of a mailed link, which is removed from the address at once. Null without such a link. */
  readonly link: string | null;
  /** The public address of the site, without a slash at the end. */
  readonly siteBase: string;
  /** The worked example that the page contained. Null on every page but the first one. */
  readonly still: Still | null;
}

export const ServicesContext = createContext<Services | null>(null);

/** Returns the services of the application. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('`useServices` must be used within the application');
  return services;
}

/** Returns the reader's settings as a live value. */
export function useSettings(): Settings {
  const { settings } = useServices();
  return useSyncExternalStore(settings.subscribe, settings.get, settings.get);
}

/** Returns the displayed units as a live value: those of the open document, otherwise those the reader chose. */
export function useShownUnits(): UnitSystem {
  const { settings } = useServices();
  return useSyncExternalStore(settings.subscribe, settings.getShownUnits, settings.getShownUnits);
}

/** Returns the session as a live value. */
export function useSiteSession(): Session {
  return useSession(useServices().session);
}

/** Returns the documents of one kind stored in this browser as a live list; beams by default. */
export function useShelf(pick: (services: Services) => Shelf = pickBeams): ShelfList {
  const shelf = pick(useServices());
  return useSyncExternalStore(shelf.subscribe, shelf.get, shelf.get);
}

function pickBeams({ shelves }: Services): Shelf {
  return shelves.msb;
}
