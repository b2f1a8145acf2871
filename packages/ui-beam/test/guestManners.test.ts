import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { drawCases, IS_WHOLE } from '../../solver-core/verification/drawCases.ts';
import { editorScript } from './support/editorScript.ts';
import { hostGuests } from './support/hostGuests.ts';
import { runSteps } from './support/runSteps.ts';

const { visit } = hostGuests();

/** A tenth of them finish their work, the others are unmounted during it. */
const TIMES = drawCases(50, 8);

/** No cookie, nothing stored, no font, no global name, no attribute on the page's own elements. */
const NO_TRACES = {
  cookie: '',
  stored: [],
  databases: [],
  fonts: 0,
  newGlobals: [],
  documentAttributes: [],
};

/** Expects that inherited text styles of the page do not affect a shadow root. */
async function expectOwnLetters(page: Page): Promise<void> {
  const editor = page.getByRole('group', { name: 'Beam editor' });
  const look = await editor.getByRole('button', { name: /^Solve/ }).evaluate((element) => {
    const { fontSize, letterSpacing, wordSpacing, textTransform, fontStyle, textIndent, whiteSpace } =
      getComputedStyle(element);
    return { fontSize, letterSpacing, wordSpacing, textTransform, fontStyle, textIndent, whiteSpace };
  });
  expect(look).toEqual({
    fontSize: '14px',
    letterSpacing: 'normal',
    wordSpacing: '0px',
    textTransform: 'none',
    fontStyle: 'normal',
    textIndent: '0px',
    // The words of a button of the bar stay on one line; the page says `pre`.
    whiteSpace: 'nowrap',
  });
}

describe('the packed editor', () => {
  test.each([
    // These two pages ask for less than the pages after them, so they are only tried at night.
    ...(IS_WHOLE
      ? [
          ['a plain page', '/plain'],
          ['a shadow root', '/shadow'],
        ]
      : []),
    ['a page whose policy allows scripts of its own and styles with a nonce, and nothing else', '/strict'],
    ['a shadow root in a page with rules for everything', '/hostile'],
    ['a page rendered by a server', '/rendered'],
  ])('works in %s and leaves no trace', (_, path) =>
    visit(path, async ({ page, complaints, foreignRequests }) => {
      // The rendered page differs until React has hydrated it.
      const hasChart = IS_WHOLE || path !== '/rendered';
      await runSteps(page, editorScript(page, { hasChart }), `react19${path}`);
      if (path === '/hostile') await expectOwnLetters(page);
      // Its style sheet, or the page's own; and while a chart is open the element in which Plotly measures texts.
      await expect
        .poll(() => page.evaluate(() => window.readTraces()))
        .toEqual({
          ...NO_TRACES,
          strangers: [...(path === '/shadow' ? [] : ['style']), ...(hasChart ? ['svg'] : [])],
        });
      // The preview's own thread, from the packed files.
      await expect.poll(() => page.workers().length).toBe(1);
      expect(complaints).toEqual([]);
      expect(foreignRequests).toEqual([]);
    }),
  );

  test(`comes and goes ${TIMES} times and leaves no listener, observer, worker, element or rule`, () =>
    visit('/again', async ({ page, complaints }) => {
      const cycle = async (times: number) => {
        for (let i = 0; i < times; i += 1) {
          await page.evaluate(() => window.guest.mount());
          // Every tenth may finish its work; the others are unmounted during it.
          const isUnhurried = i % 10 === 0;
          await page
            .getByRole(isUnhurried ? 'figure' : 'group')
            .first()
            .waitFor();
          await page.evaluate(() => window.guest.unmount());
        }
        await expect
          .poll(() => page.evaluate(() => document.querySelector('#root')?.childElementCount))
          .toBe(0);
      };
      const readLedger = () => page.evaluate(() => window.readLedger());
      // Style rules stay once they were used: all late parts are loaded before they are counted.
      await page.evaluate(() => window.guest.mount());
      let before = -1;
      const isSettled = async (): Promise<boolean> => {
        const { styleRules } = await readLedger();
        const isSame = styleRules === before;
        before = styleRules;
        return isSame;
      };
      await page.getByText('Greatest deflection').waitFor();
      await expect.poll(isSettled, { interval: 1500 }).toBe(true);
      await page.evaluate(() => window.guest.unmount());
      await cycle(1);
      // React finishes its last work a moment after the elements are removed.
      await expect.poll(readLedger).toMatchObject({ observers: 0, workers: 0 });
      const once = await readLedger();
      await cycle(TIMES - 1);
      await expect.poll(readLedger).toEqual(once);
      expect(complaints).toEqual([]);
    }));
});

test('an editor that was told no nonce where one is needed leaves the page around it', () =>
  visit('/nonceless', async ({ page }) => {
    await page.getByText('The rest of the page').waitFor();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain(
      'Give the editor the nonce of the page, as “Under a content policy”',
    );
  }));

describe('two editors on a page', () => {
  test('do not meet', () =>
    visit('/two', async ({ page, complaints, countPending }) => {
      const first = page.getByTestId('first');
      const second = page.getByTestId('second');
      const read = (editor: Locator) => editor.getByRole('group').first().evaluate(readState);
      await second.getByRole('group', { name: 'Редактор балки' }).waitFor();
      await expect.poll(() => second.getByRole('figure').count()).toBeGreaterThan(2);
      await expect.poll(() => first.getByRole('figure').count()).toBeGreaterThan(2);
      // Texts and late parts are loaded when no request is under way and two readings are equal.
      const readSettled = async (editor: Locator): Promise<string> => {
        let seen = '';
        await expect
          .poll(
            async () => {
              const before = seen;
              seen = await read(editor);
              return countPending() === 0 && seen === before;
            },
            { interval: 500 },
          )
          .toBe(true);
        return seen;
      };
      const before = await readSettled(second);

      // Typing, its keys, its buttons.
      const value = first.getByRole('textbox', { name: 'Load 1, value' });
      await value.fill('32');
      await value.press('Enter');
      await expect.poll(() => first.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
      await first.getByRole('button', { name: /^Solve/ }).click();
      await first.getByText('The results are up to date.').waitFor();
      await first.getByRole('tab', { name: /^Supports/ }).click();
      expect(await read(second)).toEqual(before);

      // A sheet of one editor does not open in the other.
      await first.getByRole('button', { name: 'Keys' }).click();
      await first.getByRole('dialog').waitFor();
      expect(await second.getByRole('dialog').count()).toBe(0);
      await page.keyboard.press('Escape');
      await first.getByRole('dialog').waitFor({ state: 'hidden' });

      // The keys belong to the focused editor.
      const own = await readSettled(first);
      await second.getByRole('tab').first().focus();
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Delete');
      expect(await read(first)).toEqual(own);

      const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      expect(complaints).toEqual([]);
    }));
});

/** Runs in the page: returns everything visible and typed in an element. */
function readState(element: Element): string {
  const fields = [...element.querySelectorAll('input, select, textarea')].map(
    (field) => (field as HTMLInputElement).value,
  );
  return JSON.stringify([element.textContent, fields]);
}
