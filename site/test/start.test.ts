import { afterAll, beforeAll, expect, test } from 'vitest';
import enUS from '../src/messages/en-US.json' with { type: 'json' };
import { openPage } from './support/openPage.ts';
import { type RunningSite, startSite } from './support/startSite.ts';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
});

test('plans are requested once, products before features, when the first page is idle', async () => {
  const asked: string[] = [];
  const { page, complaints, close } = await openPage(site, {
    path: '/about',
    isFirst: false,
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
