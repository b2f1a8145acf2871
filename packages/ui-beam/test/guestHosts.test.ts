import { describe, expect, test } from 'vitest';
import { IS_WHOLE } from '../../solver-core/verification/drawCases.ts';
import { editorScript } from './support/editorScript.ts';
import { hostGuests } from './support/hostGuests.ts';
import { runSteps } from './support/runSteps.ts';
import { trussScript } from './support/trussScript.ts';

const { getAddress, visit } = hostGuests();

test.each([
  ['the page solves the preview where its thread is refused', '/cdn', 0],
  ['the thread of the preview is made by the page', '/cdn-thread', 1],
])('with scripts of another origin %s', (_, path, threads) =>
  visit(path, async ({ page, complaints, foreignRequests }) => {
    const moment = page.getByRole('figure', { name: /Bending moment/ });
    const read = async (): Promise<string> =>
      ((await moment.locator('figcaption').textContent()) ?? '').replace(/\s/gu, ' ');
    // By hand: M(3) = 31.076 kN·m.
    await expect.poll(read).toContain('31.076 kN·m at 3 m');
    expect(page.workers()).toHaveLength(threads);
    const [origin] = new Set(foreignRequests.map((url) => new URL(url).origin));
    expect(origin).toMatch(/^http:\/\/localhost:/);
    expect(complaints).toEqual([]);
  }),
);

test('a page in Vue has the editor as an element, and keeps its document in a ref', () =>
  visit('/vue', async ({ page, complaints, foreignRequests }) => {
    await runSteps(page, editorScript(page, { hasChart: IS_WHOLE }), 'vue');
    expect(complaints).toEqual([]);
    expect(foreignRequests).toEqual([]);
  }));

test('the truss editor works in a page that keeps the truss', () =>
  visit('/truss', async ({ page, complaints, foreignRequests }) => {
    await runSteps(page, trussScript(page), 'react19/truss');
    expect(complaints).toEqual([]);
    expect(foreignRequests).toEqual([]);
  }));

test('one file for a script tag brings the editor as an element, under a strict policy too', () =>
  visit('/script', async ({ page, complaints, foreignRequests }) => {
    await runSteps(page, editorScript(page), 'script');
    const told = await page.evaluate(async () => {
      const element = document.querySelector('eecs-beam') as HTMLElement & {
        value: unknown;
        solve: () => Promise<void>;
      };
      const solved = new Promise((resolve) =>
        element.addEventListener('solve', (event) => resolve((event as CustomEvent).detail)),
      );
      element.value = {
        schema: 1,
        L: 6,
        supports: [
          { className: 'fixed', x: 0 },
          { className: 'simple', x: 6 },
        ],
        loads: [{ className: 'DistributedLoad', x: [0, 6], y: [-12e3, -12e3, -12e3] }],
      };
      await element.solve();
      const answer = (await solved) as {
        readonly sets: readonly { readonly M: { readonly max: unknown } }[];
      };
      return answer.sets[0]?.M.max;
    });
    // qL²/8 in the middle.
    expect(told).toMatchObject({
      x: expect.closeTo(3, 9) as number,
      value: expect.closeTo(54_000, 6) as number,
    });
    expect(complaints).toEqual([]);
    expect(foreignRequests).toEqual([`${getAddress()}/eecs-beam.js`]);
  }));

test('a loader brings the editor, and its parts from where it lies when they are wanted', () =>
  visit('/loader', async ({ page, complaints }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.getByRole('figure', { name: /Bending moment/ }).waitFor();
    const findChart = () => fetched.filter((path) => /plotly/i.test(path));
    expect(findChart()).toEqual([]);
    await runSteps(page, editorScript(page), 'loader');
    // At the end of the steps the chart is open.
    expect(findChart()).toHaveLength(1);
    // The solver of the preview has its own thread.
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual(['/loader/liveWorker.js']);
    expect(fetched.every((path) => path.startsWith('/loader/'))).toBe(true);
    expect(complaints).toEqual([]);
  }));

