import { caseHash } from '@eecs/solver-core';
import { beamExamples } from '@eecs/ui-beam/data';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawnTest } from '../../packages/solver-core/verification/drawnTest.ts';
import { IS_WHOLE } from '../../packages/solver-core/verification/drawCases.ts';
import editorEnUS from '../../packages/ui-kit/src/editor/messages/en-US.json' with { type: 'json' };
import beamEnUS from '../../packages/ui-beam/src/messages/en-US.json' with { type: 'json' };
import trussEnUS from '../../packages/ui-truss/src/messages/editor.en-US.json' with { type: 'json' };
import tablesEnUS from '../../packages/ui-kit/src/editor/messages/tables.en-US.json' with { type: 'json' };
import kitEnUS from '../../packages/ui-kit/src/messages/en-US.json' with { type: 'json' };
import kitLaterEnUS from '../../packages/ui-kit/src/messages/later.en-US.json' with { type: 'json' };
import enUS from '../src/messages/en-US.json' with { type: 'json' };
import { isReadOnly, listFetched, readDownload, readKept, readTitle, writeTitle } from './support/editor.ts';
import { openPage, stepTo } from './support/openPage.ts';
import { type RunningSite, startSite } from './support/startSite.ts';
import { pagesEnUS } from './support/pageTexts.ts';

const EXAMPLE = `/msb/${caseHash(beamExamples.hingedSpans)}`;
/** Chunks of the editor that load after its first picture. */
const LATE_PARTS = /lateParts-.*\.js/;
/** Time after an edit within which it must be stored, ms, measured in the page. */
const KEPT_AFTER_MS = 300;
/** `CRASHES=200 CRASH_SEED=7 npx vitest run --project site recovery` repeats or extends the test. */
const CRASHES = Number(process.env['CRASHES'] ?? (IS_WHOLE ? 4 : 1));
/** Each crash opens two pages; the time is enough for a busy machine. */
const CRASH_TIMEOUT_MS = 30_000 + 15_000 * CRASHES;
const SEED = Number(process.env['CRASH_SEED'] ?? Date.now() % 1_000_000);

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
});

/** Park and Miller's generator: the same seed gives the same times. */
function createRandom(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Ends the process that shows a page, like a crash: no further event of the page is fired. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // No answer arrives, because the page that would send it has crashed.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** Runs in the page: notifies the test after `count` edits have had their time. */
function startAllowance([count, delayMs]: readonly [number, number]): void {
  setTimeout(() => {
    (window as unknown as { describeDue: (count: number) => void }).describeDue(count);
  }, delayMs);
}

test(
  `a page that crashes at a random moment loses at most the last ${KEPT_AFTER_MS} ms (seed ${SEED})`,
  async () => {
    const random = createRandom(SEED);
    for (let run = 0; run < CRASHES; run += 1) {
      // A beam and a truss alternate; with one crash in a run, the seed decides.
      const [path, field] =
        (run + SEED) % 2 === 0 ? ['/msb/', beamEnUS.title] : ['/truss/', trussEnUS['case.title']];
      const { page, close } = await openPage(site, { path, isFirst: true });
      await page.waitForURL((url) => url.pathname.length > path.length);
      const edits: string[] = [];
      // Number of edits whose time is over, by a timer that the page sets after each: on a busy machine a page can be
      // blocked for longer than the allowance, and that does not count.
      let due = 0;
      await page.exposeFunction('describeDue', (count: number) => {
        due = count;
      });
      const count = 1 + Math.floor(random() * 6);
      for (let edit = 0; edit < count; edit += 1) {
        const title = `Run ${run}, edit ${edit}`;
        await writeTitle(page, title, field);
        edits.push(title);
        await page.evaluate(startAllowance, [edits.length, KEPT_AFTER_MS] as const);
        // Waits for nothing in particular: the time of the crash is random.
        await new Promise((resolve) => setTimeout(resolve, random() * 500));
      }
      const dueAtCrash = due;
      await crash(page);

      const next = await page.context().newPage();
      await next.goto(path);
      const title = next.getByRole('textbox', { name: field, exact: true }).first();
      await title.waitFor();
      const shown = await title.inputValue();
      expect(
        edits.indexOf(shown) + 1,
        `seed ${SEED}, run ${run}: shows “${shown}”, ${dueAtCrash} edits were due`,
      ).toBeGreaterThanOrEqual(dueAtCrash);
      await close();
    }
  },
  CRASH_TIMEOUT_MS,
);

drawnTest(
  'without a network the editor goes on, keeps its beam and states whose result is below; it solves when the server is back, and that result comes back with the beam',
  async () => {
    const { page, close } = await openPage(site, { path: '/msb/', isFirst: true });
    await page.waitForURL(`**${EXAMPLE}`);
    await expect.poll(async () => (await listFetched(page)).some((name) => LATE_PARTS.test(name))).toBe(true);
    await page.context().setOffline(true);
    await page.getByRole('tab', { name: beamEnUS.panels.crossSections }).click();
    await page.getByRole('button', { name: tablesEnUS.crossSections.addSection }).waitFor();
    await page.context().setOffline(false);
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: editorEnUS.solve, exact: true }).click();
    await page.getByText(pagesEnUS['network.offline']).waitFor();
    expect(await page.getByText(pagesEnUS['network.offline']).count()).toBe(1);
    await page.getByText(pagesEnUS['network.preview']).waitFor();
    await writeTitle(page, 'Offline work');
    await expect.poll(() => readKept(page, 'case')).toMatchObject({ title: 'Offline work' });
    await page.reload();
    await expect.poll(() => readTitle(page)).toBe('Offline work');
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: editorEnUS.solve, exact: true }).click();
    await page.getByText(beamEnUS.hindrance.current).waitFor();
    await expect.poll(() => readKept(page, 'solution')).toMatchObject({ level: 'ok' });
    // The server must not be called again.
    await page.route('**/api/case/**', (route) => route.abort('connectionrefused'));
    await page.reload();
    await page.getByText(beamEnUS.hindrance.current).waitFor();
    await page.getByText('+31.076').first().waitFor();
    await close();
  },
);

