import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/browser/findChromium.ts';
import { editorScript } from './support/editorScript.ts';
import { type GuestVisit, openGuest } from './support/openGuest.ts';
import { runSteps } from './support/runSteps.ts';
import { trussScript } from './support/trussScript.ts';
import { renderPacked } from './support/renderPacked.ts';
import { type GuestServer, serveGuest } from './support/serveGuest.ts';

const folder = inject('guestFolder');
let server: GuestServer;
let browser: Browser;

beforeAll(async () => {
  server = await serveGuest(folder);
  browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_ARGS] });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

async function visit(path: string, look: (visit: GuestVisit) => Promise<void>): Promise<void> {
  const guest = await openGuest(browser, server, path);
  try {
    await look(guest);
  } finally {
    await guest.close();
  }
}

/** No cookie, nothing stored, no font, no global name, no attribute on the page's own elements. */
const NO_TRACES = {
  cookie: '',
  stored: [],
  databases: [],
  fonts: 0,
  newGlobals: [],
  documentAttributes: [],
};

describe('the packed editor', () => {
  test.each([
    ['a plain page', '/plain'],
    ['a page whose policy allows scripts of its own and styles with a nonce, and nothing else', '/strict'],
    ['a shadow root', '/shadow'],
    ['a shadow root in a page with rules for everything', '/hostile'],
    ['a page rendered by a server', '/rendered'],
  ])('works in %s and leaves no trace', (_, path) =>
    visit(path, async ({ page, complaints, foreignRequests }) => {
      await runSteps(page, editorScript(page), `react19${path}`);
      // Its style sheet, or the page's own; and while a chart is open the place Plotly measures texts in.
      await expect
        .poll(() => page.evaluate(() => window.readTraces()))
        .toEqual({ ...NO_TRACES, strangers: path === '/shadow' ? ['svg'] : ['style', 'svg'] });
      // Of the packed files: the preview's own thread.
      await expect.poll(() => page.workers().length).toBe(1);
      expect(complaints).toEqual([]);
      expect(foreignRequests).toEqual([]);
    }),
  );

  test('in a shadow root what a page says of letters and lines stays outside', () =>
    visit('/hostile', async ({ page }) => {
      const editor = page.getByRole('group', { name: 'Beam editor' });
      await editor.waitFor();
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
        whiteSpace: 'normal',
      });
    }));

  test('comes and goes fifty times and leaves no listener, observer, worker, element or rule', () =>
    visit('/again', async ({ page, complaints }) => {
      const cycle = async (times: number) => {
        for (let i = 0; i < times; i += 1) {
          await page.evaluate(() => window.guest.mount());
          // Now and then it may finish its work; else it goes in the middle of it.
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
      // Rules of style stay once they were wanted: all that comes late has come before they are counted.
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
      // What React does last it does a moment after the elements are gone.
      await expect.poll(readLedger).toMatchObject({ observers: 0, workers: 0 });
      const once = await readLedger();
      await cycle(49);
      await expect.poll(readLedger).toEqual(once);
      expect(complaints).toEqual([]);
    }));
});

