import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { openEditor, press } from '../../test/openEditor.tsx';

const step = (container: HTMLElement): number =>
  Number(container.querySelector<HTMLElement>('[data-squares]')?.dataset['squares']);

test('the grid is switched and its step changed by the keys alone, and Esc gives the focus back', async () => {
  const { container, getCase } = await openEditor();
  await expect.poll(() => step(container)).toBe(getCase().grid.step);
  const button = page.getByRole('button', { name: 'Grid', exact: true });
  (button.element() as HTMLElement).focus();
  await press('{Enter}');
  const shown = page.getByRole('checkbox', { name: 'Show the grid' });
  await expect.element(shown).toHaveFocus();
  await press(' ');
  await expect.poll(() => container.querySelector('[data-squares]')).toBeNull();
  await press(' ');
  await userEvent.tab();
  await press('{Control>}a{/Control}2{Enter}');
  await expect.poll(() => getCase().grid.step).toBe(2);
  await expect.poll(() => step(container)).toBe(2);
  await press('{Escape}');
  await expect.element(shown).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

drawnTest('the squares begin at the start of the beam and on its axis', async () => {
  const { container } = await openEditor();
  await expect.poll(() => step(container)).toBeGreaterThan(0);
  const squares = container.querySelector<HTMLElement>('[data-squares]') as HTMLElement;
  const [x, y] = squares.style.backgroundPosition.split(' ').map(parseFloat);
  const beam = container.querySelector('[data-board] [data-role="beam"]')?.getAttribute('d') ?? '';
  const [, from, at] = /^M([\d.]+) ([\d.]+)/.exec(beam) ?? [];
  expect(Math.abs((x ?? NaN) + 0.5 - Number(from))).toBeLessThan(1);
  expect(Math.abs((y ?? NaN) + 0.5 - Number(at))).toBeLessThan(1);
});

drawnTest('a refused step in the popover hinders nothing, and the beam is seen beside it', async () => {
  const { container, getCase } = await openEditor();
  await expect.element(page.getByRole('button', { name: 'Solve' })).toBeEnabled();
  await page.getByRole('button', { name: 'Grid', exact: true }).click();
  const { grid } = getCase();
  const field = page.getByRole('group', { name: 'Grid', exact: true }).getByRole('textbox').first();
  await field.fill('-1');
  await press('{Enter}');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('button', { name: 'Solve' })).toBeEnabled();
  expect(getCase().grid).toEqual(grid);
  const popover = page.getByRole('group', { name: 'Grid', exact: true }).element().getBoundingClientRect();
  const beam = container.querySelector('[data-board] [data-role="beam"]')?.getBoundingClientRect();
  expect(popover.bottom).toBeLessThan(beam?.top ?? 0);
});
