import { createContext, useContext, useSyncExternalStore } from 'react';
import type { UnitSystem } from '@eecs/solver-core';
import { type Session, type SessionStore, type Settings, useSession } from '@eecs/ui-account';
import type { LocalStore } from '@eecs/ui-kit';
import type { DebugLog } from '../page/debugLog.ts';
import type { Still } from '../page/readStill.ts';
import type { Shelf, ShelfList } from './shelf.ts';
import type { OptionsSync } from '../../preferences/optionsSync.ts';
import type { SettingsStore } from '../../preferences/settingsStore.ts';

/** The services that pages ask of their surroundings, such as the browser's storage and the reader's settings. */
export interface Services {
  readonly local: LocalStore;
  /** The debug mode of this browser. */
  readonly debug: DebugLog;
  readonly settings: SettingsStore;
  /** The part of the settings that the account keeps. */
  readonly optionsSync: OptionsSync;
  /** The beams kept in this browser. */
  readonly shelf: Shelf;
  /** The trusses kept in this browser. */
  readonly trussShelf: Shelf;
  /** The session of the person who uses the site. */
  readonly session: SessionStore;
  /** Asks the server once more whose session it is; resolves when it has answered, or is known not to. */
  readonly retakeSession: () => Promise<void>;
  /** The text behind the `#` of a mailed link, which leaves the address at once. Null where no link led here. */
  readonly link: string | null;
  /** The public address of the site, without a slash at the end. */
  readonly siteBase: string;
  /** The worked example that the page came with. Null on every page but the first one. */
  readonly still: Still | null;
}

export const ServicesContext = createContext<Services | null>(null);

/** Gives the services of the application. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('`useServices` must be used within the application');
  return services;
}

/** Gives the reader's settings, live. */
export function useSettings(): Settings {
  const { settings } = useServices();
  return useSyncExternalStore(settings.subscribe, settings.get, settings.get);
}

/** Gives the units on the screen, live: those of the open document, else the reader's. */
export function useShownUnits(): UnitSystem {
  const { settings } = useServices();
  return useSyncExternalStore(settings.subscribe, settings.getShownUnits, settings.getShownUnits);
}

/** Gives the session, live. */
export function useSiteSession(): Session {
  return useSession(useServices().session);
}

/** Gives what is kept in this browser of one kind, live: the beams, where nothing else is asked for. */
export function useShelf(pick: (services: Services) => Shelf = pickBeams): ShelfList {
  const shelf = pick(useServices());
  return useSyncExternalStore(shelf.subscribe, shelf.get, shelf.get);
}

function pickBeams({ shelf }: Services): Shelf {
  return shelf;
}
