import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { createCaseSet } from '@eecs/ui-kit/editing';
import { createTrussExample } from '../starters/trussExamples.ts';
import { TrussEditor } from '../TrussEditor.tsx';
import type { TrussEditorHandle } from '../props.ts';

async function open(document = createTrussExample('pratt')) {
  const ref = createRef<TrussEditorHandle>();
  const { container } = await render(
    <div style={{ width: 1280 }}>
      <TrussEditor defaultValue={document} ref={ref} />
    </div>,
  );
  const svg = container.querySelector<SVGSVGElement>('[data-board]') as SVGSVGElement;
  await expect.poll(() => svg.dataset['ready']).toBe('');
  const words = (selector: string): string =>
    container.querySelector(selector)?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return {
    board: svg.querySelector('[role="listbox"]') as SVGGElement,
    handle: ref.current as TrussEditorHandle,
    tab: () => words('[role="tab"][aria-selected="true"]').replace(/ ?\d+$/, ''),
    row: () => words('[role="grid"] [aria-selected="true"] > td'),
    marked: () => container.querySelector('[role="grid"] [aria-selected="true"]'),
    grid: () => container.querySelector('[role="grid"]')?.parentElement,
  };
}

test('an object chosen on the board opens its table at its row, and the focus stays on the board', async () => {
  const { board, handle, tab, row, marked, grid } = await open();
  board.focus();
  handle.select([{ kind: 'link', index: 20 }]);
  await expect.poll(tab).toBe('Rods');
  await expect.poll(row).toBe('21');
  const bottom = grid()?.getBoundingClientRect().bottom ?? 0;
  expect(marked()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom + 1);
  expect(document.activeElement).toBe(board);
  await userEvent.keyboard('{Escape}');
  expect(tab()).toBe('Rods');
  expect(row()).toBe('21');
  handle.select([{ kind: 'joint', index: 3 }]);
  await expect.poll(tab).toBe('Joints');
  await expect.poll(row).toBe('4');
  const joint = handle.getCase().joints.findIndex(({ loads }) => loads.length > 0);
  handle.select([{ kind: 'jointLoad', joint, index: 0 }]);
  await expect.poll(tab).toBe('Loads');
  await expect.poll(row).toBe('1');
  expect(document.activeElement).toBe(board);
});

test('several objects chosen at once leave the table that is open', async () => {
  const { handle, tab } = await open();
  await page.getByRole('tab', { name: /Materials/ }).click();
  handle.select([
    { kind: 'joint', index: 0 },
    { kind: 'link', index: 0 },
  ]);
  await expect.element(page.getByText('Joints: 1, rods: 1')).toBeVisible();
  expect(tab()).toBe('Materials');
});

drawnTest(
  'several rods of the table take one cross-section and one temperature, each as one step',
  async () => {
    const { handle } = await open();
    await page.getByRole('tab', { name: /Rods/ }).click();
    const rows = page.getByRole('tabpanel').getByRole('grid').getByRole('row');
    await rows.nth(1).click();
    await rows.nth(4).click({ modifiers: ['Shift'] });
    await rows.nth(2).click({ modifiers: ['ControlOrMeta'] });
    expect(getSelection()?.toString()).toBe('');
    const before = handle.getCase();
    const fields = page.getByRole('tabpanel').getByRole('group', { name: /3 rows selected/ });
    await fields.getByRole('textbox', { name: 'Change of temperature' }).fill('25');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() =>
        handle
          .getCase()
          .links.map(({ dT }) => dT ?? 0)
          .slice(0, 5),
      )
      .toEqual([25, 0, 25, 25, 0]);
    await rows.nth(2).click();
    await rows.nth(1).click({ modifiers: ['Shift'] });
    const two = page.getByRole('tabpanel').getByRole('group', { name: /2 rows selected/ });
    const temperature = two.getByRole('textbox', { name: 'Change of temperature' });
    await expect.element(temperature).toHaveAttribute('placeholder', 'mixed');
    handle.undo();
    expect(handle.getCase()).toBe(before);
  },
);

drawnTest('several loads of the table are put into a case set together', async () => {
  const pratt = createTrussExample('pratt');
  const caseSets = [createCaseSet([], 'snow'), createCaseSet([], 'wind')];
  const { handle } = await open({ ...pratt, caseSets });
  await page.getByRole('tab', { name: /Loads/ }).click();
  const rows = page.getByRole('tabpanel').getByRole('grid').getByRole('row');
  await rows.nth(1).click();
  await userEvent.keyboard('{Shift>}{End}{/Shift}');
  const loads = () => handle.getCase().joints.flatMap((joint) => joint.loads);
  const count = loads().length;
  expect(count).toBeGreaterThan(2);
  const fields = page
    .getByRole('tabpanel')
    .getByRole('group', { name: new RegExp(`^${count} rows selected`) });
  const wind = fields
    .getByRole('group', { name: 'Case sets it acts in' })
    .getByRole('button', { name: /wind/ });
  await expect.element(wind).toHaveAttribute('aria-pressed', 'false');
  await wind.click();
  await expect.poll(() => loads().every(({ sets }) => sets === 3)).toBe(true);
});
