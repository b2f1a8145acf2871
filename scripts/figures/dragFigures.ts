// Measures how fast the beam editor answers a drag and a typed value, and its DOM nodes and memory; with `drag` only
// what the room of stresses adds to a drag. Prints each figure with its promise, next to a calibration loop in the same
// page.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CDPSession, type Page, chromium } from 'playwright';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { CHROMIUM_ARGS, findChromium } from '../browser/findChromium.ts';
import { percentile } from '../../server/test/torture/support/percentile.ts';

const BEAMS = ['3 spans', '20 spans, 100 loads'] as const;
type Beam = (typeof BEAMS)[number];

/** `npm run figures -- MOVES EDITS` sets lower numbers than the defaults, for a machine with other load. */
const [moves = '120', edits = '1000'] = process.argv.slice(2).filter((word) => /^\d+$/.test(word));
const MOVES = Number(moves);
const EDITS = Number(edits);
const IS_DRAG_ALONE = process.argv.slice(2).includes('drag');
/** Drags of a beam without stresses, and as many with them. */
const ROUNDS = 2;
/** Number of undo steps that are remembered: from here on memory should not grow. */
const REMEMBERED = 150;

interface Row {
  readonly figure: string;
  readonly 'x CPU': number;
  readonly p50?: string;
  readonly p95: string;
  readonly worst?: string;
  readonly promised: string;
}

const folder = mkdtempSync(path.join(tmpdir(), 'eecs-figures-'));
const root = path.join(import.meta.dirname, 'page');
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  resolve: { conditions: ['@eecs/source', 'module', 'browser', 'development|production'] },
  build: { outDir: folder, emptyOutDir: true },
});
const server = await preview({ root, configFile: false, build: { outDir: folder }, preview: { port: 0 } });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_ARGS] });

const rows: Row[] = [];
const report = (row: Row): void => {
  rows.push(row);
  console.log(Object.values(row).join('  '));
};
try {
  for (const beam of BEAMS) await (IS_DRAG_ALONE ? measureStresses(beam) : measureBeam(beam));
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
console.table(rows);

async function measureBeam(beam: Beam): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => console.error(error));
  await page.goto(`${address}?beam=${encodeURIComponent(beam)}`);
  await page.waitForSelector('[data-diagram="M"] path[data-role="curve"]');
  const cdp = await page.context().newCDPSession(page);
  const calibration = await page.evaluate(() => window.figures?.calibrate() ?? NaN);
  const solves = await page.evaluate(() => window.figures?.timePreviews(400) ?? []);
  console.log(`${beam}: calibration (1e7 dependent multiply-adds) ${calibration.toFixed(1)} ms`);
  add({ figure: `${beam}: preview solve`, cpu: 1, times: solves, promised: '≤ 2 ms' });

  const isSmall = beam === '3 spans';
  await drag(page);
  for (const cpu of [1, 4, 6]) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const views = cpu === 1 ? (['QMv'] as const) : (['QMv', 'all six'] as const);
    for (const view of cpu === 6 ? (['QM', 'all six'] as const) : views) {
      await openRows(page, view);
      const { painted, frames } = await drag(page);
      const promised = cpu > 1 ? '–' : isSmall ? '≤ 8 ms' : '≤ 16 ms';
      add({ figure: `${beam}: pointer to painted, ${view}`, cpu, times: painted, promised });
      const bound = cpu === 6 && view === 'all six' ? '≤ 33 ms' : '≤ 17 ms';
      add({ figure: `${beam}: frame, ${view}`, cpu, times: frames, promised: bound });
    }
    if (cpu === 1) await measureStresses(beam);
    await openRows(page, 'QMv');
    const typed = await typeValues(page, 30);
    add({
      figure: `${beam}: typed to painted`,
      cpu,
      times: typed,
      promised: cpu > 1 ? '–' : isSmall ? '≤ 33 ms' : '≤ 50 ms',
    });
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await measureMemory(page, cdp, beam);
  await page.close();
}

/**
 * Measures drags with the room of stresses open, which updates its rows and its picture, in alternation with the same
 * drag without it; the ratio shows its cost.
 */
