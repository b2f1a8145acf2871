import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSite, startSite } from './support/startSite.ts';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
});

/** Text pages: path, heading and a part of their text, in the language of the reader or of the address. */
const PAGES = [
  ['ru', '/', 'Точный расчёт балок, ферм и рам', 'Новая балка'],
  ['en-US', '/about', 'About', 'Beams of one or more spans'],
  ['en-US', '/products', 'Plans and prices', 'Standard: $270.72 for 12 months'],
  ['en-US', '/guide/beams/2', 'Supports', 'A roller restrains'],
  ['en-US', '/guide/beams/2?lang=uk', 'Опори', 'Шарнірно-рухома опора'],
  ['uk', '/terms/cookies', 'Політика cookie', 'XSRF-TOKEN'],
] as const;

test('texts are read without scripts, each under its own title, and lead on to the others', async () => {
  for (const locale of ['en-US', 'ru', 'uk'] as const) {
    const context = await site.browser.newContext({
      baseURL: site.address,
      locale,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    for (const [, path, heading, part] of PAGES.filter(([of]) => of === locale)) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect([path, await page.locator('body').innerText()]).toEqual([path, expect.stringContaining(part)]);
      expect([path, await page.title()]).not.toEqual([path, 'EECS']);
    }
    if (locale === 'en-US') {
      await page.goto('/about');
      await page.getByRole('link', { name: 'Plans and prices' }).click();
      await page.getByRole('heading', { level: 1, name: 'Plans and prices' }).waitFor();
    }
    await context.close();
  }
});

test('a preview of a link has the picture of the kind of the case, which is there', async () => {
  const context = await site.browser.newContext({ baseURL: site.address, javaScriptEnabled: false });
  const page = await context.newPage();
  const read = (property: string) =>
    page.locator(`meta[property="${property}"]`).first().getAttribute('content');
  for (const [path, kind] of [
    ['/msb/', 'beam'],
    ['/truss/', 'truss'],
    ['/guide/trusses/1', 'truss'],
  ] as const) {
    await page.goto(path);
    const image = (await read('og:image')) ?? '';
    expect(image).toContain(`/og/${kind}.png`);
    expect((await context.request.get(image)).headers()['content-type']).toBe('image/png');
    expect(await read('og:url')).toBe(`${site.address}${path}`);
  }
  expect(await page.locator('link[hreflang="uk"]').getAttribute('href')).toBe(
    `${site.address}/guide/trusses/1?lang=uk`,
  );
  await context.close();
});
