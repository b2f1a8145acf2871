import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawnTest, drawOne } from '../../packages/solver-core/verification/drawnTest.ts';
import editorEnUS from '../../packages/ui-kit/src/editor/messages/en-US.json' with { type: 'json' };
import placementEnUS from '../../packages/ui-kit/src/editor/messages/placement.en-US.json' with { type: 'json' };
import editorRu from '../../packages/ui-kit/src/editor/messages/ru.json' with { type: 'json' };
import trussEditorEnUS from '../../packages/ui-truss/src/messages/later.en-US.json' with { type: 'json' };
import type { TrussCase } from '@eecs/solver-core/truss';
import featuresEnUS from '../src/features/messages/en-US.json' with { type: 'json' };
import trussEnUS from '../src/truss/messages/en-US.json' with { type: 'json' };
import { readDownload } from './support/editor.ts';
import { findViolations } from './support/findViolations.ts';
import { DESKTOP, openPage, PHONE } from './support/openPage.ts';
import { type RunningSite, startSite } from './support/startSite.ts';
import { listTrussStates, showTrussState } from './support/trussStates.ts';

const SOLVE = { 'en-US': editorEnUS.solve, ru: editorRu.solve } as const;

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
});

test.each(
  // A phone first, because the same run tests beams on a desktop.
  drawOne([
    { locale: 'ru', theme: 'dark', force: '−35,355', size: PHONE },
    { locale: 'en-US', theme: 'light', force: '−35.355', size: DESKTOP },
  ] as const),
)(
  'the first truss, solved on the server in $locale, $theme, on a screen $size.width wide: its end rod bears 35.355 kN',
  async ({ force, ...look }) => {
    const { page, complaints, close } = await openPage(site, { ...look, path: '/truss/' });
    const answered = page.waitForResponse(
      (response) => new URL(response.url()).pathname === '/api/case/truss',
    );
    await page.getByRole('button', { name: SOLVE[look.locale], exact: true }).click();
    expect((await answered).status()).toBe(200);
    // By hand: each support carries half of five forces of 10 kN, and the end rod rises at 45°: N = −25·√2 = −35.355
    // kN.
    await page.getByText(force).first().waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('#truss-result-sampler-n');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    if (look.size === DESKTOP) {
      for (const state of listTrussStates()) {
        await showTrussState(page, state);
        expect(await findViolations(page, { within: '[data-editor]' }), state.name).toEqual([]);
      }
      expect(await page.getByText(trussEditorEnUS['view.coincide'], { exact: true }).isVisible()).toBe(true);
    }
    expect(complaints).toEqual([]);
    await close();
  },
);

/** Solves while a joint is being dragged: the page does not scroll, and the joint is dropped at the pointer. */
async function expectStaysWhileHeld(page: Page): Promise<void> {
  const readScroll = () => page.evaluate(() => window.scrollY);
  const board = page.locator('[data-board]').first();
  const joints = board.locator('path[data-role="joint"]');
  await joints.waitFor();
  const box = await board.boundingBox();
  // All joints are one path, circles of 3.5 px; the tenth is the joint of the upper chord at 9 m.
  const circles = [...((await joints.getAttribute('d')) ?? '').matchAll(/M(\S+) (\S+?)a/g)];
  const at = {
    x: (box?.x ?? 0) + Number(circles[9]?.[1]) + 3.5,
    y: (box?.y ?? 0) + Number(circles[9]?.[2]),
  };
  const readPlace = async () => {
    const name = await page.getByRole('option', { name: /^Joint 10 at/ }).getAttribute('aria-label');
    return [...(name ?? '').matchAll(/[\d.]+/g)].slice(1, 3).map(Number);
  };
  expect(await readPlace()).toEqual([9, 3]);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 40, at.y - 40, { steps: 4 });
  await page.keyboard.press('Control+Enter');
  await page
    .getByText(trussEditorEnUS['results.solved'], { exact: true })
    .first()
    .waitFor({ state: 'attached' });
  // The results are on the board, so the page need not scroll.
  await page.evaluate(async () => {
    for (let left = 10; left > 0; left -= 1) await new Promise((done) => requestAnimationFrame(done));
  });
  expect(await readScroll()).toBe(0);
  await page.mouse.up();
  // 40 px are almost a metre.
  await expect.poll(async () => (await readPlace()).map(Math.round)).toEqual([10, 4]);
  // Without a drag the page does not scroll either, and the values of the moved truss are on its board.
  await page.keyboard.press('Control+Enter');
  await page
    .getByRole('radio', { name: 'Axial forces N' })
    .and(page.locator('[aria-checked="true"]'))
    .waitFor();
  await expect
    .poll(() => board.locator('text').allTextContents())
    .toContainEqual(expect.stringMatching(/^−?\d+\.\d+$/));
  // Rounding may scroll the page by a fraction of a pixel.
  expect(await readScroll()).toBeLessThanOrEqual(1);
}

drawnTest(
  'a truss is solved while a joint is held; then a drawing of a bracing becomes rods with the section that its layer names, and features outside the plan are marked',
  async () => {
    const { page, close } = await openPage(site, { path: '/truss/' });
    await expectStaysWhileHeld(page);
    const lines = [
      [0, 0, 3, 0],
      [3, 0, 3, 3],
      [3, 3, 0, 0],
    ].flatMap(([x0, y0, x1, y1]) => [0, 'LINE', 8, 'IPE300-BRACE', 10, x0, 20, y0, 11, x1, 21, y1]);
    const dxf = [0, 'SECTION', 2, 'ENTITIES', ...lines, 0, 'ENDSEC', 0, 'EOF'].join('\n');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'Bracing.dxf', mimeType: 'image/vnd.dxf', buffer: Buffer.from(dxf) });
    // The example is shown.
    await page
      .getByRole('dialog', { name: placementEnUS.title })
      .getByRole('button', { name: placementEnUS.replace, exact: true })
      .click();
    await page.getByText(trussEnUS['truss.file.opened'].replace('{{title}}', 'Bracing')).first().waitFor();
    await page.getByRole('button', { name: trussEnUS['truss.actions'], exact: true }).click();
    await page
      .getByRole('menuitem', { name: trussEnUS['truss.actions.svg'] })
      .getByText(featuresEnUS['feature.restricted'])
      .waitFor();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: trussEnUS['truss.actions.export'] }).click();
    const saved = JSON.parse(await readDownload(await coming)) as TrussCase;
    expect(saved.links.map(({ i, j, sectionIndex }) => [i, j, sectionIndex])).toEqual([
      [0, 1, 0],
      [1, 2, 0],
      [2, 0, 0],
    ]);
    expect(saved.sections.map(({ label }) => label)).toEqual(['IPE 300']);
    await page.locator('[data-room-entry="export"]').click();
    for (const format of ['CSV', 'XLSX', 'DXF'])
      await page.locator('button[data-restricted]', { hasText: format }).waitFor();
    await close();
  },
);
