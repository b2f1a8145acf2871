import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type StringNet, StringNetEditor } from '../../../../test/stringNet.tsx';
import { EMPTY_CASE } from '../../../editing/emptyCase.ts';

const NET = {
  ...EMPTY_CASE,
  title: 'Two',
  points: [
    { x: 2, y: 2 },
    { x: 6, y: 2 },
  ],
  strings: [],
};

// The plane of 12 by 8 is in the middle of the board with a margin of 24 px: (6, 4) is at its middle.
test('a point of a third kind is drawn up by a drag, and the tool of strings joins two', async () => {
  let last: StringNet = NET;
  const { container } = await render(<StringNetEditor defaultValue={NET} onChange={(net) => (last = net)} />);
  const svg = container.querySelector('[data-board]') as SVGSVGElement;
  await expect.poll(() => svg.dataset['ready']).toBe('');
  const point = (type: string, x: number, y: number): void => {
    const { left, top, width, height } = svg.getBoundingClientRect();
    const scale = Math.min((width - 48) / 12, (height - 48) / 8);
    const at = {
      clientX: left + width / 2 + (x - 6) * scale,
      clientY: top + height / 2 - (y - 4) * scale,
    };
    svg.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 3, pointerType: 'mouse', ...at }),
    );
  };
  const drag = (from: readonly [number, number], to: readonly [number, number]): void => {
    point('pointerdown', ...from);
    point('pointermove', ...to);
    point('pointerup', ...to);
  };
  drag([2, 2], [3, 3]);
  await expect
    .poll(() => last.points)
    .toEqual([
      { x: 3, y: 3 },
      { x: 6, y: 2 },
    ]);
  (container.querySelector('[role="toolbar"] button:nth-of-type(3)') as HTMLButtonElement).click();
  await expect
    .poll(() => container.querySelector('[title="String (S)"][aria-pressed="true"]'))
    .not.toBeNull();
  drag([3, 3], [6, 2]);
  await expect.poll(() => last.strings).toEqual([{ i: 0, j: 1 }]);
  expect(svg.querySelectorAll('path[data-role="beam"]')).toHaveLength(1);
});

test('the help of a third kind lists its tools with their letters', async () => {
  const { container } = await render(<StringNetEditor defaultValue={NET} />);
  await expect.poll(() => container.querySelector<SVGSVGElement>('[data-board]')?.dataset['ready']).toBe('');
  container.querySelector<SVGGElement>('[data-board] [role="listbox"]')?.focus();
  await userEvent.keyboard('?');
  const help = page.getByRole('dialog');
  await expect.element(help).toBeVisible();
  const lines = (help.element().textContent ?? '').replace(/\s+/gu, ' ');
  for (const words of ['P Point', 'S String']) expect(lines).toContain(words);
});
