import { LOCALES } from '@eecs/solver-core/texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawnTest, drawOne } from '../../packages/solver-core/verification/drawnTest.ts';
import enUS from '../src/messages/en-US.json' with { type: 'json' };
import ru from '../src/messages/ru.json' with { type: 'json' };
import uk from '../src/messages/uk.json' with { type: 'json' };
import { hasFocus } from './support/editor.ts';
import { findViolations } from './support/findViolations.ts';
import { openPage, PHONE, stepTo } from './support/openPage.ts';
import { pagesEnUS, pagesRu, pagesUk } from './support/pageTexts.ts';
import { type RunningSite, startSite } from './support/startSite.ts';

const TEXTS = {
  'en-US': { ...enUS, ...pagesEnUS },
  ru: { ...ru, ...pagesRu },
  uk: { ...uk, ...pagesUk },
} as const;
/** Paths with the text of their headings. */
const PATHS = [
  ['/', 'home.heading'],
  ['/new-task', 'page.newTask'],
  ['/settings', 'page.settings'],
  ['/about', 'page.about'],
  ['/release-notes', 'page.releaseNotes'],
  ['/login', 'page.login'],
  ['/register', 'page.register'],
  ['/callback', 'page.callback'],
  ['/no/such/page', 'notFound.text'],
] as const;
/** Elements that appear after the heading. */
const LATE: Readonly<Record<string, string>> = {
  '/': '.hero [data-beam-editor]',
  '/release-notes': 'main time',
};

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
});

/** Pages with the most controls, whose names are translated. */
const SEEN_BY_AXE: readonly string[] = ['/', '/new-task', '/settings', '/register'];

/**
 * A visit in a language that the walk does not use, on a phone and in the dark theme, because the walk sees the same
 * pages in English, light. English texts are the shortest: if they overflow, so do these.
 */
const PHONE_LOOKS = [
  { locale: 'ru', theme: 'dark' },
  { locale: 'uk', theme: 'dark' },
] as const;

test.each(drawOne(PHONE_LOOKS))(
  'a phone in $locale, $theme: nothing sticks out, the console stays empty, the drawer opens and closes',
  async (look) => {
    const texts = TEXTS[look.locale];
    const { page, complaints, close } = await openPage(site, { ...look, size: PHONE });
    // The first paint has neither; its content is replaced when the page has started.
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe(look.theme);
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(look.locale);
    for (const [path, heading] of PATHS) {
      await stepTo(page, path);
      await page.getByRole('heading', { level: 1, name: texts[heading], exact: true }).waitFor();
      await page
        .locator(LATE[path] ?? 'main h1')
        .first()
        .waitFor();
      await expect.poll(() => page.locator('h1').count()).toBe(1);
      if (SEEN_BY_AXE.includes(path))
        expect([path, ...(await findViolations(page, { hasColors: path === '/' }))]).toEqual([path]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    }
    const menuButton = page.getByRole('button', { name: texts['menu.open'] });
    await menuButton.tap();
    const drawer = page.getByRole('dialog', { name: texts['menu.label'] });
    await drawer.waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(menuButton)).toBe(true);
    await menuButton.tap();
    await drawer.getByRole('link', { name: texts['page.about'] }).tap();
    await page.getByRole('heading', { level: 1, name: texts['page.about'] }).waitFor();
    await drawer.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await close();
  },
);

test('the keyboard reaches the skip link first, which leads past header and menu, then every control of the header', async () => {
  const { page, close } = await openPage(site, { path: '/about' });
  const stops: string[] = [];
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      }),
    );
  }
  expect(stops).toEqual([
    'Skip to the content',
    'Show names in the menu',
    'EECS, to the home page',
    'Multi-span beam',
    'Truss',
    'Frame',
    'Libraries',
    'Guide',
    'Plans and prices',
    'SI, metric units',
    'Theme',
    'English, Language',
  ]);
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await close();
});

drawnTest(
  'the theme menu wins over the system, and a chosen language over that of the address: it changes every text at once, the title with it; both are remembered',
  async () => {
    const { page, close } = await openPage(site, { path: '/about?lang=uk', theme: 'light' });
    await page.getByRole('heading', { level: 1, name: uk['page.about'] }).waitFor();
    const readTheme = () => page.evaluate(() => document.documentElement.dataset['theme']);
    await page.getByRole('combobox', { name: uk['theme.label'] }).selectOption('dark');
    await expect.poll(readTheme).toBe('dark');
    for (const locale of ['ru', 'uk', 'en-US'] as const) {
      const texts = TEXTS[locale];
      await page.getByRole('combobox').last().selectOption(locale);
      await page.getByRole('heading', { level: 1, name: texts['page.about'] }).waitFor();
      await page.waitForFunction((title) => document.title === title, `${texts['page.about']} – EECS`);
      const shown = await page.locator('body').innerText();
      for (const other of LOCALES.filter((name) => name !== locale)) {
        for (const key of ['about.lead', 'about.signs.text', 'about.data.heading', 'page.beam'] as const) {
          if (TEXTS[other][key] !== texts[key]) expect(shown).not.toContain(TEXTS[other][key]);
        }
      }
      expect(shown).toContain(texts['about.signs.text']);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: texts['page.about'] }).waitFor();
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(locale);
      expect(await readTheme()).toBe('dark');
    }
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('system');
    await expect.poll(readTheme).toBe('light');
    await close();
  },
);

