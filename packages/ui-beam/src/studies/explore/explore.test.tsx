import type { BeamCase } from '@eecs/solver-core';
import { type Locale, type ThemeChoice, WidgetRoot } from '@eecs/ui-kit';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { drawnTest } from '../../../../solver-core/verification/drawnTest.ts';
import { beamExamples } from '../../examples/beamExamples.ts';
import { EXPLORERS } from '../explorers/explorerTable.tsx';
import { SolvedBeam, withTwoSets } from '../../../test/SolvedBeam.tsx';

const { proppedCantilever } = beamExamples;

/** Loading the chart's code may take some time. */
const eventually = <Value,>(read: () => Value) => expect.poll(read, { timeout: 10_000 });

interface Look {
  readonly locale?: Locale;
  readonly theme?: ThemeChoice;
}

function Chart({ document, locale = 'en-US', theme = 'light' }: Look & { readonly document: BeamCase }) {
  return (
    <WidgetRoot locale={locale} theme={theme}>
      <SolvedBeam document={document}>
        <EXPLORERS.explore />
      </SolvedBeam>
    </WidgetRoot>
  );
}

async function open(document: BeamCase, look: Look = {}) {
  const view = await render(<Chart document={document} {...look} />);
  await eventually(() => all('.js-plotly-plot .js-line').length).toBeGreaterThan(0);
  return view;
}

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const textOf = (element: Locator): string => element.element().textContent.replace(/\s/gu, ' ');
const rowOf = (name: RegExp): Locator => page.getByRole('row', { name });
const ticks = (): string[] => all('.xaxislayer-above .xtick, .xtick').map(({ textContent }) => textContent);

