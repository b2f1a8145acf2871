import { setTimeout as delay } from 'node:timers/promises';
import { beamExamples, GALLERY } from '@eecs/ui-beam/data';
import { caseHash } from '@eecs/solver-core';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import panelEnUS from '../../packages/ui-beam/src/messages/panel.en-US.json' with { type: 'json' };
import beamEnUS from '../../packages/ui-beam/src/messages/en-US.json' with { type: 'json' };
import enUS from '../src/messages/en-US.json' with { type: 'json' };
import ru from '../src/messages/ru.json' with { type: 'json' };
import { readTitle } from './support/editor.ts';
import { findViolations } from './support/findViolations.ts';
import { DESKTOP, openPage, PHONE } from './support/openPage.ts';
import { type RunningSite, startSite } from './support/startSite.ts';
import { pagesEnUS } from './support/pageTexts.ts';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
});

/** Fetches the HTML that the server sends for a path, before any script has run. */
async function fetchHtml(path: string, language = 'en'): Promise<string> {
  const response = await fetch(new URL(path, site.address), { headers: { 'accept-language': language } });
  return response.text();
}

test('the solved example is in the page before any script: M(3) = 31.076 by hand, and every extreme of Q and v', async () => {
  const html = await fetchHtml('/');
  expect(html).toContain('+31.076');
  // By hand: R(0) = 13.604 kN; R(12) = m·g·l/2 = 0.828 kN; M(6) = −2.483 kN·m.
  for (const text of ['+13.604', '−0.828', '−2.483', enUS['home.heading']]) expect(html).toContain(text);
  const russian = await fetchHtml('/', 'ru-RU,ru;q=0.9');
  for (const text of ['+31,076', 'кН·м', ru['home.heading'], '<html lang="ru"'])
    expect(russian).toContain(text);
  expect(await fetchHtml('/about/')).not.toContain('31.076');
});

test('a wide screen is used: the worked example ends where the header does, before scripts and after', async () => {
  for (const javaScriptEnabled of [false, true]) {
    const context = await site.browser.newContext({
      baseURL: site.address,
      javaScriptEnabled,
      viewport: { width: 1920, height: 1080 },
    });
    const page = await context.newPage();
    await page.goto('/');
    if (javaScriptEnabled) await page.locator('[data-beam-editor]').waitFor();
    const box = await page.locator('.hero').boundingBox();
    expect(box === null ? 0 : box.width).toBeGreaterThan(0.92 * 1920);
    await context.close();
  }
});

test.each([
  ['desktop', DESKTOP],
  ['wide screen', { width: 1920, height: 1080 }],
  ['phone', PHONE],
] as const)(
  'without scripts a %s shows the example with its greatest moment in sight',
  async (_name, size) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await site.browser.newContext({
        baseURL: site.address,
        javaScriptEnabled: false,
        viewport: size,
        colorScheme,
      });
      const page = await context.newPage();
      await page.goto('/');
      const extreme = page.locator('svg text:visible', { hasText: '+31.076' }).first();
      const box = await extreme.boundingBox();
      expect(box === null ? Infinity : box.y + box.height).toBeLessThan(size.height);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(size.width);
      await context.close();
    }
  },
);

/** Sums the layout shifts of a page from its first frame. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { sum: 0 };
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.sum += (entry as PerformanceEntry & { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const readShifts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

/** Runs in the page: whether an element is what a press in its middle would meet, wholly above the lower edge. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return bottom < window.innerHeight && (met?.closest('figure, [data-row], svg') ?? null) !== null;
}

/** Keeps the fonts back until the page is in use with those of the machine. */
async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await delay(1500);
    await route.continue();
  });
}