test('what is released is what the registry has, and what is installed', async () => {
  const release = inject('guestRelease');
  for (const name of ['solver-core', 'ui-kit', 'ui-beam', 'ui-truss', 'ui-account']) {
    const manifest = await readFile(path.join(import.meta.dirname, '../..', name, 'package.json'), 'utf8');
    const { version } = JSON.parse(manifest) as { readonly version: string };
    const [, told = ''] =
      new RegExp(`@eecs/${name}@(\\S+)`).exec(release.split('Successfully').at(-1) ?? '') ?? [];
    // Changesets that wait make it a greater one.
    expect(told.localeCompare(version, 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
    if (name === 'ui-account') continue;
    const installed = path.join(folder, 'node_modules/@eecs', name);
    expect(JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8'))).toMatchObject({
      version: told,
    });
    expect(await readFile(path.join(installed, 'CHANGELOG.md'), 'utf8')).toContain(`## ${told}`);
  }
});

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
    await runSteps(page, editorScript(page), 'vue');
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
    expect(foreignRequests).toEqual([`${server.address}/eecs-beam.js`]);
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

test('an editor that was told no nonce where one is needed leaves the page around it', () =>
  visit('/nonceless', async ({ page }) => {
    await page.getByText('The rest of the page').waitFor();
    await page.getByRole('alert').waitFor();
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
      // Texts and late parts have come when nothing is under way and two looks see the same.
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
      await value.fill('-32');
      await value.press('Enter');
      await expect.poll(() => first.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
      await first.getByRole('button', { name: /^Solve/ }).click();
      await first.getByText('The results are up to date.').waitFor();
      await first.getByRole('tab', { name: /^Supports/ }).click();
      expect(await read(second)).toEqual(before);

      // A sheet of one is no sheet of the other.
      await first.getByRole('button', { name: 'Keys' }).click();
      await first.getByRole('dialog').waitFor();
      expect(await second.getByRole('dialog').count()).toBe(0);
      await page.keyboard.press('Escape');
      await first.getByRole('dialog').waitFor({ state: 'hidden' });

      // The keys belong to the editor with the focus.
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

describe('a chart whose code does not come', () => {
  test('leaves the editor alive, and Retry asks again', () =>
    visit('/plain', async ({ page }) => {
      const editor = page.getByRole('group', { name: 'Beam editor' });
      await page.route(/plotly/i, (route) => route.abort());
      await editor.getByRole('button', { name: /^Solve/ }).click();
      await editor.getByRole('button', { name: 'Explore' }).click();
      await editor.getByText('This part has failed').waitFor();
      const value = editor.getByRole('textbox', { name: 'Load 1, value' });
      await value.fill('-32');
      await value.press('Enter');
      await expect.poll(() => editor.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
      await page.unroute(/plotly/i);
      await editor.getByRole('button', { name: 'Retry' }).click();
      await expect.poll(() => editor.locator('.js-plotly-plot .js-line').count()).toBeGreaterThan(0);
    }));
});

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

  test('a rule of the page gives the editor its colours', () =>
    visit('/colours', async ({ page }) => {
      const solve = page.getByRole('button', { name: /^Solve/ });
      const read = () =>
        solve.evaluate((element) => {
          const style = getComputedStyle(element);
          return [style.getPropertyValue('--eecs-accent'), style.getPropertyValue('--eecs-beam-line')];
        });
      await expect.poll(read).toEqual(['#0b6e4f', '#123c69']);
    }));

  test('what it installs is what the packages ask for', async () => {
    const read = async (name: string): Promise<string> =>
      readFile(path.join(import.meta.dirname, name), 'utf8');
    const command = (await read('app/examples/install.sh')).trim();
    expect(await read('../README.md')).toContain(command);
    const { name, dependencies, peerDependencies } = JSON.parse(await read('../package.json')) as Manifest;
    const own = Object.keys(dependencies).filter((needed) => needed.startsWith('@eecs/'));
    expect(command.split(' ').slice(2).sort()).toEqual(
      [name, ...own, ...Object.keys(peerDependencies)].sort(),
    );
  });
});

describe('rendered by Node', () => {
  test.each(['esm', 'cjs'] as const)('from the packed files by %s', async (kind) => {
    // What pages have been given is of that kind.
    const served = kind === 'esm' ? server.rendered : null;
    const { editor, ukrainian, newGlobals } = served ?? (await renderPacked(folder, kind));
    const text = editor.replace(/\s/gu, ' ');
    expect(text).toContain('Pin at 0.000 m, Roller at 6.000 m, Hinge at 8.000 m');
    expect(text).toContain('aria-label="Inputs"');
    expect(text).not.toContain('NaN');
    expect(ukrainian).toContain('Навантаження');
    expect(newGlobals).toEqual([]);
  });
});

interface Manifest {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** Runs in the page: all that can be seen and typed in an element. */
function readState(element: Element): string {
  const fields = [...element.querySelectorAll('input, select, textarea')].map(
    (field) => (field as HTMLInputElement).value,
  );
  return JSON.stringify([element.textContent, fields]);
}