drawnTest(
  'the second tab on a beam looks on, follows, and takes over what the first had typed last',
  async () => {
    const first = await openPage(site, { path: '/msb/', isFirst: true });
    await first.page.waitForURL(`**${EXAMPLE}`);
    await writeTitle(first.page, 'First tab');
    await expect.poll(() => readKept(first.page, 'case')).toMatchObject({ title: 'First tab' });

    const second = await first.page.context().newPage();
    await second.goto('/msb/');
    await second.getByText(pagesEnUS['beam.tabs.other']).waitFor();
    await expect.poll(() => isReadOnly(second)).toBe(true);
    await writeTitle(first.page, 'Still the first');
    await expect.poll(() => readTitle(second)).toBe('Still the first');

    // The last edit is not stored yet when the other tab takes over.
    await writeTitle(first.page, 'Last words');
    await second.getByRole('button', { name: pagesEnUS['beam.tabs.takeOver'] }).click();
    await expect.poll(() => readTitle(second)).toBe('Last words');
    await second.getByText(pagesEnUS['beam.tabs.other']).waitFor({ state: 'detached' });
    await first.page.getByText(pagesEnUS['beam.tabs.other']).waitFor();
    await writeTitle(second, 'Second tab');
    await expect.poll(() => readTitle(first.page)).toBe('Second tab');

    // A tab that has crashed holds no document.
    await crash(second);
    await first.page.reload();
    await expect.poll(() => readTitle(first.page)).toBe('Second tab');
    await expect.poll(() => first.page.getByText(pagesEnUS['beam.tabs.other']).count()).toBe(0);
    expect(await isReadOnly(first.page)).toBe(false);
    await first.close();
  },
);

drawnTest(
  'what was typed but not entered is taken over when the page is left, an edit made just before too; a kept beam that is damaged comes back from its steps; an application that crashes gives the beam away as a file',
  async () => {
    const { page, close } = await openPage(site, { path: '/msb/' });
    await page.waitForURL(`**${EXAMPLE}`);
    // The parts that handle a field's input load after the first picture.
    await page.waitForFunction(() => document.querySelector('[data-editor] ~ span[hidden]') !== null);
    const place = page.getByRole('textbox', { name: /Load 1,.*x/ }).first();
    await place.fill('2');
    await place.press('Enter');
    await page.getByRole('textbox', { name: beamEnUS.title, exact: true }).first().fill('Half typed');
    // At once, before the address is updated.
    await page.reload();
    await expect.poll(() => readTitle(page)).toBe('Half typed');
    expect(await place.inputValue()).toMatch(/^2/);
    expect(await page.getByRole('button', { name: kitLaterEnUS['action.yes'] }).count()).toBe(0);

    await writeTitle(page, 'Soon damaged');
    await expect.poll(() => readKept(page, 'beam.steps')).not.toBeNull();
    await expect.poll(() => readKept(page, 'case')).toMatchObject({ title: 'Soon damaged' });
    await stepTo(page, '/about');
    await page.getByRole('heading', { level: 1, name: enUS['page.about'] }).waitFor();
    await page.evaluate(() => {
      localStorage.setItem('eecs.case', '%%%garbage');
    });
    await page.goto('/msb/');
    const damaged = page.waitForEvent('download');
    await page.getByRole('button', { name: pagesEnUS['beam.damagedDownload'] }).click();
    expect(await readDownload(await damaged)).toContain('%%%garbage');
    await expect.poll(() => readTitle(page)).toBe('Soon damaged');
    expect(await readKept(page, 'case')).toMatchObject({ title: 'Soon damaged' });

    // A page that throws while it renders.
    await page.route(/AboutPage-.*\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const texts = []; export function AboutPage() { throw new Error("broken on purpose"); }',
      }),
    );
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'About' }).click();
    await page.getByRole('heading', { level: 1, name: enUS['error.heading'] }).waitFor();
    await page.getByText('broken on purpose').waitFor();
    await page.getByRole('button', { name: enUS['error.retry'] }).waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: enUS['error.download'] }).click();
    expect(JSON.parse(await readDownload(await downloading))).toMatchObject({ title: 'Soon damaged', L: 12 });
    await close();
  },
);

drawnTest(
  'a tab whose code does not come shows an error in its place, and comes when the line is back',
  async () => {
    const { page, close } = await openPage(site, {
      path: '/msb/',
      isFirst: false,
      prepare: (opened) => opened.route(LATE_PARTS, (route) => route.fulfill({ status: 500 })),
    });
    await page.waitForURL(`**${EXAMPLE}`);
    const panel = page.getByRole('tabpanel');
    const retry = panel.getByRole('button', { name: kitEnUS['action.retry'] });
    await retry.waitFor();
    expect(await readTitle(page)).toBe(beamExamples.hingedSpans.title);
    await page.getByRole('button', { name: editorEnUS.solve, exact: true }).waitFor();
    await page.unroute(LATE_PARTS);
    await retry.click();
    await retry.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: beamEnUS.panels.crossSections }).click();
    await panel.getByRole('button', { name: tablesEnUS.crossSections.addSection }).waitFor();
    // So do the tools of the board, which are loaded from the same file.
    await page.getByRole('toolbar').first().waitFor();
    await close();
  },
);
