import { type Browser, chromium } from 'playwright';
import { inject } from 'vitest';
import { findChromium, UNPAINTED_ARGS } from '../../../scripts/browser/findChromium.ts';
import { isIdle } from './tabPool.ts';

export interface RunningSite {
  readonly address: string;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** One for all files that a process runs one after another, because each start takes a second of processor time. */
let started: Promise<Browser> | undefined;

/** Returns the browser, without pages of earlier tests, and the site's shared server. */
export async function startSite(): Promise<RunningSite> {
  const address = inject('siteAddress');
  if (address === null) throw new Error('this half has no database');
  const browser = await findBrowser();
  const close = async (): Promise<void> => {
    // Profiles that a test did not close.
    for (const context of browser.contexts()) if (!isIdle(context)) await context.close();
  };
  return { address, browser, close };
}

async function findBrowser(): Promise<Browser> {
  const known = await started;
  if (known?.isConnected()) return known;
  started = launch();
  return started;
}

async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...UNPAINTED_ARGS] });
}
