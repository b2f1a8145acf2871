import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { IS_WHOLE } from '../../solver-core/verification/drawCases.ts';
import { buildWithReact18, REACT_18 } from './support/buildWithReact18.ts';
import { editorScript } from './support/editorScript.ts';
import { openBrowser } from './support/hostGuests.ts';
import { openGuest } from './support/openGuest.ts';
import { runSteps } from './support/runSteps.ts';
import { trussScript } from './support/trussScript.ts';
import { type GuestServer, serveGuest } from './support/serveGuest.ts';

let folder: string | null;
let server: GuestServer | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  folder = await buildWithReact18(inject('guestStore'), inject('guestFolder'));
  if (folder === null) return;
  // Node would use the React installed here for anything linked from here.
  server = await serveGuest(folder, { isRendered: false });
  browser = await openBrowser();
});

afterAll(async () => {
  if (folder === null) return;
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The other pages differ in aspects independent of React; they are tried every night. */
const PAGES = ['/plain', '/truss', ...(IS_WHOLE ? ['/strict', '/shadow'] : [])];

test.for(PAGES)('the published editor works with React 18 in %s', async (at, { skip }) => {
  if (folder === null || server === undefined || browser === undefined)
    return skip('React 18 is neither in the cache of npm nor to be fetched');
  const manifest = await readFile(path.join(folder, 'node_modules/react/package.json'), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({ version: REACT_18 });
  const guest = await openGuest(browser, server, at);
  try {
    const isTruss = at === '/truss';
    await runSteps(
      guest.page,
      isTruss ? trussScript(guest.page) : editorScript(guest.page, { hasChart: IS_WHOLE }),
      `react18${at}`,
    );
    expect(guest.complaints).toEqual([]);
  } finally {
    await guest.close();
  }
});

test('a page with React 18 reaches the editor by its ref', async ({ skip }) => {
  if (server === undefined || browser === undefined)
    return skip('React 18 is neither in the cache of npm nor to be fetched');
  const guest = await openGuest(browser, server, '/events');
  try {
    await guest.page.getByRole('group', { name: 'Beam editor' }).waitFor();
    await guest.page.getByRole('button', { name: 'Solve from outside' }).click();
    // M(3) = 31.076 kN·m, as calculated by hand in its file.
    await guest.page.getByText('M = 31076 N·m at 3 m').waitFor();
  } finally {
    await guest.close();
  }
});
