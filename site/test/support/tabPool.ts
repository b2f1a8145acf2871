import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { watchPolicy } from './watchPolicy.ts';

/** Traits that a profile keeps for its whole life; everything else about a tab is set for each test. */
export interface ProfileTraits {
  readonly address: string;
  readonly locale: string;
  readonly hasTouch: boolean;
}

/** The one tab of a profile, used by one test at a time. */
export interface PooledTab {
  readonly page: Page;
  /** Empties the tab for the next test, or closes its profile if that may not be complete. */
  readonly giveBack: () => Promise<void>;
}

interface KnownTab {
  readonly page: Page;
  readonly traits: ProfileTraits;
  readonly tools: CDPSession;
  /** Whether a method was called on it whose effect cannot be undone. */
  isMarked: boolean;
}

/** Maximum number of idle tabs of one kind; a test has at most two browsers. */
const MOST_IDLE = 2;
/** A file of the site without scripts. */
const REST = '/robots.txt';
/** Emptying a tab takes tens of milliseconds; after this time it is given up, ms. */
const PATIENCE_MS = 10_000;
/** Methods that change a page or a profile permanently: a tab on which one was called is not reused. */
const MARKING_PAGE = [
  ...['addInitScript', 'addLocatorHandler', 'exposeBinding', 'exposeFunction', 'routeFromHAR'],
  ...['routeWebSocket', 'setExtraHTTPHeaders'],
] as const;
const MARKING_CONTEXT = [
  ...['addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession', 'on', 'once', 'routeFromHAR'],
  ...['routeWebSocket', 'setExtraHTTPHeaders', 'setGeolocation', 'setHTTPCredentials'],
] as const;
const MARKING_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;
/** Events that tests listen to. Playwright itself listens for the end of a page. */
const EVENTS = [
  ...[
    'console',
    'dialog',
    'domcontentloaded',
    'download',
    'filechooser',
    'framenavigated',
    'load',
    'pageerror',
  ],
  ...['popup', 'request', 'requestfailed', 'requestfinished', 'response', 'websocket', 'worker'],
] as const;

const idle = new Set<KnownTab>();

/** Returns whether a profile is idle. */
export function isIdle(context: BrowserContext): boolean {
  return [...idle].some(({ page }) => page.context() === context);
}

/**
 * Returns a tab without storage, cookies, history, routes and listeners: a new one in its own profile, or one that an
 * earlier test returned. In a tab that has shown the site before, its modules are compiled already, which saves a third
 * of the loading time. The profile's cache also contains the files of the site.
 */
export async function takeTab(browser: Browser, traits: ProfileTraits): Promise<PooledTab> {
  for (const tab of idle) {
    if (tab.page.context().browser() !== browser || !isAlike(tab.traits, traits)) continue;
    idle.delete(tab);
    if (await hasNothing(tab)) return lend(tab);
    await tab.page.context().close();
  }
  return lend(await open(browser, traits));
}

function lend(tab: KnownTab): PooledTab {
  return { page: tab.page, giveBack: () => takeBack(tab) };
}

function isAlike(one: ProfileTraits, other: ProfileTraits): boolean {
  return one.address === other.address && one.locale === other.locale && one.hasTouch === other.hasTouch;
}

async function open(browser: Browser, traits: ProfileTraits): Promise<KnownTab> {
  const context = await browser.newContext({
    baseURL: traits.address,
    locale: traits.locale,
    hasTouch: traits.hasTouch,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await watchPolicy(page);
  const tab: KnownTab = { page, traits, tools, isMarked: false };
  const mark = (): void => {
    tab.isMarked = true;
  };
  markWhenRead(page, MARKING_PAGE, mark);
  markWhenRead(context, MARKING_CONTEXT, mark);
  markWhenRead(context.clock, MARKING_CLOCK, mark);
  return tab;
}

function markWhenRead<T extends object>(target: T, names: readonly (keyof T)[], mark: () => void): void {
  for (const name of names) {
    const value = target[name];
    const get = () => {
      mark();
      return value;
    };
    Object.defineProperty(target, name, { get, configurable: true });
  }
}

async function takeBack(tab: KnownTab): Promise<void> {
  const isClean = !tab.isMarked && !tab.page.isClosed() && (await isEmptied(tab));
  if (isClean && [...idle].filter(({ traits }) => isAlike(traits, tab.traits)).length < MOST_IDLE)
    idle.add(tab);
  else await tab.page.context().close();
}

/** Returns whether the tab could be emptied completely: a page that crashed, or does not answer, cannot be. */
async function isEmptied(tab: KnownTab): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const emptied = empty(tab).then(
    () => true,
    () => false,
  );
  const answer = await Promise.race([emptied, late]);
  clearTimeout(timer);
  return answer;
}

async function empty({ page, tools, traits }: KnownTab): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of EVENTS) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  // Only now, so that nothing remains that the page does while it is left.
  await page.goto(REST);
  await page.mouse.move(-1, -1);
  await tools.send('Storage.clearDataForOrigin', { origin: traits.address, storageTypes: 'all' });
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.name = '';
  });
  await tools.send('Page.resetNavigationHistory');
}

/** Returns whether an emptied tab is still empty: the answer to the page's last request may have arrived since. */
async function hasNothing({ page, traits }: KnownTab): Promise<boolean> {
  try {
    const count = await page.evaluate(() => localStorage.length + sessionStorage.length + history.length);
    const cookies = await page.context().cookies();
    return page.url() === new URL(REST, traits.address).href && count === 1 && cookies.length === 0;
  } catch {
    // It has crashed in the meantime.
    return false;
  }
}
