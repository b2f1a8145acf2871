import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTitle, writeTitle } from './support/editor.ts';
import { openPage } from './support/openPage.ts';
import { type RunningSite, startSite } from './support/startSite.ts';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
});

test('without a network the site, the guide and the kept beam open, and the beam is drawn and solved live', async () => {
  const { page, close } = await openPage(site, { path: '/msb/', hasWorker: true });
  await writeTitle(page, 'Made before the tunnel');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  await page.goto('/msb/');
  await expect.poll(() => readTitle(page)).toBe('Made before the tunnel');
  await page.getByRole('figure').first().waitFor();
  await writeTitle(page, 'Changed in the tunnel');
  await page.goto('/guide/beams/2');
  await page.getByRole('heading', { name: 'Supports', level: 1 }).waitFor();
  await page.goto('/truss/');
  await page.locator('[data-truss-editor]').waitFor();
  await page.context().setOffline(false);
  await page.goto('/msb/');
  await expect.poll(() => readTitle(page)).toBe('Changed in the tunnel');
  await close();
});
