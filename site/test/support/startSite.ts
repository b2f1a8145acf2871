import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { inject } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/browser/findChromium.ts';
import { startServer } from '../../../server/src/start/server.ts';
import { copyDataFolder } from '../../../server/test/support/copyDataFolder.ts';

export interface RunningSite {
  readonly address: string;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** Serves the site by the real server on a free port, and starts a browser. */
export async function startSite(): Promise<RunningSite> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'eecs-site-'));
  await copyDataFolder(inject('siteDataFolder'), dataDir);
  const server = await startServer({
    env: { PORT: '0', OPS_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_EXEMPT: '127.0.0.1' },
    log: () => undefined,
    hasSignals: false,
  });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_ARGS] });
  return {
    address: server.address,
    browser,
    close: async () => {
      await browser.close();
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
