// How soon the home page and the beam editor are there for a reader with a slow phone, and how quickly they answer. Prints
// each figure with what is promised, beside a calibration loop in this process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { calibrate } from '../../packages/solver-core/bench/calibration.ts';
import { startServer } from '../../server/src/start/server.ts';
import { CHROMIUM_ARGS, findChromium } from '../browser/findChromium.ts';
import { buildSite } from '../site/buildSite.ts';
import { percentile } from '../../server/test/torture/support/percentile.ts';

const PATHS = ['/', '/msb/'] as const;
const VISITS = 3;

/** The slow phone: a quarter of this machine's speed, 1.6 Mbit/s down, 150 ms to the server and back. */
const CPU = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** What a page has seen of itself, ms from the navigation. */
interface Vitals {
  readonly lcp: number;
  readonly cls: number;
  /** What moved most in one frame, by its tag and words. */
  readonly shifted: string;
  /** When the moment diagram and the Solve button of the running editor were both there. */
  readonly usable: number;
  /** Longest of the clicks and keys. */
  readonly inp: number;
}

declare global {
  interface Window {
    vitals?: { lcp: number; cls: number; worst: number; shifted: string; inp: number };
  }
}

await buildSite();
const dataDir = mkdtempSync(path.join(tmpdir(), 'eecs-figures-'));
const server = await startServer({
  env: { PORT: '0', OPS_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_EXEMPT: '127.0.0.1' },
  log: () => undefined,
  hasSignals: false,
});
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_ARGS] });
console.log(
  `site: calibration (1e7 dependent multiply-adds) ${calibrate().toFixed(1)} ms, pages at a quarter of that speed`,
);
try {
  const rows: Record<string, string>[] = [];
  for (const address of PATHS) rows.push(...(await measurePath(browser, address)));
  console.table(rows);
} finally {
  await browser.close();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measurePath(browserOfAll: Browser, address: string): Promise<Record<string, string>[]> {
  const visits: Vitals[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await measureVisit(browserOfAll, address));
  const row = (name: string, read: (vitals: Vitals) => number, promised: string): Record<string, string> => {
    const values = visits.map(read);
    const write = (value: number): string => (name === 'CLS' ? value.toFixed(4) : `${value.toFixed(0)} ms`);
    return {
      figure: `${address}: ${name}`,
      median: write(percentile(values, 0.5)),
      worst: write(Math.max(...values)),
      promised,
    };
  };
  const [worst] = [...visits].sort((a, b) => b.cls - a.cls);
  if (worst !== undefined && worst.cls > 0) console.log(`${address}: moved most: ${worst.shifted}`);
  return [
    row('LCP', ({ lcp }) => lcp, '≤ 1200 ms'),
    row('usable', ({ usable }) => usable, '≤ 2000 ms'),
    row('CLS', ({ cls }) => cls, '≤ 0.02'),
    row('INP of clicks and keys', ({ inp }) => inp, '≤ 100 ms'),
  ];
}

/** Opens a page as somebody who was never there: nothing kept, nothing in the cache. */
async function measureVisit(browserOfAll: Browser, address: string): Promise<Vitals> {
  const context = await browserOfAll.newContext({
    baseURL: server.address,
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.addInitScript(watchVitals);
  await page.goto(address, { waitUntil: 'commit' });
  const usable = await page.evaluate(waitUntilUsable);
  const { lcp, cls, shifted } = await readVitals(page);
  await use(page);
  const { inp } = await readVitals(page);
  await context.close();
  return { lcp, cls, shifted, usable, inp };
}

/** What a reader does first: looks at another diagram, changes a value, steps back. */
async function use(page: Page): Promise<void> {
  const editor = page.locator('[data-beam-editor]');
  await editor
    .getByRole('button', { name: /^Shear force/ })
    .first()
    .tap();
  const value = editor.getByRole('textbox', { name: 'Load 1, value' });
  await value.tap();
  await value.press('ControlOrMeta+a');
  await value.pressSequentially('-12');
  await value.press('Enter');
  await editor.getByRole('button', { name: /^Undo/ }).first().tap();
  // An event is reported a moment after the frame that answers it.
  await page.waitForTimeout(500);
}

async function readVitals(page: Page): Promise<NonNullable<Window['vitals']>> {
  const vitals = await page.evaluate(() => window.vitals);
  if (vitals === undefined) throw new Error('the page watches nothing');
  return vitals;
}

/** Runs in the page, before anything else. */
function watchVitals(): void {
  const seen = { lcp: 0, cls: 0, worst: 0, shifted: '', inp: 0 };
  window.vitals = seen;
  type Shift = PerformanceEntry & {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  };
  const name = (node: Node | null): string =>
    `<${node?.nodeName.toLowerCase() ?? 'gone'}> “${node?.textContent?.slice(0, 24) ?? ''}”`;
  const watch = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  };
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as Shift;
    if (hadRecentInput) return;
    seen.cls += value;
    if (value <= seen.worst) return;
    seen.worst = value;
    seen.shifted = sources.map(({ node }) => name(node)).join(' ');
  });
  watch(
    'event',
    (entry) => {
      // Only what belongs to a click or a key counts, not a moving pointer.
      const { interactionId } = entry as PerformanceEntry & { readonly interactionId: number };
      if (interactionId > 0) seen.inp = Math.max(seen.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

/** Runs in the page: resolves with the time of the first frame in which the editor can be worked with. */
function waitUntilUsable(): Promise<number> {
  return new Promise((resolve) => {
    const look = (): void => {
      const editor = document.querySelector('[data-beam-editor]');
      const isDrawn = editor?.querySelector('[data-diagram="M"] path[data-role="curve"]') ?? null;
      const field = editor?.querySelector('input:not([readonly]):not([type="file"])') ?? null;
      if (isDrawn !== null && field !== null) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
}
