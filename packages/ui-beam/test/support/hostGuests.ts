import { type Browser, chromium } from 'playwright';
import { beforeAll, inject } from 'vitest';
import { findChromium, UNPAINTED_ARGS } from '../../../../scripts/browser/findChromium.ts';
import { type GuestVisit, openGuest } from './openGuest.ts';
import { type GuestServer, serveGuest } from './serveGuest.ts';

/** The stranger's application, served for the tests of a file. */
export interface GuestHost {
  /** Address of the server; there is one once the tests run. */
  readonly getAddress: () => string;
  /** Opens a page, looks at it and closes it, whatever is found. */
  readonly visit: (path: string, look: (visit: GuestVisit) => Promise<void>) => Promise<void>;
}

/** One of each for all files that a process runs one after another: to start both takes four seconds of a processor. */
let served: Promise<GuestServer> | undefined;
let started: Promise<Browser> | undefined;

/** Gives the browser in which all files of tests open their pages. */
export function openBrowser(): Promise<Browser> {
  started ??= launch();
  return started;
}

async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...UNPAINTED_ARGS] });
}

/** Serves the stranger's application, and has a browser, while the tests run. Called once a file. */
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
