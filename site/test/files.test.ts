import { readFile } from 'node:fs/promises';
import { caseHash, convertCase } from '@eecs/solver-core';
import { beamExamples, readShare, writeCaseFile, writeShare } from '@eecs/ui-beam/data';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawnTest } from '../../packages/solver-core/verification/drawnTest.ts';
import placementEnUS from '../../packages/ui-kit/src/editor/messages/placement.en-US.json' with { type: 'json' };
import editorEnUS from '../../packages/ui-kit/src/editor/messages/en-US.json' with { type: 'json' };
import siteEnUS from '../src/messages/en-US.json' with { type: 'json' };
import { hasFocus, isReadOnly, readKept, readTitle, writeTitle } from './support/editor.ts';
import { findViolations } from './support/findViolations.ts';
import { openPage, PHONE } from './support/openPage.ts';
import { type RunningSite, startSite } from './support/startSite.ts';
import { pagesEnUS } from './support/pageTexts.ts';

const EXAMPLE = `/msb/${caseHash(beamExamples.hingedSpans)}`;

/** A file of the site without scripts: changing only the hash of an address would not reload the page. */
const REST = '/robots.txt';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
});

async function openEditor() {
  const visit = await openPage(site, { path: '/msb/' });
  await visit.page.waitForURL(`**${EXAMPLE}`);
  return visit;
}

async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: pagesEnUS['beam.actions'] }).click();
  await page.getByRole('menuitem', { name }).click();
}

async function chooseFile(page: Page, file: { readonly name: string; readonly text: string }): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await chooseAction(page, pagesEnUS['beam.actions.import']);
  const chooser = await choosing;
  await chooser.setFiles({
    name: file.name,
    mimeType: 'application/json',
    buffer: Buffer.from(file.text),
  });
}

/** Drags a file over the page, which shows what it would do with it, and drops it there. */
async function dropFile(page: Page, file: { readonly name: string; readonly text: string }): Promise<void> {
  const data = await page.evaluateHandle(({ name, text }) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], name, { type: 'application/json' }));
    return transfer;
  }, file);
  await page.dispatchEvent('main', 'dragover', { dataTransfer: data });
  await page.getByText(pagesEnUS['beam.file.drop']).waitFor();
  await page.dispatchEvent('main', 'drop', { dataTransfer: data });
}

/** Answers the question that appears when a file is opened while the drawing is not empty. */
async function answerPlacement(page: Page, answer: 'replace' | 'add' = 'replace'): Promise<void> {
  const question = page.getByRole('dialog', { name: placementEnUS.title });
  await question.getByRole('button', { name: placementEnUS[answer], exact: true }).click();
  await question.waitFor({ state: 'hidden' });
}

test('the menu of actions: by keyboard alone, axe finds nothing', async () => {
  const { page, close } = await openEditor();
  const button = page.getByRole('button', { name: pagesEnUS['beam.actions'] });
  await button.focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await expect.poll(focused).toBe(pagesEnUS['beam.actions.export']);
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe(pagesEnUS['beam.actions.import']);
  await page.keyboard.press('End');
  await expect.poll(focused).toBe(await items.last().textContent());
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe(pagesEnUS['beam.actions.export']);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => items.count()).toBe(0);
  await expect.poll(() => hasFocus(button)).toBe(true);
  await close();
});

drawnTest('on a phone the menu opens where there is room for it', async () => {
  const { page, close } = await openPage(site, { path: '/msb/', size: PHONE });
  await page.getByRole('button', { name: pagesEnUS['beam.actions'] }).tap();
  const items = page.getByRole('menuitem');
  await items.first().waitFor();
  for (const item of await items.all()) {
    const readBox = async () => (await item.boundingBox()) ?? { y: Infinity, height: 0 };
    await expect
      .poll(async () => {
        const { y, height } = await readBox();
        return y + height;
      })
      .toBeLessThanOrEqual(PHONE.height);
    expect((await readBox()).height).toBeGreaterThanOrEqual(44);
  }
  await close();
});

