import { caseHash, solveBeam } from '@eecs/solver-core';
import { proveByHand } from '@eecs/solver-core/hand';
import { beamExamples } from '@eecs/ui-beam/data';
import { SOLVED_BY, solveForReport, writeClaim } from '@eecs/ui-beam/report';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './support/openPage.ts';
import { type RunningSite, startSite } from './support/startSite.ts';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
});

const beam = beamExamples.hingedSpans;

/** Drops a file on the part of the page that checks calculations. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (file) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([file.text], file.name, { type: 'application/json' }));
      return transfer;
    },
    { name, text },
  );
  await page.getByRole('region', { name: 'Check a calculation' }).dispatchEvent('drop', { dataTransfer });
}

/**
 * A calculation whose numbers are so long that reading them takes many seconds: a power of 7 has no divisor in common
 * with a number that 7 does not divide.
 */
function writeEndless(): string {
  const [d, ones] = [7n ** 5900n, (10n ** 5000n - 1n) / 9n];
  const points = Array.from({ length: 400 }, (_, k) => ({
    x: '1',
    across: `${ones - (ones % 7n) + 7n * BigInt(k) + 1n}/${d}`,
  }));
  const beam = { length: '2', supports: [], hinges: [], points, spreads: [], stretches: [] };
  const units = { force: 'N', length: 'm' };
  return JSON.stringify({ kind: 'eecs/calculation', version: 1, units, beam, releases: [], lines: [] });
}

test('the link of a report is checked, and so is a dropped calculation; the first wrong line is named', async () => {
  const answer = solveForReport(beam);
  const solved = solveBeam(beam, { include: ['tree'], mohr: [] });
  if (answer === null || solved.level === 'error') throw new Error('the example has no solution');
  const fragment = await writeClaim(beam, { answer, version: SOLVED_BY });
  const { page, complaints, close } = await openPage(site, { path: `/check${fragment}` });
  await page.getByText(/^The link is sound: /).waitFor();
  await page.getByRole('table', { name: 'Numbers of the report' }).waitFor();
  await page.getByText(caseHash(beam)).waitFor();
  await page.getByText(/^The calculation by hand of this beam was written out here and verified: /).waitFor();

  const file = proveByHand(beam, { answer: solved, set: 0, names: [] });
  if (file === null) throw new Error('the example has no calculation');
  await drop(page, 'right.json', JSON.stringify(file));
  await page.getByText(`right.json: all ${file.lines.length} lines were verified and are correct.`).waitFor();
  await page.getByRole('table', { name: 'What the calculation proves for this beam' }).waitFor();

  const [at, line] = [...file.lines.entries()].find(([, { value }]) => value !== '0') ?? [];
  if (at === undefined || typeof line?.value !== 'string') throw new Error('the first number is no text');
  const lines = file.lines.with(at, { ...line, value: '7777' });
  await drop(page, 'wrong.json', JSON.stringify({ ...file, lines }));
  await page.getByText(`wrong.json: line ${at + 1} is wrong: its rule gives ${line.value}.`).waitFor();

  await drop(page, 'more.json', JSON.stringify({ ...file, result: '7' }));
  await page
    .getByText('more.json is damaged: the value at /result is missing, malformed or unknown.')
    .waitFor();
  await drop(page, 'long.json', JSON.stringify({ ...file, lines: Array(5001).fill(0) }));
  await page.getByText('long.json has more than 5000 lines, which are too many to check.').waitFor();

  // The page answers while a worker checks the file.
  await drop(page, 'endless.json', writeEndless());
  const stop = page.getByRole('button', { name: 'Stop' });
  await page.getByText('Reading endless.json…').waitFor();
  await stop.click();
  await page.getByText('endless.json: the check was stopped before the last line.').waitFor();
  expect(await stop.count()).toBe(0);
  expect(
    await page.getByRole('button', { name: 'Choose a file' }).evaluate((one) => one.matches(':focus')),
  ).toBe(true);
  await page.getByText('Open this beam in the editor').click();
  await page.waitForURL(/\/msb\//);
  expect(complaints).toEqual([]);
  await close();
});
