import { type Browser, chromium } from 'playwright';
import { inject } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/browser/findChromium.ts';

export interface RunningSite {
  readonly address: string;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** Starts a browser for the site that the server of all files shows. */
export async function startSite(): Promise<RunningSite> {
  const address = inject('siteAddress');
  if (address === null) throw new Error('this half has no database');
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_ARGS] });
  return { address, browser, close: () => browser.close() };
}