test.each([
  ['desktop', 'at once', DESKTOP],
  ['phone', 'late', PHONE],
] as const)(
  'on a %s the live editor takes the place of the drawing without a shift, fonts come %s',
  async (...row) => {
    const [, fonts, size] = row;
    const { page, complaints, close } = await openPage(site, {
      size,
      prepare: async (fresh) => {
        await watchShifts(fresh);
        if (fonts === 'late') await delayFonts(fresh);
      },
    });
    const hero = page.getByRole('region', { name: enUS['home.hero.label'] });
    await hero.locator('[data-beam-editor]').waitFor();
    await page.locator('svg text:visible', { hasText: '+31.076' }).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await readShifts(page)).toBeLessThanOrEqual(0.02);
    // In sight, and under no bar: the drawing itself is what a press there would meet.
    const moment = hero.locator('svg text:visible', { hasText: '+31.076' }).first();
    await expect.poll(() => moment.evaluate(isInSight)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('what is tried out in the example is opened in the editor as it stands, and replaces nothing unasked', async () => {
  const { page, close } = await openPage(site);
  const hero = page.getByRole('region', { name: enUS['home.hero.label'] });
  await hero.locator('[data-beam-editor]').waitFor();
  const title = hero.getByRole('textbox', { name: beamEnUS.title });
  await title.fill('Tried out');
  await title.press('Enter');
  await page.getByRole('link', { name: enUS['home.hero.open'] }).click();
  await expect.poll(() => readTitle(page)).toBe('Tried out');
  await close();
});

test('an editor that cannot be fetched leaves the drawing', async () => {
  let caught: Promise<unknown> | undefined;
  const { page, close } = await openPage(site, {
    prepare: (opened) => {
      // The application says on the console what it has caught, once it has dealt with it.
      caught = opened.waitForEvent('console', (message) => message.text().includes('chunk hero'));
      return opened.route(/HeroEditor-.*\.js/, (route) => route.abort());
    },
  });
  await page.getByText('+31.076').first().waitFor();
  await page.locator('.hero').hover();
  await caught;
  expect(await page.locator('[data-beam-editor]').count()).toBe(0);
  await expect.poll(() => page.locator('.hero svg:visible').count()).toBeGreaterThan(0);
  await close();
});

test('the gallery shows twelve examples, and each leads to its beam', async () => {
  const { page, close } = await openPage(site);
  const cards = page.getByRole('region', { name: enUS['home.examples'] }).getByRole('link');
  await cards.first().waitFor();
  expect(await cards.count()).toBe(12);
  const targets = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(GALLERY.map((name) => `/msb/${caseHash(beamExamples[name])}`));
  for (const index of [0, GALLERY.length - 1]) {
    const title = beamExamples[GALLERY[index] ?? 'twoSpans'].title;
    await cards.nth(index).click();
    await expect.poll(() => readTitle(page)).toBe(title);
    await page.waitForFunction((wanted) => document.title === wanted, `${title} – Multi-span beam – EECS`);
    await page.goBack();
  }
  // The address alone leads there too.
  await page.goto(`/msb/${caseHash(beamExamples.proppedCantilever)}`);
  await expect.poll(() => readTitle(page)).toBe(beamExamples.proppedCantilever.title);
  await close();
});

/** A reader who counts: a click, a key command and a committed value are one interaction each. */
function createReader(page: Page) {
  let count = 0;
  return {
    count: () => count,
    press: async (name: string) => {
      count += 1;
      await page.getByRole('button', { name, exact: true }).click();
    },
    follow: async (name: string) => {
      count += 1;
      await page.getByRole('link', { name, exact: true }).first().click();
    },
    type: async (name: string, value: string) => {
      count += 1;
      const field = page.getByRole('textbox', { name });
      await field.fill(value);
      await field.press('Tab');
    },
    choose: async (option: string) => {
      count += 1;
      const select = page.locator('select', { has: page.locator('option', { hasText: option }) }).last();
      await select.selectOption({ label: option });
    },
    command: async (keys: string) => {
      count += 1;
      await page.keyboard.press(keys);
    },
  };
}

test('from the home page to a solved beam of one span: at most 6 interactions', async () => {
  const { page, close } = await openPage(site);
  const reader = createReader(page);
  await reader.follow(enUS['home.new']);
  await reader.type(pagesEnUS['start.length'], '6 m');
  await reader.press(pagesEnUS['start.create']);
  await reader.press(panelEnUS.loads.add);
  const answered = page.waitForResponse('**/api/case/msb');
  await reader.command('Control+Enter');
  expect((await answered).status()).toBe(200);
  await page.getByText(beamEnUS.hindrance.current).waitFor();
  // eslint-disable-next-line no-console -- the figure is part of the promise
  console.log(`one span: ${reader.count()} interactions`);
  expect(reader.count()).toBeLessThanOrEqual(6);
  await close();
});

test('to a solved beam of two spans with a distributed load and a force: at most 9', async () => {
  const { page, close } = await openPage(site);
  const reader = createReader(page);
  await reader.follow(enUS['home.new']);
  await reader.type(pagesEnUS['start.length'], '10');
  await reader.type(pagesEnUS['start.spans'], '2');
  await reader.press(pagesEnUS['start.create']);
  await reader.press(panelEnUS.loads.add);
  await reader.choose(beamEnUS.load.DistributedLoad);
  await reader.press(panelEnUS.loads.add);
  const answered = page.waitForResponse('**/api/case/msb');
  await reader.command('Control+Enter');
  const response = await answered;
  const { data } = response.request().postDataJSON() as {
    data: { L: number; supports: unknown[]; loads: { className: string }[] };
  };
  expect([data.L, data.supports.length]).toEqual([10, 3]);
  expect(data.loads.map(({ className }) => className).sort()).toEqual(['DistributedLoad', 'ShearLoad']);
  await page.getByText(beamEnUS.hindrance.current).waitFor();
  // eslint-disable-next-line no-console -- the figure is part of the promise
  console.log(`two spans, q and P: ${reader.count()} interactions`);
  expect(reader.count()).toBeLessThanOrEqual(9);
  await close();
});

test('a number of spans that is none is said, and nothing is created', async () => {
  const { page, close } = await openPage(site, { path: '/new-task' });
  await page.getByRole('textbox', { name: pagesEnUS['start.spans'] }).fill('0');
  await page.getByText('Enter a whole number from 1 to 20').waitFor();
  await page.getByRole('button', { name: pagesEnUS['start.create'] }).click();
  expect(new URL(page.url()).pathname).toBe('/new-task');
  expect(await findViolations(page)).toEqual([]);
  await close();
});

test('the starter speaks US units: 20 ft are 240 in', async () => {
  const { page, close } = await openPage(site, { path: '/new-task' });
  await page.locator('form').getByRole('radio', { name: enUS['units.usLong'] }).click();
  const length = page.getByRole('textbox', { name: pagesEnUS['start.length'] });
  await length.fill('20 ft');
  await length.press('Tab');
  await page.getByRole('button', { name: pagesEnUS['start.create'] }).click();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const text = localStorage.getItem('eecs.case');
        return text === null ? null : (JSON.parse(decodeURIComponent(atob(text))) as { L: number }).L;
      }),
    )
    .toBe(240);
  await close();
});
