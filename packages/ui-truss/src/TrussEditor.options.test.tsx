import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnTest } from '../../solver-core/verification/drawnTest.ts';
import { readCase } from '../test/triangle.ts';
import type { TrussEditorHandle, TrussEditorProps } from './props.ts';
import { TrussEditor } from './TrussEditor.tsx';

/** Two rods of 5 m over a span of 8 m with a load at the top, N. */
const roofUnder = (load: number) =>
  readCase({
    joints: [
      { x: 0, y: 0, anchor: 3 },
      { x: 4, y: 3, loads: [{ id: 'd', className: 'ShearLoad', c: [-load], sets: 1 }] },
      { x: 8, y: 0, anchor: 2 },
    ],
    links: [
      { i: 0, j: 1, sectionIndex: 1 },
      { i: 1, j: 2, sectionIndex: 0 },
      { i: 0, j: 2, sectionIndex: -1 },
    ],
    sections: ['Rod', 'Tie'].map((label) => ({ className: 'circle', label, Dy: 20 })),
  });
const roof = roofUnder(12_000);

async function open(options: TrussEditorProps['options'], document = roof) {
  await page.viewport(1200, 900);
  const onOptions = vi.fn();
  const { container } = await render(
    <TrussEditor defaultValue={document} {...(options && { options })} onOptions={onOptions} />,
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

drawnTest('showSectionNumbers writes the numbers of the cross-sections in rings', async () => {
  const { container } = await open({ showSectionNumbers: true });
  const rings = (): number =>
    (container.querySelector('[data-board] path[d*="a8 8"]')?.getAttribute('d')?.match(/M/g) ?? []).length;
  await expect.poll(rings).toBe(2);
});

test('results fold, and a solve unfolds them where expandOnRefreshResults wants it', async () => {
  const { count } = await open({ expandOnRefreshResults: true });
  const folded = () => count('[hidden] > [data-bounded], [hidden] [data-bounded]');
  expect(folded()).toBe(0);
  await page.getByRole('button', { name: 'Fold the results' }).click();
  await expect.poll(folded).toBe(1);
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect.poll(folded).toBe(0);
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

drawnTest('fixedDigits has as many decimals on the board as are wanted', async () => {
  const { container } = await open({ fixedDigits: 1 }, roofUnder(10_000));
  const texts = (): string[] =>
    [...container.querySelectorAll('[data-board] text')].map((one) => one.textContent);
  // 10 kN at the top of rods that rise 3 over a length of 5: 10 / 2 · 5 / 3 = 8.333 in them, 10 / 2 · 4 / 3 = 6.667 in
  // the tie.
  await expect.poll(texts).toEqual(expect.arrayContaining(['−8.3', '6.7']));
});

drawnTest('confirmDelete asks before anything goes, and hears when it is wanted no more', async () => {
  await page.viewport(1200, 900);
  const ref = createRef<TrussEditorHandle>();
  const heard = vi.fn();
  const { container } = await render(
    <TrussEditor defaultValue={roof} ref={ref} confirmDelete onConfirmDelete={heard} />,
  );
  const loads = () => ref.current?.getCase().joints.map((joint) => joint.loads.length);
  const board = container.querySelector<SVGElement>('[data-board] [role="listbox"]');
  board?.focus();
  // Three joints and three rods; their loads are removed with them.
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await expect.element(page.getByText('Remove 6 objects?')).toBeVisible();
  await page.getByRole('button', { name: 'No' }).click();
  expect(loads()).toEqual([0, 1, 0]);
  board?.focus();
  await userEvent.keyboard('{Escape}{Control>}a{/Control}{Delete}');
  await page.getByRole('checkbox', { name: 'Ask every time' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => ref.current?.getCase().joints).toEqual([]);
  expect(heard).toHaveBeenCalledWith(false);
});

drawnTest('another document finds no tool in hand', async () => {
  await page.viewport(1200, 900);
  const ref = createRef<TrussEditorHandle>();
  const { container } = await render(<TrussEditor defaultValue={roof} ref={ref} />);
  const tool = () => container.querySelector('[data-board]')?.getAttribute('data-tool');
  container.querySelector<SVGElement>('[data-board] [role="listbox"]')?.focus();
  await userEvent.keyboard('l');
  await expect.poll(tool).toBe('rod');
  ref.current?.replaceCase(roofUnder(5000));
  await expect.poll(tool).toBe('select');
});
