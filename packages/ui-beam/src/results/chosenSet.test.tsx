import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { beforeEach, expect } from 'vitest';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

const { craneGirder, inclinedRafter } = beamExamples;

beforeEach(() => page.viewport(1280, 900));

const findShown = (): string => {
  const shown = page.getByRole('radiogroup', { name: 'Case set' }).getByRole('radio', { checked: true });
  return shown.element().getAttribute('aria-label') ?? shown.element().textContent;
};
const findRow = (which = '[tabindex="0"]'): number =>
  [
    ...page
      .getByRole('grid', { name: /^Case sets/ })
      .element()
      .querySelectorAll('tbody > tr'),
  ].findIndex((row) => row.matches(which));
const findFocused = (): number => findRow(':focus');

async function openSets(document = craneGirder) {
  const { container } = await render(<BeamEditor defaultValue={document} />);
  await expect.element(page.getByRole('radiogroup', { name: 'Case set' })).toBeVisible();
  await page.getByRole('tab', { name: /^Case sets/ }).click();
  await expect.element(page.getByRole('grid', { name: /^Case sets/ })).toBeVisible();
  return container;
}

drawnTest(
  'a set chosen in its table is the one whose results are shown, and the other way round',
  async () => {
    await openSets();
    const titles = craneGirder.caseSets.map(({ title }) => title);
    expect([findRow(), findShown()]).toEqual([0, titles[0]]);
    await userEvent.click(
      page.getByRole('grid', { name: /^Case sets/ }).getByText(titles[1] ?? '', { exact: true }),
    );
    await expect.poll(() => [findRow(), findShown()]).toEqual([1, titles[1]]);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => [findRow(), findShown()]).toEqual([2, titles[2]]);
    // A key of the results; the focus is on the row.
    await userEvent.keyboard('1');
    await expect.poll(() => [findRow(), findShown()]).toEqual([0, titles[0]]);
    // The focus follows, and arrow keys continue from there.
    await expect.poll(findFocused).toBe(0);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => [findRow(), findShown()]).toEqual([1, titles[1]]);
  },
);

drawnTest('a set without a title is called by its number, as in its table', async () => {
  const [first, ...others] = craneGirder.caseSets;
  if (first === undefined) throw new Error('no set');
  await openSets({ ...craneGirder, caseSets: [{ ...first, title: '' }, ...others] });
  await expect.poll(findShown).toBe('Set 1');
  await userEvent.click(page.getByText('All', { exact: true }).first());
  const figure = page.getByRole('figure', { name: /Bending moment, Set 1/ });
  await expect.poll(() => figure.elements()).toHaveLength(1);
});

drawnTest('while all sets are compared the row stays, and its fields can be edited', async () => {
  await openSets();
  await userEvent.keyboard('2');
  await userEvent.click(page.getByText('All', { exact: true }).first());
  await expect.poll(findShown).toBe('All');
  const row = findRow();
  await userEvent.click(page.getByRole('textbox', { name: `Case set ${row + 1}, Title` }));
  expect(findShown()).toBe('All');
});

drawnTest('the loads on the board turn with the set chosen in its table', async () => {
  const container = await openSets(inclinedRafter);
  const turned = (): boolean =>
    (container.querySelector('svg[aria-roledescription]')?.textContent ?? '').includes('30');
  await expect.poll(turned).toBe(true);
  await userEvent.click(page.getByRole('grid', { name: /^Case sets/ }).getByText('Wind', { exact: true }));
  await expect.poll(turned).toBe(false);
});
