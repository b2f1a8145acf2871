import { rm } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/browser/findChromium.ts';
import { startRegistry } from '../../../scripts/registry/localRegistry.ts';
import { editorScript } from './support/editorScript.ts';
import { openGuest } from './support/openGuest.ts';
import { runSteps } from './support/runSteps.ts';
import { type NextServer, serveNext } from './support/serveNext.ts';

let folder: string;
let server: NextServer;
let browser: Browser;

beforeAll(async () => {
  const store = inject('guestStore');
  folder = `${store}-next`;
  const registry = await startRegistry({ folder: store, elsewhere: 'all' });
  try {
    server = await serveNext(folder, registry.address);
  } finally {
    await registry.close();
  }
  browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_ARGS] });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

test('a page of Next comes solved and styled from the server', async () => {
  const html = await (await fetch(server.address)).text();
  // M(3) = 31.076 kN·m, as calculated by hand in its file.
  expect(html.replace(/<!-- -->/g, '')).toContain('31076 N·m');
  expect(html.replace(/\s/gu, ' ')).toContain('Pin at 0.000 m, Roller at 6.000 m, Hinge at 8.000 m');
  expect(html).toMatch(/<style[^>]*data-styled[^>]*>[^<]+</);
});

test('works there after it is hydrated, and nothing jumps', async () => {
  const guest = await openGuest(browser, server, '/');
  try {
    await runSteps(guest.page, editorScript(guest.page), 'next');
    expect(guest.complaints).toEqual([]);
    const shift = await guest.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            })[];
            resolve(
              shifts.reduce(
                (sum, one) => sum + (one.hadRecentInput || one.startTime > 3000 ? 0 : one.value),
                0,
              ),
            );
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 1000);
        }),
    );
    expect(shift).toBeLessThan(0.1);
  } finally {
    await guest.close();
  }
});
