import { beamExamples } from '@eecs/ui-beam/data';
import { caseHash } from '@eecs/solver-core';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawnTest, drawOne } from '../../packages/solver-core/verification/drawnTest.ts';
import editorEnUS from '../../packages/ui-kit/src/editor/messages/en-US.json' with { type: 'json' };
import editorUk from '../../packages/ui-kit/src/editor/messages/uk.json' with { type: 'json' };
import beamEnUS from '../../packages/ui-beam/src/messages/en-US.json' with { type: 'json' };
import beamTools from '../../packages/ui-beam/src/messages/tools.en-US.json' with { type: 'json' };
import refusalEnUS from '../../packages/ui-beam/src/messages/refusal.en-US.json' with { type: 'json' };
import siteEnUS from '../src/messages/en-US.json' with { type: 'json' };
import { listFetched, readKept, readTitle, writeTitle } from './support/editor.ts';
import { findViolations } from './support/findViolations.ts';
import { DESKTOP, openPage, PHONE, stepTo } from './support/openPage.ts';
import { type RunningSite, startSite } from './support/startSite.ts';
import { pagesEnUS } from './support/pageTexts.ts';

const EDITOR_TEXTS = { 'en-US': editorEnUS, uk: editorUk } as const;
const enUS = { ...siteEnUS, ...pagesEnUS };
const EXAMPLE = `/msb/${caseHash(beamExamples.hingedSpans)}`;

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
});

test.each(
  drawOne([
    { locale: 'en-US', theme: 'light', moment: '+31.076', size: DESKTOP },
    { locale: 'uk', theme: 'dark', moment: '+31,076', size: PHONE },
  ] as const),
)(
  'the first example, solved on the server in $locale, $theme, on a screen $size.width wide: M(3) is 31.076 kN·m',
  async ({ moment, ...look }) => {
    const { page, complaints, close } = await openPage(site, { ...look, path: '/msb/' });
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/case/msb');
    await page.getByRole('button', { name: EDITOR_TEXTS[look.locale].solve, exact: true }).click();
    const response = await answered;
    expect(response.status()).toBe(200);
    expect(await response.request().headerValue('client-locale')).toBe(look.locale);
    // By hand: R(0) = 13604.390 N; M(3) = 13604.390·3 − 706.920·9 − 166.667·27 + 13.889·81 = 31075.888 N·m.
    await page.getByText(moment).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    if (look.size === DESKTOP) {
      expect(await findViolations(page)).toEqual([]);
      await expectFramesInForcedColors(page);
    }
    expect(complaints).toEqual([]);
    await close();
  },
);

/** In forced colours swatches must stay distinguishable, and pressed or selected controls must have a frame. */
async function expectFramesInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const legend = page.locator('details', { has: page.locator('[data-swatch]') }).first();
  if ((await legend.getAttribute('open')) === null) await legend.locator('summary').click();
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
  for (const selector of [
    '[role="toolbar"] [aria-pressed="true"], [role="toolbar"] [aria-checked="true"]',
    'tr[aria-selected="true"]',
    '[role="tab"][aria-selected="true"]',
    '[data-beam-editor] button[aria-pressed="true"]',
  ])
    expect([selector, await outlineOf(selector)]).toEqual([selector, 'solid']);
}

drawnTest(
  'keys with a modifier are the editor’s wherever the focus is, a silent server is given up after four seconds, and the beam goes into the other units and back',
  async () => {
    const { page, close } = await openPage(site, { path: '/msb/' });
    await page.waitForURL(`**${EXAMPLE}`);
    await page.getByRole('radio', { name: enUS['units.usLong'] }).click();
    await page.locator('svg text', { hasText: 'kip' }).first().waitFor();
    expect(await page.locator('[data-board] text', { hasText: 'kN' }).count()).toBe(0);
    await page.getByRole('radio', { name: enUS['units.siLong'] }).click();
    await page.waitForURL(`**${EXAMPLE}`);
    await page.locator('svg text', { hasText: /10.kN/ }).first().waitFor();
    expect(await page.locator('[data-board] text', { hasText: 'kip' }).count()).toBe(0);

    await writeTitle(page, 'Roof purlin');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press('Control+z');
    await expect.poll(() => readTitle(page)).toBe(beamExamples.hingedSpans.title);

    await page.route('**/api/case/msb', () => new Promise(() => undefined));
    const begun = Date.now();
    await page.getByRole('button', { name: editorEnUS.solve, exact: true }).click();
    await page.getByText('did not answer within 4 s').first().waitFor();
    // Not sooner; how much later a busy machine shows it is not tested.
    expect(Date.now() - begun).toBeGreaterThan(3500);
    await page.unroute('**/api/case/msb');

    await page.evaluate(() => document.querySelector('h1')?.focus());
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/case/msb');
    await page.keyboard.press('Control+Enter');
    expect((await answered).status()).toBe(200);
    await close();
  },
);

drawnTest('an unknown hash opens the first example in a fresh profile and reports it', async () => {
  const { page, close } = await openPage(site, { path: '/msb/0123456789abcdef' });
  await page.getByText(enUS['beam.unknown']).first().waitFor();
  await page
    .getByRole('option', { name: /, (support|load) \d/ })
    .first()
    .waitFor();
  expect(await readKept(page, 'case')).toBeNull();
  await close();
});

