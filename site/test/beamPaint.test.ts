import { caseHash } from '@eecs/solver-core';
import { beamExamples } from '@eecs/ui-beam/data';
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

/** The picture that covers the page before the application has loaded. */
const PICTURE = '#beam-paint img';

test('the beam is drawn before the application has come: the starter, then the reader’s own, no other’s', async () => {
  const { page, complaints, close } = await openPage(site, { path: '/about', isFirst: true });
  // The application never loads, but the inline script of the page runs.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/msb/', { waitUntil: 'domcontentloaded' });
  const shown = () => page.locator(PICTURE).evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(shown).toContain('data:image/svg+xml');
  const drawn = await page.locator(PICTURE).evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(drawn).toBeGreaterThan(300);
  const starter = await shown();
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  expect(await page.locator(PICTURE).count()).toBe(0);

  // With the application, the picture disappears when the editor is ready, and that of the own beam is stored.
  await page.unroute('**/assets/*.js');
  await page.goto('/msb/');
  await page.locator('[data-diagram]').first().waitFor();
  expect(await page.locator(PICTURE).count()).toBe(0);
  const title = page.getByRole('textbox', { name: 'Title of the beam' });
  await title.fill('Own beam');
  await title.press('Enter');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('eecs.picture')), { timeout: 30_000 })
    .not.toBeNull();

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/msb/', { waitUntil: 'domcontentloaded' });
  await expect.poll(shown).toContain('svg');
  expect(await shown()).not.toBe(starter);
  expect(decodeURIComponent(await shown())).toContain('Own beam');
  // The picture is not shown for another beam.
  await page.goto('/msb/0123456789abcdef', { waitUntil: 'domcontentloaded' });
  expect(await page.locator(PICTURE).count()).toBe(0);
  expect(complaints.filter((text) => /Content Security Policy/.test(text))).toEqual([]);
  await close();
});

test('the page of a beam fetches the solver before anything late, and nothing of the truss’s', async () => {
  const { page, close } = await openPage(site, { path: '/about', isFirst: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/msb/${caseHash(beamExamples.twoSpans)}`);
  await page.locator('[data-diagram="M"] path[data-role="curve"]').first().waitFor();
  await expect.poll(() => asked.some((file) => file.includes('/lateParts-'))).toBe(true);
  const first = (part: string): number => asked.findIndex((file) => file.includes(part));
  expect(first('/liveWorker-')).toBeGreaterThan(-1);
  expect(first('/liveWorker-')).toBeLessThan(first('/lateParts-'));
  expect(asked.filter((file) => /\/truss(-late|Page)?-[\w-]{8}\.js/i.test(file))).toEqual([]);
  await close();
});