drawnTest(
  'a path that leads nowhere shows the way on; a page that is arrived at has focus, link and title, and a new tab goes on there',
  async () => {
    const { page, close } = await openPage(site, { path: '/no/such/page' });
    await page.getByRole('heading', { level: 1, name: 'Requested page not found…' }).waitFor();
    expect((await page.request.get('/no/such/page')).status()).toBe(404);
    expect((await page.request.get('/msb/some-hash')).status()).toBe(200);
    await page.getByRole('link', { name: 'Home page', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: enUS['home.heading'] }).waitFor();

    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'About' }).click();
    await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.waitForFunction(() => document.title === 'About – EECS');
    const canonical = page.locator('link[rel="canonical"]');
    await expect
      .poll(async () => new URL((await canonical.getAttribute('href')) ?? '').pathname)
      .toBe('/about');
    const data = JSON.parse((await page.locator('#structured-data').textContent()) ?? '') as {
      offers: unknown;
    };
    expect(data.offers).toMatchObject({ priceCurrency: 'USD', lowPrice: '22.56' });

    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith('lastPath')));
    const second = await page.context().newPage();
    await second.goto('/');
    await second.getByRole('heading', { level: 1, name: 'About' }).waitFor();
    expect(new URL(second.url()).pathname).toBe('/about');
    await second.getByRole('link', { name: 'EECS, to the home page' }).click();
    await second.getByRole('heading', { level: 1, name: enUS['home.heading'] }).waitFor();
    expect(new URL(second.url()).pathname).toBe('/');
    await second.reload();
    await second.getByRole('heading', { level: 1, name: enUS['home.heading'] }).waitFor();
    expect(new URL(second.url()).pathname).toBe('/');
    await close();
  },
);

drawnTest(
  'a part of the site that cannot be fetched is named, and Reload brings it; so do release notes and Retry',
  async () => {
    const { page, close } = await openPage(site, { path: '/about' });
    await page.route(/SettingsPage-.*\.js/, (route) => route.abort());
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Settings' }).click();
    await page.getByText('Loading chunk settings failed').waitFor();
    await page.unroute(/SettingsPage-.*\.js/);
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(await page.getByText('Loading chunk settings failed').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/settings');

    // Release notes come from the server.
    await page.route('**/api/data/release-notes/**', (route) => route.abort());
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Release notes' })
      .click();
    await page.getByText('The release notes could not be loaded.').waitFor();
    await page.unroute('**/api/data/release-notes/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.locator('main time').first().waitFor();
    expect(await page.locator('main time').first().getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}/);
    expect(await page.getByText('The release notes could not be loaded.').count()).toBe(0);
    await close();
  },
);

drawnTest('a start that fails leaves a page with the reason and Retry, not an empty one', async () => {
  const { page, close } = await openPage(site, { path: '/about', locale: 'uk' });
  await page.route(/assets\/start-.*\.js/, (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Не вдалося запустити EECS' }).waitFor();
  await page.getByText('Loading chunk start failed').waitFor();
  await page.unroute(/assets\/start-.*\.js/);
  await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
  await page.getByRole('heading', { level: 1, name: uk['page.about'] }).waitFor();
  expect(await page.getByText('Loading chunk start failed').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Спробувати ще раз' }).count()).toBe(0);
  await close();
});

const NARROWEST = { width: 320, height: 640 };

test.each(drawOne(['have come', 'never come']))(
  'on the narrowest phone, and on the narrowest window that is none, nothing stands beyond the edge, fonts %s',
  async (fonts) => {
    const { page, close } = await openPage(site, {
      path: '/about/',
      size: NARROWEST,
      ...(fonts === 'never come' && {
        prepare: (fresh) => fresh.route('**/*.woff2', (route) => route.abort()),
      }),
    });
    for (const locale of LOCALES) {
      await page.setViewportSize(NARROWEST);
      if (locale !== 'en-US') await page.goto(`/about/?lang=${locale}`);
      await page.getByRole('heading', { level: 1, name: TEXTS[locale]['page.about'] }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      // The narrowest window that is not a phone: its header has links, too.
      await page.setViewportSize({ width: 640, height: 800 });
      await expect.poll(() => page.getByRole('banner').getByRole('navigation').count()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
    }
    await close();
  },
);