test('one module gives a notebook the element, beams and the solver', () =>
  visit('/module', async ({ page, complaints }) => {
    await page.getByRole('figure', { name: /Bending moment/ }).waitFor();
    // By hand: M(3) = 31.076 kN·m.
    await expect.poll(() => page.locator('body > output').textContent()).toBe('31075.888');
    expect(complaints).toEqual([]);
  }));

test('a quiz in plain HTML marks three answers, and keeps its results back until they are given', () =>
  visit('/quiz', async ({ page, complaints }) => {
    const answer = async (name: RegExp, text: string): Promise<void> => {
      await page.getByRole('textbox', { name }).fill(text);
      await page.keyboard.press('Enter');
    };
    const grade = (): Promise<string> => page.locator('#grade').innerText();
    const finish = page.getByRole('button', { name: 'Finish the quiz' });
    await page.getByRole('textbox', { name: /reaction/ }).waitFor();
    expect(await page.locator('[data-diagram]').count()).toBe(0);
    // qL/2 = 36 kN, qL²/8 = 54 kN·m, q(L/2 − 2) = 12 kN.
    await answer(/reaction/, '36 kN');
    await expect.poll(grade).toBe('1 of 3');
    await answer(/Bending moment/, '52');
    await page.getByText('2 tries are left').waitFor();
    await answer(/Bending moment/, '54000 N·m');
    await expect.poll(grade).toBe('2 of 3');
    expect(await finish.isDisabled()).toBe(true);
    expect(await page.locator('[data-diagram]').count()).toBe(0);
    await answer(/Shear force 2 m/, '12 kN');
    await expect.poll(grade).toBe('3 of 3');
    await page.locator('[data-diagram]').first().waitFor();
    expect(await page.locator('#attempts').innerText()).toMatch(/moment\s+1\s+52\s+wrong/);
    expect(await page.locator('#sent').innerText()).toBe('');
    await finish.click();
    await page.getByText('Sent.').waitFor();
    expect(complaints).toEqual([]);
  }));

describe('the code of the guide', () => {
  test('a page that keeps the beam hears of edits and results, and solves from outside', () =>
    visit('/events', async ({ page, complaints }) => {
      const editor = page.getByRole('group', { name: 'Beam editor' });
      const title = editor.getByRole('textbox', { name: 'Title of the beam' });
      await title.fill('Heard');
      await title.press('Enter');
      await expect.poll(() => page.locator('#root > pre').textContent()).toBe('Heard');
      await page.getByRole('button', { name: 'Solve from outside' }).click();
      // By hand: M(3) = 31075.888 N·m.
      await expect.poll(() => page.locator('#root > output').textContent()).toBe('M = 31076 N·m at 3 m');
      expect(complaints).toEqual([]);
    }));

  test('a rule of the page gives the editor its colours; without the code of its chart the editor goes on, and Retry asks again', () =>
    visit('/colours', async ({ page }) => {
      const editor = page.getByRole('group', { name: 'Beam editor' });
      const solve = editor.getByRole('button', { name: /^Solve/ });
      const read = () =>
        solve.evaluate((element) => {
          const style = getComputedStyle(element);
          return [style.getPropertyValue('--eecs-accent'), style.getPropertyValue('--eecs-beam-line')];
        });
      await expect.poll(read).toEqual(['#0b6e4f', '#123c69']);

      await page.route(/plotly/i, (route) => route.abort());
      await solve.click();
      await editor.getByRole('button', { name: 'Explore' }).click();
      await editor.getByText('This part has failed').waitFor();
      const value = editor.getByRole('textbox', { name: 'Load 1, value' });
      await value.fill('32');
      await value.press('Enter');
      await expect.poll(() => editor.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
      await page.unroute(/plotly/i);
      await editor.getByRole('button', { name: 'Retry' }).click();
      await expect.poll(() => editor.locator('.js-plotly-plot .js-line').count()).toBeGreaterThan(0);
    }));
});
