import type { Page } from 'playwright';
import type { RunningSite } from './startSite.ts';

export interface VisitOptions {
  /** @default '/' */
  readonly path?: string;
  /** @default 'en-US' */
  readonly locale?: 'en-US' | 'ru' | 'uk';
  /** What the system prefers. @default 'light' */
  readonly theme?: 'light' | 'dark';
  /** @default DESKTOP */
  /** Whether the site may keep itself for times without a network. @default false */
  readonly hasWorker?: boolean;
  readonly size?: { readonly width: number; readonly height: number };
  /** What has to be there before the first page comes. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export interface Visit {
  readonly page: Page;
  /** Errors of the console, uncaught ones and refusals of the content policy, as they come. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

/** Opens a path in a fresh profile and waits until its page stands. */
export async function openPage(
  { address, browser }: RunningSite,
  {
    path = '/',
    locale = 'en-US',
    theme = 'light',
    size = DESKTOP,
    hasWorker = false,
    prepare,
  }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: address,
    locale,
    colorScheme: theme,
    viewport: size,
    hasTouch: size.width < 640,
    reducedMotion: 'reduce',
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  const page = await context.newPage();
  // Where other tests have the processors, what takes a moment takes many seconds; who passes waits no longer.
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy/.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`refused by the policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  await prepare?.(page);
  await page.goto(path);
  await page.locator('main h1').waitFor({ state: 'attached' });
  return { page, complaints, close: () => context.close() };
}

/** Goes to a path as a link of the site does: a new page, in the session that is. To load a page anew takes a second of a processor. */
export async function stepTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ key: String(Math.random()) }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);
}
