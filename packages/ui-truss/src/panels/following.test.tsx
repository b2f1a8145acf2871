import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTrussExample } from '../starters/trussExamples.ts';
import { TrussEditor } from '../TrussEditor.tsx';
import type { TrussEditorHandle } from '../props.ts';

async function open() {
  const ref = createRef<TrussEditorHandle>();
  const { container } = await render(
    <div style={{ width: 1280 }}>
      <TrussEditor defaultValue={createTrussExample('pratt')} ref={ref} />
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

test('what is chosen on the board opens its table at its row, and the focus stays on the board', async () => {
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

test('several things chosen at once leave the table that is open', async () => {
  const { handle, tab } = await open();
  await page.getByRole('tab', { name: /Materials/ }).click();
  handle.select([
    { kind: 'joint', index: 0 },
    { kind: 'link', index: 0 },
  ]);
  await expect.element(page.getByText('Joints: 1, rods: 1')).toBeVisible();
  expect(tab()).toBe('Materials');
});
