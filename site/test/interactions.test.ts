import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IS_WHOLE } from '../../packages/solver-core/verification/drawCases.ts';
import editorEnUS from '../../packages/ui-kit/src/editor/messages/en-US.json' with { type: 'json' };
import enUS from '../src/messages/en-US.json' with { type: 'json' };
import { openPage } from './support/openPage.ts';
import { pagesEnUS } from './support/pageTexts.ts';
import { type RunningSite, startSite } from './support/startSite.ts';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
});

/** Counts a reader's actions: a click, a key, or a field filled and committed. */
function createHand(page: Page) {
  let count = 0;
  const once = async (act: Promise<unknown>): Promise<void> => {
    count += 1;
    await act;
  };
  return {
    count: () => count,
    click: (name: string | RegExp, role: 'button' | 'link' = 'button') =>
      once(page.getByRole(role, { name }).first().click()),
    press: (key: string) => once(page.keyboard.press(key)),
    fill: async (name: string | RegExp, text: string) => {
      const field = page.getByRole('textbox', { name }).first();
      await field.fill(text);
      await once(field.press('Enter'));
    },
    /** Clicks on the board at a fraction of the beam's length. */
    place: async (part: number) => {
      const beam = await page.locator('[data-board] [data-role="beam"]').boundingBox();
      if (beam === null) throw new Error('no beam is drawn');
      await once(page.mouse.click(beam.x + beam.width * part, beam.y - 20));
    },
  };
}

async function readMoments(page: Page): Promise<string> {
  const figure = page.getByRole('figure', { name: /Bending moment/ });
  return ((await figure.locator('figcaption').textContent()) ?? '').replaceAll(/\s/g, ' ');
}

// Each of its steps is one of the nine below, except that the length is entered instead of the spans.
test.runIf(IS_WHOLE)('one span with q takes six interactions from the home page', async () => {
  const { page, close } = await openPage(site, { path: '/' });
  const hand = createHand(page);
  await hand.click(enUS['home.new'], 'link');
  await hand.fill(pagesEnUS['start.length'], '6');
  await page.locator('[data-board][data-ready]').waitFor();
  await hand.press('d');
  await hand.place(0.5);
  await hand.fill(/^Load 1, ordinate/, '10');
  await hand.click(editorEnUS.solve);
  // q·l²/8 = 10·6²/8.
  await expect.poll(() => readMoments(page)).toContain('45.000 kN·m at 3 m');
  expect(hand.count()).toBeLessThanOrEqual(6);
  await close();
});

test('two spans with q and P take nine', async () => {
  const { page, close } = await openPage(site, { path: '/' });
  const hand = createHand(page);
  await hand.click(enUS['home.new'], 'link');
  await hand.fill(pagesEnUS['start.spans'], '6 + 6');
  await page.locator('[data-board][data-ready]').waitFor();
  await hand.press('d');
  await hand.place(0.25);
  await hand.fill(/^Load 1, ordinate/, '10');
  await hand.click(/^Transverse/);
  await hand.place(0.75);
  await hand.fill(/^Load 2, value/, '20');
  await hand.click(editorEnUS.solve);
  // q·l²/8 over both spans, or q·l²/16 over the first, and 3·P·l/32.
  await expect.poll(() => readMoments(page)).toMatch(/−(56\.250|33\.750) kN·m at 6 m/);
  expect(hand.count()).toBeLessThanOrEqual(9);
  await close();
});