async function expectRow(name: RegExp, part: string): Promise<void> {
  await eventually(() => textOf(rowOf(name))).toContain(part);
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the chart', () => {
  test('opens where the moment is greatest: -3PL/16 at the clamp', async () => {
    await open(proppedCantilever);
    // P = 20 kN, L = 4 m: 3·20·4/16 = 15; Q = 11P/16 = 13.75.
    await expectRow(/Bending moment/, '−15.000 kN·m');
    await expectRow(/Shear force/, '13.750 kN');
  });

  drawnTest('is read by the keys: Page Up goes to zeros, extremes and jumps', async () => {
    await open(proppedCantilever);
    page.getByRole('slider').element().focus();
    const places: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      await userEvent.keyboard('{PageUp}');
      places.push(all('output')[0]?.textContent.replace(/\s/gu, ' ') ?? '');
    }
    // M = 0 at 3L/11, where θ has an extreme; the load at 2 m; v is greatest at L(1 - 1/√5).
    expect(places).toEqual(['1.091 m', '2 m', '2.211 m']);
    await userEvent.keyboard('{PageDown}');
    await expectRow(/Bending moment/, '12.500 kN·m');
    // Both sides of the jump: 11P/16 and -5P/16.
    await expectRow(/Shear force/, '13.750 kN | −6.250 kN');
    await expect
      .element(page.getByRole('slider'))
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/^2\sm: .*M 12\.500\skN·m/));
  });

  drawnTest('follows the pointer, and stops at an extreme it comes near', async () => {
    await open(proppedCantilever);
    const [area] = all('.js-plotly-plot .nsewdrag');
    const { left, width, top } = (area as Element).getBoundingClientRect();
    const move = (clientX: number): void => {
      for (const type of ['mouseover', 'mousemove']) {
        area?.dispatchEvent(new MouseEvent(type, { clientX, clientY: top + 20, bubbles: true }));
      }
    };
    move(left + width / 2 + 4);
    await expectRow(/Bending moment/, '12.500 kN·m');
    move(left + width * 0.75);
    // M(3) = R·1 = 6.25 kN·m, within a pixel.
    await eventually(() => Number(/([\d.]+) kN·m/.exec(textOf(rowOf(/Bending moment/)))?.[1])).toBeCloseTo(
      6.25,
      1,
    );
  });

  drawnTest('zooms, moves and goes back by buttons', async () => {
    await open(proppedCantilever);
    await eventually(ticks).toContain('4');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await eventually(ticks).not.toContain('4');
    await page.getByRole('button', { name: 'Move to the right' }).click();
    await eventually(ticks).toContain('3');
    await page.getByRole('button', { name: 'Show the whole beam' }).click();
    await eventually(ticks).toContain('0');
    await eventually(ticks).toContain('4');
  });

  drawnTest('draws the envelope of the sets that are ticked, and tells whose its values are', async () => {
    await open(withTwoSets(proppedCantilever));
    const count = (): number => all('.js-plotly-plot .js-line').length;
    const before = count();
    await page.getByRole('checkbox', { name: 'Envelope' }).click();
    // Two borders for each of five diagrams.
    await eventually(count).toBe(before + 10);
    // The second set has twice the load of the first: 3PL/16 = 15 and 30 at the fixed end, both hogging.
    await expectRow(/Bending moment/, '−15.000 kN·m (1)');
    await expectRow(/Bending moment/, '−30.000 kN·m (2)');
    await page.getByRole('checkbox', { name: 'Envelope' }).click();
    await eventually(count).toBe(before);
  });

  drawnTest(
    'prints what governs of several sets with its number, and the number alone of the others',
    async () => {
      await open(withTwoSets(proppedCantilever));
      const printed = (): string[] =>
        all('.js-plotly-plot .textpoint').map(({ textContent }) => textContent.replace(/\s/gu, ' '));
      // The second set has twice the load of the first: -3PL/16 = -30 at the fixed end, 5PL/32 = 25 under the load.
      await eventually(printed).toContain('2: −30.000');
      expect(printed()).toContain('2: 25.000');
      expect(printed().filter((text) => text.startsWith('1:'))).toEqual([]);
      expect(printed()).toContain('1');
    },
  );

  drawnTest('a set without a name is called by its number', async () => {
    const two = withTwoSets(proppedCantilever);
    await open({ ...two, caseSets: two.caseSets.map((set) => ({ ...set, title: '' })) });
    await expect.element(page.getByRole('checkbox', { name: 'Set 2' })).toBeInTheDocument();
  });

  drawnTest('distinguishes sets by pattern and number, and leaves out what is not ticked', async () => {
    await open(withTwoSets(proppedCantilever));
    const lines = (): string[] =>
      all('.js-plotly-plot .js-line').map((line) => getComputedStyle(line).strokeDasharray);
    expect(lines()).toHaveLength(10);
    expect(new Set(lines())).toEqual(new Set(['none', '9px, 4px']));
    // Yellow would be invisible on paper: the second set is drawn in ink, the first in its own colour.
    const strokes = new Set(all('.js-plotly-plot .js-line').map((line) => getComputedStyle(line).stroke));
    expect(strokes).toEqual(new Set(['rgb(96, 125, 139)', 'rgb(28, 26, 23)']));
    await expectRow(/Bending moment/, '−15.000 kN·m−30.000 kN·m');
    await page.getByRole('checkbox', { name: /Live/ }).click();
    await eventually(() => lines().length).toBe(5);
    await page.getByRole('checkbox', { name: 'θ' }).click();
    await eventually(() => lines().length).toBe(4);
    await expect.element(rowOf(/Slope/)).not.toBeInTheDocument();
  });

  drawnTest('speaks Russian and draws on slate', async () => {
    await open(proppedCantilever, { locale: 'ru', theme: 'dark' });
    await expectRow(/Изгибающий момент/, '−15,000 кН·м');
    await eventually(() => all('.annotation').map(({ textContent }) => textContent)).toContain('кН·м');
    const [paper] = all('.js-plotly-plot .main-svg');
    expect(getComputedStyle(paper as Element).backgroundColor).toBe('rgb(37, 44, 49)');
  });

  drawnTest('follows a change of theme', async () => {
    const { rerender } = await open(proppedCantilever);
    await rerender(<Chart document={proppedCantilever} theme="dark" />);
    await eventually(
      () => getComputedStyle(all('.js-plotly-plot .main-svg')[0] as Element).backgroundColor,
    ).toBe('rgb(37, 44, 49)');
  });

  drawnTest('is saved as a PNG of twice the dots, under its title', async () => {
    await open(withTwoSets(proppedCantilever));
    const links: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      links.push(this.download, this.href);
    });
    await page.getByRole('button', { name: 'Save as PNG' }).click();
    await eventually(() => links).toHaveLength(2);
    expect(links[0]).toMatch(/\.png$/);
    const picture = await createImageBitmap(await (await fetch(links[1] ?? '')).blob());
    expect(picture.width).toBe(2 * (all('.js-plotly-plot .main-svg')[0]?.clientWidth ?? 0));
  });
});

describe('a chart that fails', () => {
  drawnTest('leaves a report in its place; Retry draws it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const real = document.createElementNS.bind(document);
    const broken = vi.spyOn(document, 'createElementNS').mockImplementation(((
      space: string,
      name: string,
    ) => {
      // Only Plotly creates these.
      if (name.toLowerCase() === 'clippath') throw new Error('no clip paths today');
      return real(space, name);
    }) as typeof document.createElementNS);
    await render(<Chart document={proppedCantilever} />);
    await eventually(() => textOf(page.getByRole('alert').first())).toContain('no clip paths today');
    broken.mockRestore();
    await page.getByRole('button', { name: /Try again|Retry/ }).click();
    await expectRow(/Bending moment/, '−15.000 kN·m');
    // A curve has a line for each of its signs.
    await eventually(() => all('.js-plotly-plot .subplot').length).toBe(5);
  });
});

drawnTest('Plotly leaves nothing in the page: no rules, no global, no node after the chart', async () => {
  const view = await open(proppedCantilever);
  expect('Plotly' in window).toBe(false);
  expect(all('[id^="plotly.js-style"]')).toEqual([]);
  expect(all('.modebar, .plotly-notifier')).toEqual([]);
  await view.unmount();
  await eventually(() => all('[class*="plotly"], [id*="plotly"]')).toEqual([]);
});
