import { useState } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import type { EditorOptions } from '@eecs/ui-kit/editor';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnTest } from '../../solver-core/verification/drawnTest.ts';
import { createMemoryStore } from '../test/createMemoryStore.ts';
import { plain } from '../test/openBoard.tsx';
import { solve } from '../test/readEditor.ts';
import { BeamEditor } from './BeamEditor.tsx';
import { beamExamples } from './examples/beamExamples.ts';
import type { BeamEditorProps } from './props.ts';

const { proppedCantilever, twoSpans } = beamExamples;
const [load] = proppedCantilever.loads;
const twoSets = {
  ...proppedCantilever,
  caseSets: ['Dead', 'Live'].map((title) => ({ ...proppedCantilever.caseSets[0], title })),
  loads: [
    { ...load, id: 'aa11-bb11', sets: 1 },
    { ...load, id: 'aa11-bb12', sets: 2 },
  ],
} as unknown as BeamCase;

async function open(options: Partial<EditorOptions>, props: BeamEditorProps = {}) {
  await page.viewport(1200, 900);
  const onOptions = vi.fn<(change: Partial<EditorOptions>) => void>();
  /** Stores what the reader changes, as the site does. */
  function Surroundings() {
    const [given, setGiven] = useState(options);
    return (
      <BeamEditor
        defaultValue={proppedCantilever}
        {...props}
        options={given}
        onOptions={(change) => {
          onOptions(change);
          setGiven((before) => ({ ...before, ...change }));
        }}
      />
    );
  }
  const { container } = await render(<Surroundings />);
  await expect.poll(() => container.querySelector('[data-board]')?.getAttribute('data-ready')).toBe('');
  await expect.poll(() => container.querySelector('[data-diagram-track]')).not.toBeNull();
  const count = (selector: string): number => container.querySelectorAll(selector).length;
  return { container, count, onOptions };
}

test('drawReactions puts the reactions of the propped cantilever at its supports', async () => {
  const { container } = await open({});
  const texts = (): string[] =>
    [...container.querySelectorAll('[data-reactions] text')]
      .map(({ textContent }) => plain(textContent))
      .sort();
  // P = 20 kN at midspan of 4 m: 11·P/16 and 5·P/16, 3·P·L/16 at the fixed end.
  await expect.poll(texts).toEqual(['13.750 kN', '15.000 kN·m', '6.250 kN']);
  // The deflected beam is an overlay of the moment diagram: on the axis at both supports, and never above it.
  const shape = (): number[] =>
    [...(container.querySelector('[data-shape] path')?.getAttribute('d') ?? '').matchAll(/ ([\d.]+)/g)].map(
      ([, y]) => Number(y),
    );
  expect(shape()).toEqual([]);
  await page.getByRole('button', { name: 'Deflected shape' }).click();
  await expect.poll(() => shape().length).toBeGreaterThan(10);
  expect(shape().at(-1)).toBe(shape()[0]);
  expect(Math.min(...shape())).toBe(shape()[0]);
  expect(Math.max(...shape())).toBeCloseTo((shape()[0] ?? NaN) + 24, 0);
  await page.getByRole('button', { name: 'Deflected shape' }).click();
  await expect.poll(shape).toEqual([]);
});

drawnTest('without drawReactions, drawCS and showSectionNumbers none of them is on the board', async () => {
  const { count } = await open({ drawReactions: false, drawCS: false, showSectionNumbers: false });
  expect(count('[data-reactions]')).toBe(0);
  expect(count('[data-board] path[data-role="dimension"]')).toBeGreaterThan(0);
  expect(
    page
      .getByText('1', { exact: true })
      .elements()
      .filter((one) => one.closest('[data-board]')),
  ).toEqual([]);
});

drawnTest('showSectionNumbers writes the number of each cross-section on the board', async () => {
  const { container } = await open({ showSectionNumbers: true });
  const numbers = [...container.querySelectorAll('[data-board] text')].filter(
    ({ textContent }) => textContent === '1',
  );
  expect(numbers).toHaveLength(1);
});

drawnTest('isGradient fills the diagrams so that they fade to the axis', async () => {
  const { container } = await open({ isGradient: true });
  const area = (): Element | null =>
    container.querySelector('[data-diagram="M"] [data-role="area"][data-sign="positive"]');
  expect(getComputedStyle(area() as Element).fill).toMatch(/^url\("?#.+positive"?\)/);
  const idOf = (): string => /#([^")]+)/.exec(getComputedStyle(area() as Element).fill)?.[1] ?? '';
  // Another element may take its place while late parts load.
  await expect.poll(() => document.getElementById(idOf())?.tagName).toBe('linearGradient');
});

