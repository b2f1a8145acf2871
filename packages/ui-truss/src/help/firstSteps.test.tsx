import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TrussEditor } from '../TrussEditor.tsx';
import type { TrussEditorHandle } from '../props.ts';

async function open(readOnly = false) {
  const ref = createRef<TrussEditorHandle>();
  const { container } = await render(
    <div style={{ width: 1200 }}>
      <TrussEditor ref={ref} readOnly={readOnly} />
    </div>,
  );
  return { container, getCase: () => ref.current!.getCase() };
}

test('an empty board teaches, and a common truss is there at one press, undone at once', async () => {
  const { container, getCase } = await open();
  await expect.element(page.getByRole('heading', { name: 'A truss in three steps' })).toBeVisible();
  await page.getByRole('button', { name: 'Pratt girder' }).click();
  // Six panels: 2 · 6 joints, 4 · 6 − 3 rods.
  expect(getCase().joints).toHaveLength(12);
  expect(getCase().links).toHaveLength(21);
  await expect.element(page.getByRole('region', { name: 'Forces' })).toBeVisible();
  expect(container.querySelector('[data-first-steps]')).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(getCase().joints).toHaveLength(0);
  await expect.element(page.getByRole('heading', { name: 'A truss in three steps' })).toBeVisible();
});

test('a press takes the tool of a step', async () => {
  const { container } = await open();
  await page.getByRole('button', { name: 'Draw a rod' }).click();
  expect(container.querySelector('[data-board]')?.getAttribute('data-tool')).toBe('rod');
});

test('a read-only editor shows no hints', async () => {
  const { container } = await open(true);
  await expect.poll(() => container.querySelector('[data-board]')).not.toBeNull();
  expect(container.querySelector('[data-first-steps]')).toBeNull();
});
