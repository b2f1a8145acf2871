// Measures how fast the truss editor opens, moves and drags trusses of a thousand joints and more. Prints each figure
// with its promise, next to a calibration loop in the same page.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { type Page, chromium } from 'playwright';
import { build, preview } from 'vite';
import { percentile } from '../../server/test/torture/support/percentile.ts';
import { CHROMIUM_ARGS, findChromium } from '../browser/findChromium.ts';
import { readThreadTimes } from './threadTimes.ts';
import type { LargeTruss } from './trussPage/largeTrusses.ts';

/** `npm run figures -- truss 40` sets a lower number than the default, for a machine with other load. */
const [moves = '120'] = process.argv.slice(2).filter((word) => /^\d+$/.test(word));
const MOVES = Number(moves);
/** The page counts as idle if no frame was longer than `frameMs` for `lastsMs`. */
const QUIET = { frameMs: 50, lastsMs: 700 };
const FRAME = '≤ 17 ms';

interface Row {
  readonly figure: string;
  readonly p50: string;
  readonly p95: string;
  readonly promised: string;
}

const folder = mkdtempSync(path.join(tmpdir(), 'eecs-figures-'));
const root = path.join(import.meta.dirname, 'trussPage');
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
try {
  await measure('1000 joints', { opens: '–', frames: FRAME, drag: '≤ 16 ms' });
  await measure('10 000 joints', { opens: '≤ 1500 ms', frames: FRAME, drag: '–' });
  await measure('10 000 joints in space', { opens: '≤ 1500 ms', frames: FRAME, drag: '–' });
  await measure('100 000 rods', { opens: 'opens', frames: '–', drag: null });
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
console.table(rows);

async function measure(
  truss: LargeTruss,
  promised: { readonly opens: string; readonly frames: string; readonly drag: string | null },
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(120_000);
  page.on('pageerror', (error) => console.error(error));
  await page.goto(address);
  const calibration = await page.evaluate(() => window.trussFigures?.calibrate() ?? NaN);
  console.log(`${truss}: calibration (1e7 dependent multiply-adds) ${calibration.toFixed(1)} ms`);
  const opened = await page.evaluate((name) => window.trussFigures?.open(name) ?? NaN, truss);
  add(`${truss}: open, from the file to the picture`, [opened], promised.opens);
  await page.waitForSelector('#truss-result-sampler-n');
  await waitForQuiet(page);
  const hovered = await record(page, 'pointermove', (at, k) =>
    page.mouse.move(at.x + 150 * Math.sin(k / 9), at.y + 60 * Math.cos(k / 7)),
  );
  add(`${truss}: pointer over the board to painted`, hovered.painted, '–');
  await pressed(page, 'middle', async () => {
    const pan = (): ReturnType<typeof record> =>
      record(page, 'pointermove', (at, k) =>
        page.mouse.move(at.x + 100 * Math.sin(k / 10), at.y + 40 * Math.sin(k / 7)),
      );
    const { painted, frames } = await pan();
    add(`${truss}: pan, pointer to painted`, painted, '–');
    add(`${truss}: pan, frame`, frames, promised.frames);
    await traceWork(page, `${truss}: pan`, promised.frames, pan);
  });
  if (truss.endsWith('in space')) await turn(page, truss);
  await page.keyboard.down('Control');
  const zoom = (): ReturnType<typeof record> =>
    record(page, 'wheel', (_, k) => page.mouse.wheel(0, Math.sin(k / 12) > 0 ? -30 : 30));
  const zoomed = await zoom();
  add(`${truss}: zoom, wheel to painted`, zoomed.painted, '–');
  add(`${truss}: zoom, frame`, zoomed.frames, promised.frames);
  await traceWork(page, `${truss}: zoom`, promised.frames, zoom);
  await page.keyboard.up('Control');
  await waitForQuiet(page);
  if (promised.drag !== null) await drag(page, truss, promised.drag);
  await page.close();
}

/** Reports the processor time of the page's frames, independent of other load. */
async function traceWork(
  page: Page,
  name: string,
  promised: string,
  act: () => Promise<unknown>,
): Promise<void> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'toplevel'] });
  await act();
  const trace = await browser.stopTracing();
  add(`${name}, work of the page a frame`, readThreadTimes(trace.toString()), promised);
}