drawnTest(
  'a beam goes out as PNG and as JSON, and comes in whole, chosen or dropped, as one step back',
  async () => {
    const { page, complaints, close } = await openEditor();
    await page.getByText('+31.076').first().waitFor();
    const drawing = page.waitForEvent('download');
    await chooseAction(page, pagesEnUS['beam.actions.png']);
    const picture = await drawing;
    expect(picture.suggestedFilename()).toBe('Two-spans-with-a-hinge.png');
    const bytes = await readFile(await picture.path());
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');

    const downloading = page.waitForEvent('download');
    await chooseAction(page, pagesEnUS['beam.actions.export']);
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Two-spans-with-a-hinge.json');
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ L: 12, title: 'Two spans with a hinge' });

    await chooseFile(page, { name: 'floor.json', text: writeCaseFile(beamExamples.twoSpans) });
    await answerPlacement(page);
    await expect.poll(() => readTitle(page)).toBe('Two-span floor beam');
    await page.waitForURL(`**/msb/${caseHash(beamExamples.twoSpans)}`);
    await page.getByRole('button', { name: editorEnUS.undo }).click();
    await expect.poll(() => readTitle(page)).toBe('Two spans with a hinge');
    await page.getByRole('button', { name: editorEnUS.redo }).click();
    await expect.poll(() => readTitle(page)).toBe('Two-span floor beam');

    // After adding, the title stays that of the beam.
    await chooseFile(page, { name: 'balcony.json', text: writeCaseFile(beamExamples.balcony) });
    await answerPlacement(page, 'add');
    await page.getByText('was added to the beam').first().waitFor();
    const count = beamExamples.twoSpans.loads.length + beamExamples.balcony.loads.length;
    const readLoads = async () =>
      ((await readKept(page, 'case')) as { readonly loads: readonly unknown[] }).loads;
    await expect.poll(async () => (await readLoads()).length).toBe(count);
    expect(await readTitle(page)).toBe('Two-span floor beam');

    await dropFile(page, { name: 'balcony.json', text: writeCaseFile(beamExamples.balcony) });
    await answerPlacement(page);
    await expect.poll(() => readTitle(page)).toBe('Balcony with a moment');
    expect(await page.getByText(pagesEnUS['beam.file.drop']).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  },
);

drawnTest(
  'a file or a link that is no beam is refused with its places and a cure; nothing is lost',
  async () => {
    const { page, close } = await openEditor();
    await writeTitle(page, 'Mine');
    const broken = { ...beamExamples.twoSpans, L: 'ten', supports: [{ className: 'rope', x: 0 }] };
    await chooseFile(page, { name: 'rope.json', text: JSON.stringify(broken) });
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const answer = async (): Promise<void> => {
      // The key goes to the focused element, so the focus must be in the dialog first.
      await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'hidden' });
    };
    await dialog.getByText('“rope.json” was not opened').waitFor();
    for (const text of [
      'The beam, length: a number is expected.',
      'Support 1, kind: “rope” is unknown; known are pin, roller, clamp, hinge, spring.',
      pagesEnUS['beam.file.cure'],
    ])
      await dialog.getByText(text).first().waitFor();
    await answer();
    await chooseFile(page, { name: 'poem.json', text: 'roses are red' });
    await dialog.getByText(pagesEnUS['beam.file.notJson']).waitFor();
    await answer();
    expect(await readTitle(page)).toBe('Mine');
    await expect.poll(() => readKept(page, 'case')).toMatchObject({ title: 'Mine' });

    // A browser that cannot copy shows the link.
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await chooseAction(page, pagesEnUS['beam.actions.share']);
    const told = page.getByText(/\/msb\/#c=/);
    await told.waitFor();
    const [fragment = ''] = /#c=[\w-]+/.exec((await told.textContent()) ?? '') ?? [];
    // It is the whole link: a reader who copies it by hand gets the same beam.
    const read = await readShare(fragment);
    expect(read.ok && read.document).toMatchObject({ title: 'Mine' });
    expect(read.ok && caseHash(read.document)).toBe(caseHash(beamExamples.hingedSpans));

    const truss = await writeShare({ ...beamExamples.twoSpans, kind: 'truss' } as never);
    for (const [hash, reason] of [
      ['#c=eJxLBAA', pagesEnUS['beam.link.damaged']],
      [truss.ok ? truss.fragment : '', pagesEnUS['beam.link.refused']],
    ] as const) {
      await page.goto(REST);
      await page.goto(`/msb/${hash}`);
      await page.getByText(reason).first().waitFor();
      await expect.poll(() => readTitle(page), { message: hash }).toBe('Mine');
      expect(await isReadOnly(page)).toBe(false);
      expect(await readKept(page, 'case')).toMatchObject({ title: 'Mine' });
    }
    await close();
  },
);

