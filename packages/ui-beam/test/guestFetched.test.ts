import { rm } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/browser/findChromium.ts';
import { startRegistry } from '../../../scripts/registry/localRegistry.ts';
import { buildFetched, runUnderJsdom } from './support/buildFetched.ts';
import { editorScript } from './support/editorScript.ts';
import { openGuest } from './support/openGuest.ts';
import { runSteps } from './support/runSteps.ts';
import { type GuestServer, serveGuest } from './support/serveGuest.ts';

let folder: string;
let server: GuestServer;
let browser: Browser;

beforeAll(async () => {
  const store = inject('guestStore');
  folder = `${store}-fetched`;
  const registry = await startRegistry({ folder: store, elsewhere: 'all' });
  try {
    await buildFetched(folder, registry.address);
  } finally {
    await registry.close();
  }
  server = await serveGuest(folder, { isRendered: false });
  browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_ARGS] });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

test('a page in Svelte has the editor as an element, and keeps its document in $state', async () => {
  const guest = await openGuest(browser, server, '/');
  try {
    await runSteps(guest.page, editorScript(guest.page), 'svelte');
    expect(guest.complaints).toEqual([]);
    expect(guest.foreignRequests).toEqual([]);
  } finally {
    await guest.close();
  }
});

test('in a host’s own tests under jsdom the editors stand, solve and draw, without a word on the console', async () => {
  const told = await runUnderJsdom(folder);
  expect(told.said).toEqual([]);
  // By hand: M(3) = 31075.888 N·m.
  expect(told.M).toMatchObject({
    x: expect.closeTo(3, 9) as number,
    value: expect.closeTo(31_075.888, 3) as number,
  });
  expect(told.text).toContain('31.076 kN·m');
  expect(told).toMatchObject({ isDrawn: true, level: 'ok', left: 0 });
});