drawnTest(
  'an edit is kept in the browser and in the address, also when its reader leaves at once and the next page is slow',
  async () => {
    const { page, close } = await openPage(site, { path: '/msb/' });
    await page.waitForURL(`**${EXAMPLE}`);
    await writeTitle(page, 'Roof purlin');
    const place = page.getByRole('textbox', { name: /Load 1,.*x/ }).first();
    await place.fill('2');
    await place.press('Enter');
    await page.waitForURL((url) => url.pathname.startsWith('/msb/') && url.pathname !== EXAMPLE);
    const address = page.url();
    await page.reload();
    await expect.poll(() => readTitle(page)).toBe('Roof purlin');
    expect(page.url()).toBe(address);

    await writeTitle(page, 'Last words');
    await page.getByRole('link', { name: enUS['app.home'] }).click();
    await page.getByRole('link', { name: 'Continue “Last words”' }).click();
    await expect.poll(() => readTitle(page)).toBe('Last words');
    await page.waitForFunction(() => document.title === 'Last words – Multi-span beam – EECS');

    await page.route(/AboutPage-.*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await writeTitle(page, 'Slow exit');
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'About' }).click();
    await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
    // Longer than the address takes to be updated after an edit.
    await expect.poll(() => readKept(page, 'case')).toMatchObject({ title: 'Slow exit' });
    expect(new URL(page.url()).pathname).toBe('/about');
    await close();
  },
);

drawnTest(
  'an edit that still waits to be kept is work of one’s own too, and nothing writes it over the beam that follows',
  async () => {
    const { page, close } = await openPage(site, {
      path: '/msb/',
      // Prolongs the delay before an edit is stored, so that the test can act within it.
      prepare: (opened) =>
        opened.addInitScript(() => {
          const wait = window.setTimeout.bind(window);
          window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
            wait(run, ms === 300 ? 600_000 : ms, ...rest)) as typeof window.setTimeout;
        }),
    });
    await page.waitForURL(`**${EXAMPLE}`);
    await writeTitle(page, 'Just typed');
    const place = page.getByRole('textbox', { name: /Load 1,.*x/ }).first();
    await place.fill('2');
    await place.press('Enter');
    expect(await readKept(page, 'case')).not.toMatchObject({ title: 'Just typed' });
    await page.getByRole('button', { name: enUS['beam.actions'] }).click();
    await page.getByRole('menuitem', { name: enUS['beam.actions.new'] }).click();
    await page.getByText(beamTools.first.title).waitFor();
    expect(await readKept(page, 'case')).toMatchObject({ title: 'Just typed' });
    expect(await readTitle(page)).toBe('Multi-span beam');
    // It is listed next to the empty one.
    await page.getByRole('link', { name: 'Just typed' }).click();
    await expect.poll(() => readTitle(page)).toBe('Just typed');
    await close();
  },
);

drawnTest('an editor that stood open for a moment tells offline why there is no result', async () => {
  const { page, close } = await openPage(site, { path: '/msb/', isFirst: true });
  await page.waitForURL(`**${EXAMPLE}`);
  // The last of the late parts. It may have loaded already, so the page's record is checked rather than the network.
  await expect
    .poll(() => listFetched(page))
    .toContainEqual(expect.stringMatching(/\/drawPicture-[^/]*\.js$/));
  await page.context().setOffline(true);
  await page.getByRole('button', { name: editorEnUS.solve, exact: true }).click();
  await page.getByText(refusalEnUS.refusal.unreachable).waitFor();
  await page.getByText(enUS['network.offline']).waitFor();
  expect(await page.getByText(/dynamically imported/).count()).toBe(0);
  await page.getByRole('tab', { name: beamEnUS.panels.case, exact: true }).click();
  const length = page.getByRole('textbox', { name: /^Length/ }).first();
  // After shortening, the supports beyond the new end are listed next to Solve, and one click removes them.
  await length.fill('2');
  await length.press('Enter');
  const status = page
    .getByRole('status')
    .filter({ hasText: beamEnUS.hindrance.supportsBeyond.replace('{{list}}.', '') });
  await status.waitFor();
  await expect.poll(() => status.textContent()).not.toContain('degree');
  await page.getByRole('button', { name: beamEnUS.fixBeyond_other, exact: true }).first().click();
  await status.waitFor({ state: 'detached' });
  await close();
});

drawnTest('clearing the local case in the settings forgets the beam and nothing else', async () => {
  const { page, close } = await openPage(site, { path: '/msb/' });
  const title = page.getByRole('textbox', { name: beamEnUS.title });
  await title.fill('Old beam');
  await title.press('Enter');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  await stepTo(page, '/settings');
  await page.getByRole('button', { name: 'Clear local case' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByText('Local case cleared').first().waitFor();
  await stepTo(page, '/msb/');
  await expect.poll(() => readTitle(page)).toBe(beamExamples.hingedSpans.title);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await close();
});