async function measureStresses(beam: Beam): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}?beam=${encodeURIComponent(beam)}&outlined`);
  await page.waitForSelector('[data-diagram="M"] path[data-role="curve"]');
  await drag(page);
  const toggle = page.getByRole('button', { name: 'Stresses and parts of the deflection' });
  await openRows(page, 'QMv');
  const cdp = await page.context().newCDPSession(page);
  // Only processor time: a busy machine makes a drag longer, but not its work.
  await cdp.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await cdp.send('Performance.enable');
  const bare: number[] = [];
  const stressed: number[] = [];
  const work = { bare: 0, stressed: 0 };
  // In alternation, so that other load of the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = await readWork(cdp);
    bare.push(...(await drag(page)).painted);
    work.bare += (await readWork(cdp)) - start;
    await toggle.click();
    await page.waitForSelector('[data-diagram="stressTop"] path[data-role="curve"]');
    const open = await readWork(cdp);
    stressed.push(...(await drag(page)).painted);
    work.stressed += (await readWork(cdp)) - open;
    await toggle.click();
    await page.waitForSelector('[data-diagram="stressTop"]', { state: 'detached' });
  }
  await page.close();
  const ratio = (at: number): string => (percentile(stressed, at) / percentile(bare, at)).toFixed(2);
  const isSmall = beam === '3 spans';
  const label = `${beam}: pointer to painted, QMv`;
  add({ figure: `${label} without σ`, cpu: 1, times: bare, promised: isSmall ? '≤ 8 ms' : '≤ 16 ms' });
  add({ figure: `${label} with σ`, cpu: 1, times: stressed, promised: '≤ 16 ms' });
  const over = { figure: `${beam}: with σ over without`, 'x CPU': 1, promised: '–' };
  report({ ...over, p50: ratio(0.5), p95: ratio(0.95), worst: ratio(1) });
  const perMove = (ms: number): string => (ms / (ROUNDS * MOVES)).toFixed(2);
  const spent = `${perMove(work.bare)} and ${perMove(work.stressed)} ms`;
  report({ ...over, figure: `${beam}: work of the page for a move, without σ and with`, p95: spent });
}

/** Reads how long the page's main thread has worked, ms. */
async function readWork(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN) * 1000;
}

/** Drags a point load back and forth along the board. */
async function drag(page: Page): Promise<{ painted: number[]; frames: number[] }> {
  const box = await page.locator('svg[aria-roledescription]').boundingBox();
  if (box === null) throw new Error('the board is not there');
  const grip = await findGrip(page);
  const before = await readCurve(page);
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x + 8, grip.y);
  await page.evaluate(() => window.figures?.log.start('pointermove'));
  const reach = Math.min(160, box.x + box.width - 80 - grip.x);
  for (let i = 0; i < MOVES; i += 1) {
    await page.mouse.move(grip.x + 8 + (reach * (1 - Math.cos(i / 12))) / 2, grip.y);
  }
  const during = await readCurve(page);
  const result = await page.evaluate(() => window.figures?.log.stop());
  await page.keyboard.press('Escape');
  await page.mouse.up();
  if (during === before) throw new Error('nothing was dragged: the moment stayed as it was');
  return result ?? { painted: [], frames: [] };
}

/** Finds the foot of an arrow that can be dragged. */
async function findGrip(page: Page): Promise<{ x: number; y: number }> {
  const grip = await page.evaluate(() => {
    const arrows = [...document.querySelectorAll<SVGPathElement>('svg path[data-role="load"]')];
    // Upright arrows only: those of a distributed load are one mark, wider than high.
    const boxes = arrows
      .map((arrow) => arrow.getBoundingClientRect())
      .filter(({ width, height }) => height > 4 * width);
    const first = boxes[Math.floor(boxes.length / 4)];
    return first === undefined ? null : { x: first.x + first.width / 2, y: first.bottom - 5 };
  });
  if (grip === null) throw new Error('no load is drawn');
  return grip;
}

async function readCurve(page: Page): Promise<string> {
  return page.evaluate(() => {
    const curves = document.querySelectorAll('[data-diagram="M"] path[data-role="curve"]');
    return [...curves].map((curve) => curve.getAttribute('d')).join(' ');
  });
}

async function openRows(page: Page, view: 'QM' | 'QMv' | 'all six'): Promise<void> {
  const wanted = { QM: 'QM', QMv: 'QMv', 'all six': 'NQMθvu' }[view];
  await page.evaluate((symbols) => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')) {
      const symbol = button.textContent.trim();
      if (!'NQMθvu'.includes(symbol) || symbol.length !== 1) continue;
      if ((button.getAttribute('aria-pressed') === 'true') !== symbols.includes(symbol)) button.click();
    }
  }, wanted);
  await page.waitForTimeout(200);
}

/** Steps the value of a load with the arrow key, which commits each time; returns the times from key to picture, ms. */
async function typeValues(page: Page, count: number): Promise<number[]> {
  await focusValue(page);
  await page.evaluate(() => window.figures?.log.start('keydown'));
  for (let i = 0; i < count; i += 1) {
    await page.keyboard.press(i % 2 === 0 ? 'ArrowUp' : 'ArrowDown');
    await page.waitForTimeout(40);
  }
  return (await page.evaluate(() => window.figures?.log.stop().painted)) ?? [];
}

/** Opens the first load in the table, a point load, and focuses its value. */
async function focusValue(page: Page): Promise<void> {
  await page.getByRole('tabpanel').getByRole('grid').getByRole('row').nth(1).click();
  await page.getByRole('tabpanel').getByRole('textbox', { name: 'Load 1, value' }).focus();
}

async function measureMemory(page: Page, cdp: CDPSession, beam: Beam): Promise<void> {
  const steps = async (count: number): Promise<void> => {
    await focusValue(page);
    for (let i = 0; i < count; i += 1) await page.keyboard.press(i % 2 === 0 ? 'ArrowUp' : 'ArrowDown');
  };
  await cdp.send('Performance.enable');
  const read = async (): Promise<{ heap: number; nodes: number }> => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const find = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return { heap: find('JSHeapUsedSize') / 1e6, nodes: find('Nodes') };
  };
  const elements = await page.evaluate(() => document.querySelectorAll('[data-beam-editor] *').length);
  await steps(REMEMBERED);
  const before = await read();
  await steps(EDITS);
  const after = await read();
  const plain = (figure: string, value: string, promised: string): void => {
    report({ figure: `${beam}: ${figure}`, 'x CPU': 1, p95: value, promised });
  };
  plain('elements of the editor', String(elements), '≤ 2500');
  plain('DOM nodes, text included', String(before.nodes), '–');
  plain('JS heap', `${before.heap.toFixed(1)} MB`, '≤ 15 MB');
  plain(`heap grown by ${EDITS} edits`, `${(after.heap - before.heap).toFixed(2)} MB`, '0');
  plain(`nodes grown by ${EDITS} edits`, String(after.nodes - before.nodes), '0');
}

function add({
  figure,
  cpu,
  times,
  promised,
}: {
  figure: string;
  cpu: number;
  times: readonly number[];
  promised: string;
}): void {
  const write = (share: number): string => `${percentile(times, share).toFixed(1)} ms`;
  report({ figure, 'x CPU': cpu, p50: write(0.5), p95: write(0.95), worst: write(1), promised });
}
