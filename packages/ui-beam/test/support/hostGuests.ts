import { type Browser, chromium } from 'playwright';
import { beforeAll, inject } from 'vitest';
import { findChromium, UNPAINTED_ARGS } from '../../../../scripts/browser/findChromium.ts';
import { type GuestVisit, openGuest } from './openGuest.ts';
import { type GuestServer, serveGuest } from './serveGuest.ts';

/** The third-party application, served for the tests of a file. */
export interface GuestHost {
  /** Returns the URL of the server, which exists once the tests run. */
  readonly getAddress: () => string;
  /** Opens a page, examines it and closes it in any case. */
  readonly visit: (path: string, look: (visit: GuestVisit) => Promise<void>) => Promise<void>;
}

/**
 * One server and one browser for all files that a process runs one after another, because starting both takes four
 * processor seconds.
 */
let served: Promise<GuestServer> | undefined;
let started: Promise<Browser> | undefined;

/** Returns the browser in which all test files open their pages. */
export function openBrowser(): Promise<Browser> {
  started ??= launch();
  return started;
}

async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...UNPAINTED_ARGS] });
}

/** Serves the third-party application and provides a browser while the tests run. Called once per file. */
export function hostGuests(): GuestHost {
  let server: GuestServer;
  let browser: Browser;

  beforeAll(async () => {
    served ??= serveGuest(inject('guestFolder'));
    server = await served;
    browser = await openBrowser();
  });

  return {
    getAddress: () => server.address,
    visit: async (path, look) => {
      const guest = await openGuest(browser, server, path);
      try {
        await look(guest);
      } finally {
        await guest.close();
      }
    },
  };
}
