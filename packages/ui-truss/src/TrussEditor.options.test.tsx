import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { readCase } from '../test/triangle.ts';
import type { TrussEditorProps } from './props.ts';
import { TrussEditor } from './TrussEditor.tsx';

/** Two rods of 5 m over a span of 8 m with 12 kN at the top. */
const roof = readCase({
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 4, y: 3, loads: [{ id: 'd', className: 'ShearLoad', c: [-12000], sets: 1 }] },
    { x: 8, y: 0, anchor: 2 },
  ],
  links: [
    { i: 0, j: 1, sectionIndex: 1 },
    { i: 1, j: 2, sectionIndex: 0 },
    { i: 0, j: 2, sectionIndex: -1 },
  ],
  sections: ['Rod', 'Tie'].map((label) => ({ className: 'circle', label, Dy: 20 })),
});

async function open(options: TrussEditorProps['options']) {
  await page.viewport(1200, 900);
  const onOptions = vi.fn();
  const { container } = await render(
    <TrussEditor defaultValue={roof} {...(options && { options })} onOptions={onOptions} />,
  );
  await expect.poll(() => container.querySelector('#truss-result-sampler-n')).not.toBeNull();
  const count = (selector: string): number => container.querySelectorAll(selector).length;
  return { container, count, onOptions };
}

test('drawReactions is the switch of the results, which tells it', async () => {
  const { count, onOptions } = await open({ drawReactions: false });
  expect(count('path[data-role="reaction"]')).toBe(0);
  await page.getByRole('checkbox', { name: 'Reactions' }).click();
  await expect.poll(() => count('path[data-role="reaction"]')).toBe(2);
  expect(onOptions).toHaveBeenLastCalledWith({ drawReactions: true });
});

test('showSectionNumbers writes the numbers of the cross-sections in rings', async () => {
  const { container } = await open({ showSectionNumbers: true });
  const rings = (): number =>
    (container.querySelector('[data-board] path[d*="a8 8"]')?.getAttribute('d')?.match(/M/g) ?? []).length;
  await expect.poll(rings).toBe(2);
});

test('results fold, and a solve unfolds them where expandOnRefreshResults wants it', async () => {
  const { count } = await open({ expandOnRefreshResults: true });
  await page.getByRole('button', { name: 'Fold the results' }).click();
  await expect.poll(() => count('[data-room]')).toBe(0);
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect.poll(() => count('[data-room]')).toBe(1);
});

test('toolbar names the tools; the first use of one is explained', async () => {
  const { container, count } = await open({ toolbar: true });
  await expect.element(page.getByRole('button', { name: 'Rod', exact: true })).toHaveTextContent('Rod');
  await page.getByRole('button', { name: 'Rod', exact: true }).click();
  await expect.element(page.getByText(/A rod joins two places/)).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect.poll(() => count('[data-introduction]')).toBe(0);
  container.querySelector<HTMLElement>('[data-truss-editor]')?.focus();
  await userEvent.keyboard('{Escape}');
});