/** Rotates the truss in space with the hand tool. */
async function turn(page: Page, truss: LargeTruss): Promise<void> {
  await waitForQuiet(page);
  await page.keyboard.down('Shift');
  await pressed(page, 'middle', async () => {
    const { painted, frames } = await record(page, 'pointermove', (at, k) =>
      page.mouse.move(at.x + 100 * Math.sin(k / 10), at.y + 40 * Math.sin(k / 7)),
    );
    add(`${truss}: turn, pointer to painted`, painted, '–');
    add(`${truss}: turn, frame`, frames, FRAME);
  });
  await page.keyboard.up('Shift');
}

/** Drags the joint closest to the middle of the board in small circles. */
async function drag(page: Page, truss: LargeTruss, promised: string): Promise<void> {
  await page.getByRole('button', { name: 'Show all' }).click();
  await waitForQuiet(page);
  const grip = await findJoint(page);
  await page.keyboard.down('Alt');
  await pressed(page, 'left', async () => {
    await page.mouse.move(grip.x + 6, grip.y);
    await page.mouse.move(grip.x + 9, grip.y);
    await page.waitForTimeout(300);
    const { painted, frames } = await record(page, 'pointermove', (_, k) =>
      page.mouse.move(grip.x + 9 * Math.cos(k / 10), grip.y + 9 * Math.sin(k / 10)),
    );
    add(`${truss}: drag of a joint, pointer to painted`, painted, promised);
    add(`${truss}: drag of a joint, frame`, frames, promised === '–' ? '–' : FRAME);
    await page.evaluate(() => window.trussFigures?.log.start('pointermove'));
  });
  await page.keyboard.up('Alt');
  await waitForQuiet(page);
  const { frames } = (await page.evaluate(() => window.trussFigures?.log.stop())) ?? { frames: [] };
  // The longest frames are those in which the page is blocked.
  const longest = frames.toSorted((a, b) => b - a).slice(0, 4);
  console.log(`${truss}: longest frames after the drop ${longest.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  add(
    `${truss}: drop of a joint, longest frame`,
    longest.slice(0, 1),
    truss === '1000 joints' ? '–' : '≤ 100 ms',
  );
}

async function findJoint(page: Page): Promise<{ x: number; y: number }> {
  const middle = await middleOf(page);
  for (let step = 0; step < 200; step += 1) {
    const [x, y] = [middle.x + (step % 14), middle.y + Math.floor(step / 14)];
    await page.mouse.move(x, y);
    await page.waitForTimeout(30);
    const isFound = await page.evaluate(
      () => document.querySelector('[data-board] path[data-role="joint"][data-state="hovered"]') !== null,
    );
    if (isFound) return { x, y };
  }
  throw new Error('no joint is found in the middle of the board');
}

async function pressed(page: Page, button: 'left' | 'middle', act: () => Promise<void>): Promise<void> {
  await page.mouse.down({ button });
  await act();
  await page.mouse.up({ button });
}

async function record(
  page: Page,
  input: 'pointermove' | 'wheel',
  move: (middle: { readonly x: number; readonly y: number }, k: number) => Promise<void>,
): Promise<{ painted: number[]; frames: number[] }> {
  const middle = await middleOf(page);
  if (input === 'wheel') await page.mouse.move(middle.x, middle.y);
  await page.evaluate((kind) => window.trussFigures?.log.start(kind), input);
  for (let k = 0; k < MOVES; k += 1) await move(middle, k);
  return (await page.evaluate(() => window.trussFigures?.log.stop())) ?? { painted: [], frames: [] };
}

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('svg[data-board]').boundingBox();
  if (box === null) throw new Error('the board is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until the preview is solved and drawn. */
async function waitForQuiet(page: Page): Promise<void> {
  await page.evaluate(
    ({ frameMs, lastsMs }) =>
      new Promise<void>((resolve) => {
        let [last, since] = [performance.now(), performance.now()];
        const look = (now: number): void => {
          if (now - last > frameMs) since = now;
          last = now;
          if (now - since > lastsMs) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    QUIET,
  );
}

function add(figure: string, times: readonly number[], promised: string): void {
  const write = (share: number): string => `${percentile(times, share).toFixed(1)} ms`;
  const row = { figure, p50: write(0.5), p95: write(0.95), promised };
  rows.push(row);
  console.log(Object.values(row).join('  '));
}
