import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './support/openPage.ts';
import { type RunningSite, startSite } from './support/startSite.ts';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
});

test('in forced colours swatches are told apart, and what is pressed or chosen has a frame', async () => {
  const { page, close } = await openPage(site, { path: '/msb/' });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.locator('[data-swatch]').first().waitFor();
  const colors = await page
    .locator('[data-swatch]')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(colors).size).toBe(colors.length);
  const outlineOf = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  await page.getByRole('toolbar').first().waitFor();
  expect(
    await outlineOf('[role="toolbar"] [aria-pressed="true"], [role="toolbar"] [aria-checked="true"]'),
  ).toBe('solid');
  expect(await outlineOf('tr[aria-selected="true"]')).toBe('solid');
  expect(await outlineOf('[role="tab"][aria-selected="true"]')).toBe('solid');
  expect(await outlineOf('[data-beam-editor] button[aria-pressed="true"]')).toBe('solid');
  await close();
});
