import { caseHash } from '@eecs/solver-core';
import { beamExamples } from '@eecs/ui-beam/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawnTest } from '../../packages/solver-core/verification/drawnTest.ts';
import editorEnUS from '../../packages/ui-kit/src/editor/messages/en-US.json' with { type: 'json' };
import kitEnUS from '../../packages/ui-kit/src/messages/later.en-US.json' with { type: 'json' };
import { readKept, readTitle, writeTitle } from './support/editor.ts';
import { findViolations } from './support/findViolations.ts';
import { openPage, PHONE, stepTo, type VisitOptions } from './support/openPage.ts';
import { pagesEnUS } from './support/pageTexts.ts';
import { type RunningSite, startSite } from './support/startSite.ts';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
});

/** Opens a page with the reader's first own beam; returns it with the locators of its beam tabs. */
async function openOwn(options: VisitOptions = {}) {
  const visit = await openPage(site, { path: '/msb/', ...options });
  const { page } = visit;
  await page.waitForURL(`**/msb/${caseHash(beamExamples.hingedSpans)}`);
  await writeTitle(page, 'First of mine');
  // Undo steps are stored a moment after they are made, once their code has loaded.
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith('beam.steps')));
  const strip = page.getByRole('navigation', { name: pagesEnUS['beam.shelf.label'] });
  const tabs = strip.getByRole('link');
  const press = (title: string): Promise<void> => strip.getByRole('link', { name: title }).click();
  const isAsked = async (): Promise<boolean> =>
    (await page.getByRole('button', { name: kitEnUS['action.yes'] }).count()) > 0;
  return { ...visit, strip, tabs, press, isAsked };
}

test('another beam comes beside one’s own without a question, each with its own steps back; closed, it leads to its neighbour, and Undo brings it back', async () => {
  const { page, strip, tabs, press, isAsked, complaints, close } = await openOwn();
  expect(await strip.count()).toBe(0);
  await page.goto(`/msb/${caseHash(beamExamples.twoSpans)}`);
  await expect.poll(() => readTitle(page)).toBe(beamExamples.twoSpans.title);
  await writeTitle(page, 'Second of mine');
  await expect.poll(() => tabs.allTextContents()).toEqual(['First of mine', 'Second of mine']);
  expect(await isAsked()).toBe(false);
  expect(await findViolations(page)).toEqual([]);

  await press('First of mine');
  await expect.poll(() => readTitle(page)).toBe('First of mine');
  await page.getByRole('button', { name: editorEnUS.undo, exact: true }).click();
  await expect.poll(() => readTitle(page)).toBe(beamExamples.hingedSpans.title);
  await press('Second of mine');
  await expect.poll(() => readTitle(page)).toBe('Second of mine');
  await page.reload();
  await expect.poll(() => readTitle(page)).toBe('Second of mine');
  await page.getByRole('button', { name: editorEnUS.undo, exact: true }).click();
  await expect.poll(() => readTitle(page)).toBe(beamExamples.twoSpans.title);

  await writeTitle(page, 'Soon closed');
  const both = [beamExamples.hingedSpans.title, 'Soon closed'];
  await expect.poll(() => tabs.allTextContents()).toEqual(both);
  await strip
    .getByRole('button', { name: pagesEnUS['beam.shelf.close'].replace('{{title}}', 'Soon closed') })
    .click();
  await expect.poll(() => readTitle(page)).toBe(beamExamples.hingedSpans.title);
  await page.getByRole('button', { name: pagesEnUS['beam.shelf.undo'], exact: true }).last().click();
  await expect.poll(() => tabs.allTextContents()).toEqual(both);
  await press('Soon closed');
  await expect.poll(() => readTitle(page)).toBe('Soon closed');
  expect(complaints).toEqual([]);
  await close();
});

drawnTest('two tabs of the browser work on two beams at once, on a phone too', async () => {
  const { page, tabs, close } = await openOwn({ size: PHONE });
  const other = await page.context().newPage();
  await other.goto(`/msb/${caseHash(beamExamples.twoSpans)}`);
  await expect.poll(() => readTitle(other)).toBe(beamExamples.twoSpans.title);
  await writeTitle(other, 'In the other tab');
  await writeTitle(page, 'Still in the first');
  await expect.poll(() => tabs.allTextContents()).toEqual(['Still in the first', 'In the other tab']);
  for (const one of [page, other]) {
    expect(await one.getByText(pagesEnUS['beam.tabs.other']).count()).toBe(0);
    expect(await one.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  }
  await other.reload();
  await expect.poll(() => readTitle(other)).toBe('In the other tab');
  await page.reload();
  await expect.poll(() => readTitle(page)).toBe('Still in the first');
  await close();
});

drawnTest(
  'with twenty kept the oldest is offered for removal, and stays if the reader chooses so',
  async () => {
    const { page, tabs, close } = await openOwn();
    // A title whose storing is still pending would overwrite what is written here.
    await expect.poll(() => readKept(page, 'shelf')).toMatchObject({ slots: [{ title: 'First of mine' }] });
    await page.evaluate((document) => {
      const write = (key: string, value: unknown): void =>
        localStorage.setItem(`eecs.${key}`, btoa(encodeURIComponent(JSON.stringify(value))));
      const slots = [{ id: '', title: 'First of mine', hash: '', changed: Date.now() }];
      for (let i = 1; i < 20; i += 1) {
        write(`s${i}.case`, { ...document, title: `Kept ${i}` });
        slots.push({ id: `s${i}`, title: `Kept ${i}`, hash: `h${i}`, changed: i * 1e9 });
      }
      write('shelf', { active: '', slots });
    }, beamExamples.proppedCantilever);
    await page.goto(`/msb/${caseHash(beamExamples.twoSpans)}`);
    await page.getByText('“Kept 1”').waitFor();
    await page.getByRole('button', { name: kitEnUS['action.no'] }).click();
    await expect.poll(() => readTitle(page)).toBe('First of mine');
    await expect.poll(() => tabs.count()).toBe(20);
    await page.goto(`/msb/${caseHash(beamExamples.twoSpans)}`);
    await page.getByRole('button', { name: kitEnUS['action.yes'] }).click();
    await expect.poll(() => readTitle(page)).toBe(beamExamples.twoSpans.title);
    await expect.poll(() => tabs.allTextContents()).toContain(beamExamples.twoSpans.title);
    expect(await tabs.allTextContents()).not.toContain('Kept 1');
    expect(await tabs.count()).toBe(20);
    await stepTo(page, '/new-task');
    await page.getByRole('link', { name: 'Continue “Kept 7”' }).click();
    await expect.poll(() => readTitle(page)).toBe('Kept 7');
    await close();
  },
);