drawnTest('a link carries the beam to another browser: read-only there till it is edited', async () => {
  const sender = await openEditor();
  await sender.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await writeTitle(sender.page, 'Shared purlin');
  await chooseAction(sender.page, pagesEnUS['beam.actions.share']);
  await sender.page.getByText(pagesEnUS['beam.link.copied']).first().waitFor();
  const link = await sender.page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe('/msb/');
  expect(new URL(link).hash).toMatch(/^#c=[\w-]{100,}&shown=\S+$/);
  await sender.close();

  const { page, complaints, close } = await openEditor();
  const own = { ...beamExamples.twoSpans, title: 'My own', selfWeight: true };
  await chooseFile(page, { name: 'own.json', text: writeCaseFile(own) });
  await answerPlacement(page);
  await expect.poll(() => readKept(page, 'case')).toMatchObject({ title: 'My own' });
  const { pathname, hash } = new URL(link);
  await page.goto(REST);
  await page.goto(`${pathname}${hash}`);
  await page.getByText(pagesEnUS['beam.link.opened']).waitFor();
  await expect.poll(() => readTitle(page)).toBe('Shared purlin');
  await expect.poll(() => isReadOnly(page)).toBe(true);
  expect(await readKept(page, 'case')).toMatchObject({ title: 'My own' });
  expect(await findViolations(page)).toEqual([]);

  // Once edited, it is listed in addition to the reader's own beam.
  await page.getByRole('button', { name: pagesEnUS['beam.link.edit'] }).click();
  await page.waitForURL((url) => url.hash === '' && url.pathname === EXAMPLE);
  await writeTitle(page, 'Mine now');
  const tabs = page.getByRole('navigation', { name: pagesEnUS['beam.shelf.label'] }).getByRole('link');
  await expect.poll(() => tabs.allTextContents()).toEqual(['My own', 'Mine now']);
  expect(await readKept(page, 'case')).toMatchObject({ title: 'My own' });
  expect(complaints).toEqual([]);
  await close();
});

drawnTest(
  'a beam in US units, by a link or a file, stays the beam it is in a browser of SI units until it is switched',
  async () => {
    const sent = convertCase(beamExamples.twoSpans, 1);
    const written = await writeShare(sent);
    if (!written.ok) throw new Error('too long for a link');
    const { page, close } = await openPage(site, { path: `/msb/${written.fragment}` });
    const us = page.getByRole('radio', { name: siteEnUS['units.usLong'] });
    await page.getByRole('button', { name: pagesEnUS['beam.link.edit'] }).click();
    await page.waitForURL(`**/msb/${caseHash(sent)}`);
    expect(await us.isChecked()).toBe(true);
    await page.getByRole('radio', { name: siteEnUS['units.siLong'] }).click();
    await expect.poll(() => readKept(page, 'case')).toMatchObject({ units: { system: 0 } });

    await chooseFile(page, { name: 'us.json', text: writeCaseFile(convertCase(beamExamples.balcony, 1)) });
    await answerPlacement(page);
    await page.waitForURL(`**/msb/${caseHash(convertCase(beamExamples.balcony, 1))}`);
    expect(await us.isChecked()).toBe(true);
    await close();
  },
);
