import type { Page } from 'playwright';
import { takeTab, type PooledTab, type ProfileTraits } from './tabPool.ts';
import type { RunningSite } from './startSite.ts';
import { watchPolicy } from './watchPolicy.ts';

export interface VisitOptions {
  /** @default '/' */
  readonly path?: string;
  /** @default 'en-US' */
  readonly locale?: 'en-US' | 'ru' | 'uk';
  /** The system's colour scheme. @default 'light' */
  readonly theme?: 'light' | 'dark';
  /** @default DESKTOP */
  readonly size?: { readonly width: number; readonly height: number };
  /** Whether the site may install its service worker for offline use. @default false */
  readonly hasWorker?: boolean;
  /**
   * Whether the browser must not have loaded the site before, for tests of the first paint, of offline use and of
   * crashes. Otherwise the tab may be one of an earlier test, emptied of all data that a page can read.
   * @default false, or true with `hasWorker` or `prepare`
   */
  readonly isFirst?: boolean;
  /** Prepares the profile before the first page opens. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Logs a user in before the first page opens, by the cookies of the profile. */
  readonly become?: (page: Page) => Promise<unknown>;
}

export interface Visit {
  readonly page: Page;
  /** Console errors, uncaught errors and violations of the content policy, as they occur. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

/** Opens a path without stored data, and waits until its page has loaded. */
export async function openPage(
  site: RunningSite,
  {
    path = '/',
    locale = 'en-US',
    theme = 'light',
    size = DESKTOP,
    hasWorker = false,
    prepare,
    isFirst = hasWorker || prepare !== undefined,
    become,
  }: VisitOptions = {},
): Promise<Visit> {
  const traits = { address: site.address, locale, hasTouch: size.width < 640 };
  const { page, giveBack } = isFirst
    ? await openProfile(site, { ...traits, hasWorker })
    : await takeTab(site.browser, traits);
  await page.setViewportSize(size);
  await page.emulateMedia({
    colorScheme: theme,
    reducedMotion: 'reduce',
    forcedColors: 'none',
    contrast: 'no-preference',
    media: null,
  });
  // While other tests keep the processors busy, a short action can take many seconds; a passing test waits no longer.
  page.setDefaultTimeout(30_000);
  const complaints = listenToComplaints(page);
  await prepare?.(page);
  await become?.(page);
  await page.goto(path);
  await page.locator('main h1').waitFor({ state: 'attached' });
  return { page, complaints, close: giveBack };
}

/**
 * Records the errors of a page, as they occur. A busy server refuses calls with 503, and the page repeats them: such an
 * error is removed when the repeated call succeeds.
 */
function listenToComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  /** Addresses of refused calls, once for each error. */
  const putOff: { readonly url: string; readonly text: string }[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' && !/Content Security Policy/.test(text)) return;
    complaints.push(text);
    if (/status of 503/.test(text)) putOff.push({ url: message.location().url, text });
  });
  page.on('response', (response) => {
    if (!response.ok()) return;
    for (const one of putOff.filter(({ url }) => url === response.url())) {
      putOff.splice(putOff.indexOf(one), 1);
      complaints.splice(complaints.indexOf(one.text), 1);
    }
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Opens a tab in a new profile that is not reused. */
async function openProfile(
  { browser }: RunningSite,
  { address, locale, hasTouch, hasWorker }: ProfileTraits & { readonly hasWorker: boolean },
): Promise<PooledTab> {
  const context = await browser.newContext({
    baseURL: address,
    locale,
    hasTouch,
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  const page = await context.newPage();
  await watchPolicy(page);
  return { page, giveBack: () => context.close() };
}

/**
 * Navigates to a path like a link of the site: a new page in the existing session. Reloading a page takes a second of
 * processor time.
 */
export async function stepTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ key: String(Math.random()) }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);
}