drawnTest('showAllCases shows all sets at once, and the switch changes the option', async () => {
  const { onOptions } = await open({ showAllCases: true }, { defaultValue: twoSets });
  await expect.element(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await page.getByRole('radio', { name: 'Live' }).click();
  expect(onOptions).toHaveBeenLastCalledWith({ showAllCases: false });
  await expect.element(page.getByRole('radio', { name: 'Live' })).toBeChecked();
});

drawnTest('showTopsOnly and showBottomsOnly say which stresses there are', async () => {
  const { count } = await open({ showTopsOnly: true, showBottomsOnly: false });
  await page.getByRole('button', { name: 'Stresses and parts of the deflection' }).click();
  await expect.poll(() => count('[data-diagram="stressTop"]')).toBe(1);
  expect(count('[data-diagram="stressBottom"]')).toBe(0);
});

drawnTest('expandOnRefreshResults unfolds folded results when they were solved anew', async () => {
  const { count } = await open({});
  await page.getByRole('button', { name: 'Fold the results' }).click();
  await expect.poll(() => count('[data-diagram]')).toBe(0);
  await solve();
  await expect.poll(() => count('[data-diagram]')).toBe(3);
});

drawnTest('without expandOnRefreshResults they stay folded', async () => {
  const { count } = await open({ expandOnRefreshResults: false });
  await page.getByRole('button', { name: 'Fold the results' }).click();
  await solve();
  await expect.element(page.getByRole('button', { name: 'Unfold the results' })).toBeVisible();
  expect(count('[data-diagram]')).toBe(0);
});

test('toolbar writes the names beside the icons', async () => {
  await open({ toolbar: true });
  const tool = page.getByRole('button', { name: 'Support', exact: true });
  await expect.element(tool).toHaveTextContent('Support');
  await expect
    .element(page.getByRole('toolbar', { name: 'Tools' }))
    .toHaveAttribute('aria-orientation', 'horizontal');
});

drawnTest('showFeatureIntroducer says once what a tool does', async () => {
  const { container, count } = await open({}, { defaultValue: twoSpans });
  container.querySelector<HTMLElement>('[data-beam-editor]')?.focus();
  await userEvent.keyboard('q');
  await expect.element(page.getByText(/A transverse force acts across the beam/)).toBeVisible();
  await userEvent.keyboard('v');
  await expect.poll(() => count('[data-introduction]')).toBe(0);
  await userEvent.keyboard('q');
  await expect.element(page.getByText(/press its place on the beam/)).toBeVisible();
});

drawnTest('No more hints turns showFeatureIntroducer off', async () => {
  const { container, count, onOptions } = await open({});
  container.querySelector<HTMLElement>('[data-beam-editor]')?.focus();
  await userEvent.keyboard('q');
  await page.getByRole('button', { name: 'No more hints' }).click();
  expect(onOptions).toHaveBeenLastCalledWith({ showFeatureIntroducer: false });
  await userEvent.keyboard('m');
  expect(count('[data-introduction]')).toBe(0);
});

drawnTest('splitterPosition is taken and told back with three decimals', async () => {
  const { container, onOptions } = await open({ splitterPosition: 44.125 });
  const splitter = (): HTMLElement | null => container.querySelector('[data-option="splitterPosition"]');
  await expect.poll(() => splitter()?.getAttribute('aria-valuenow')).toBe('44');
  splitter()?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onOptions).toHaveBeenLastCalledWith({ splitterPosition: 45.125 });
});

drawnTest(
  'a bare editor keeps its options where it is given a store, and those of the surroundings win',
  async () => {
    const store = createMemoryStore();
    store.write('beam.view', { drawReactions: false });
    const { unmount, container } = await render(
      <BeamEditor defaultValue={proppedCantilever} host={{ store }} />,
    );
    await expect.poll(() => container.querySelector('[data-diagram-track]')).not.toBeNull();
    expect(container.querySelector('[data-reactions]')).toBeNull();
    await unmount();
    const { container: again } = await render(
      <BeamEditor
        defaultValue={proppedCantilever}
        host={{ store }}
        options={{ drawReactions: true, strokeWidth: 12 }}
      />,
    );
    await expect.poll(() => again.querySelector('[data-reactions]')).not.toBeNull();
    const axis = again.querySelector('path[data-role="beam"]');
    expect(axis && getComputedStyle(axis).strokeWidth).toBe('6px');
  },
);

drawnTest('showDescription puts the description below the title', async () => {
  const defaultValue = { ...proppedCantilever, description: 'The beam of the second lecture' };
  const { container } = await open({}, { defaultValue });
  const texts = (): (string | undefined)[] =>
    [...container.querySelectorAll('p')].filter(({ title }) => title !== '').map((one) => one.title);
  expect(texts()).toEqual(['The beam of the second lecture']);
  const { container: bare } = await open({ showDescription: false }, { defaultValue });
  expect([...bare.querySelectorAll('p')].filter(({ title }) => title !== '')).toEqual([]);
});
