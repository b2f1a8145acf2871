import { afterAll, beforeAll, expect, test } from 'vitest';
import enUS from '../src/messages/en-US.json' with { type: 'json' };
import { readKept } from './support/editor.ts';
import { openPage } from './support/openPage.ts';
import { type RunningSite, startSite } from './support/startSite.ts';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
});

test('what is sold is asked for once, products before features, when the first page rests', async () => {
  const asked: string[] = [];
  const { page, complaints, close } = await openPage(site, {
    path: '/about',
    prepare: async (fresh) => {
      await fresh.context().route('**/api/data/ad/**', (route) => {
        asked.push(new URL(route.request().url()).pathname);
        return route.continue();
      });
    },
  });
  await expect.poll(() => asked).toEqual(['/api/data/ad/products', '/api/data/ad/product-features']);
  await page.getByRole('banner').getByRole('link', { name: enUS['page.products'] }).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  expect(asked).toHaveLength(2);
  expect(complaints).toEqual([]);
  await close();
});

test('an address of the beams that names a kept truss leads to the page of that truss', async () => {
  const { page, close } = await openPage(site, { path: '/truss/' });
  await page.waitForURL(/\/truss\/\w+$/);
  await page.locator('[data-truss-editor]').waitFor();
  const { pathname } = new URL(page.url());
  // Kept once it is one's own.
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Mine');
  await title.press('Enter');
  await expect.poll(async () => JSON.stringify(await readKept(page, 'truss.shelf'))).toContain('Mine');
  await page.goto(pathname.replace('/truss/', '/msb/'));
  await page.waitForURL((url) => url.pathname === pathname);
  await page.locator('[data-truss-editor]').waitFor();
  await close();
});
