import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../../../../scripts/browser/findChromium.ts';
import { type GuestVisit, openGuest } from './openGuest.ts';
import { type GuestServer, serveGuest } from './serveGuest.ts';

/** The stranger's application, served for the tests of a file. */
export interface GuestHost {
  /** Address of the server; there is one once the tests run. */
  readonly getAddress: () => string;
  /** Opens a page, looks at it and closes it, whatever is found. */
  readonly visit: (path: string, look: (visit: GuestVisit) => Promise<void>) => Promise<void>;
}

/** Serves the stranger's application, and has a browser, while the tests of a file run. Called once a file. */
export function hostGuests(): GuestHost {
  let server: GuestServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await serveGuest(inject('guestFolder'));
    browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_ARGS] });
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
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
