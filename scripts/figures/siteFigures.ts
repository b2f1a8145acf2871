// Measures how soon the home page, the beam editor, the login and the saved tasks are usable on a slow phone, and how
// quickly the editors answer. Prints each figure with its promise, next to a calibration loop in this process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { calibrate } from '../../packages/solver-core/bench/calibration.ts';
import { startServer } from '../../server/src/start/server.ts';
import { CHROMIUM_ARGS, findChromium } from '../browser/findChromium.ts';
import { buildSite } from '../site/buildSite.ts';
import { logIn, openAccount, type Owner } from './figureAccount.ts';
import { totalOf, traceCauses } from './traceCauses.ts';
import { percentile } from '../../server/test/torture/support/percentile.ts';

/** A page that is measured. */
interface MeasuredPage {
  readonly address: string;
  /** Whether a user with saved tasks is logged in. */
  readonly isPersonal?: true;
  /** Runs in the page: returns whether it is usable. */
  readonly isUsable: () => boolean;
  /** Performs the first actions of a reader. */
  readonly use?: (page: Page) => Promise<void>;
}

const PAGES: readonly MeasuredPage[] = [
  { address: '/', isUsable: hasEditor, use },
  { address: '/msb/', isUsable: hasEditor, use },
  { address: '/login', isUsable: hasLogin },
  { address: '/task-manager', isPersonal: true, isUsable: hasTasks },
];
const VISITS = 3;

/**
 * Limits of the main thread's work until an editor is usable, in calibration loops: the measured 11.4 (home page) and
 * 9.0 (beam editor) plus a fifth.
 */
const WORK_BUDGETS: Readonly<Record<string, number>> = { '/': 14, '/msb/': 11 };

/** The slow phone: a quarter of this machine's speed, 1.6 Mbit/s download, 150 ms round trip. */
const CPU = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** The screen of the phone and the language of its user. */
const PHONE = {
  locale: 'en-US',
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const;

/** Measurements that the page takes itself, ms from the navigation. */
interface Vitals {
  readonly lcp: number;
  readonly cls: number;
  /** The element that moved most in one frame, by tag and text. */
  readonly shifted: string;
  /**
   * When the page became usable: the moment diagram, the title and the Solve button of the running editor, the fields,
   * the tasks.
   */
  readonly usable: number;
  /** Longest response to a click or key. */
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
  const owner = await openAccount(server.address, dataDir);
  for (const measured of PAGES) rows.push(...(await measurePage(measured, owner)));
  console.table(rows);
  console.table(await listCauses());
} finally {
  await browser.close();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measurePage(measured: MeasuredPage, owner: Owner): Promise<Record<string, string>[]> {
  const { address } = measured;
  const visits: Vitals[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await measureVisit(browser, measured, owner));
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
    ...(measured.use === undefined ? [] : [row('INP of clicks and keys', ({ inp }) => inp, '≤ 100 ms')]),
  ];
}

/** Opens a page like a first visit: without stored data or cache. */
async function measureVisit(
  browserOfAll: Browser,
  { address, isPersonal, isUsable, use: work }: MeasuredPage,
  owner: Owner,
): Promise<Vitals> {
  const context = await browserOfAll.newContext({ ...PHONE, baseURL: server.address });
  if (isPersonal) await logIn(context.request, owner);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.addInitScript(watchVitals);
  await page.goto(address, { waitUntil: 'commit' });
  const usable = await page.evaluate(`(${waitUntil.toString()})(${isUsable.toString()})`).then(Number);
  // Paints are reported with a short delay, and not after the first input.
  await page.waitForTimeout(300);
  const { lcp, cls, shifted } = await readVitals(page);
  await work?.(page);
  const { inp } = await readVitals(page);
  await context.close();
  return { lcp, cls, shifted, usable, inp };
}

/**
 * Lists the work of the main thread until an editor is usable: processor milliseconds per cause, and their number of
 * calibration loops, which depends less on the machine and its load.
 */
async function listCauses(): Promise<Record<string, string>[]> {
  const table: Record<string, string>[] = [];
  for (const { address, isUsable, use: work } of PAGES) {
    if (work === undefined) continue;
    const context = await browser.newContext({ ...PHONE, baseURL: server.address });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const causes = await traceCauses(browser, {
      page,
      open: async () => {
        await page.goto(address, { waitUntil: 'commit' });
        await page.evaluate(`(${waitUntil.toString()})(${isUsable.toString()})`);
      },
    });
    await context.close();
    const loop = calibrate();
    const budget = WORK_BUDGETS[address] ?? Infinity;
    if (totalOf(causes) / loop > budget) {
      console.error(
        `${address}: the main thread works longer than ${budget} calibration loops until the editor can be used`,
      );
      process.exitCode = 1;
    }
    for (const [cause, ms] of [...Object.entries(causes), ['all', totalOf(causes)] as const])
      table.push({
        work: `${address}: ${cause}`,
        processor: `${ms.toFixed(0)} ms`,
        loops: (ms / loop).toFixed(1),
      });
  }
  return table;
}

/** Performs the first actions of a reader: looks at another diagram, changes a value, undoes it. */
async function use(page: Page): Promise<void> {
  const editor = page.locator('[data-beam-editor]');
  await editor
    .getByRole('button', { name: /^Shear force/ })
    .first()
    .tap();
  const value = editor.getByRole('textbox', { name: 'Load 1, value' });
  await value.tap();
  await value.press('ControlOrMeta+a');
  await value.pressSequentially('12');
  await value.press('Enter');
  await editor.getByRole('button', { name: /^Undo/ }).first().tap();
  // Events are reported shortly after the frame that answers them.
  await page.waitForTimeout(500);
}

async function readVitals(page: Page): Promise<NonNullable<Window['vitals']>> {
  const vitals = await page.evaluate(() => window.vitals);
  if (vitals === undefined) throw new Error('the page watches nothing');
  return vitals;
}

/** Runs in the page, before its scripts. */
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
      // Only events of a click or a key count, not those of a moving pointer.
      const { interactionId } = entry as PerformanceEntry & { readonly interactionId: number };
      if (interactionId > 0) seen.inp = Math.max(seen.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

/** Runs in the page: resolves with the time of the first frame in which it is usable. */
function waitUntil(isUsable: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (isUsable()) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Runs in the page: returns whether the editor is usable. */
function hasEditor(): boolean {
  const editor = document.querySelector('[data-beam-editor]');
  const isDrawn = editor?.querySelector('[data-diagram="M"] path[data-role="curve"]') ?? null;
  const field = editor?.querySelector('input:not([readonly]):not([type="file"])') ?? null;
  const buttons = [...(editor?.querySelectorAll('button') ?? [])];
  return isDrawn !== null && field !== null && buttons.some(({ textContent }) => /^Solve/.test(textContent));
}

/** Runs in the page: returns whether the login is usable. */
function hasLogin(): boolean {
  const isField = (type: string): boolean => document.querySelector(`main input[type="${type}"]`) !== null;
  return (
    isField('email') && isField('password') && document.querySelector('main button[type="submit"]') !== null
  );
}

/** Runs in the page: returns whether the tasks are listed. */
function hasTasks(): boolean {
  const buttons = [...document.querySelectorAll('main button')];
  return buttons.some((button) =>
    /Floor beam 3/.test(button.getAttribute('aria-label') ?? button.textContent),
  );
}
