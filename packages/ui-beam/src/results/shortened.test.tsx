import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openBoard, plain } from '../../test/openBoard.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

const { hingedSpans } = beamExamples;
// 12 m with supports at 6 and 12, and a hinge at 8 m.
const SHORT = 5;

test('a beam made too short names every support beyond its end, and its old diagrams keep to its scale unread', async () => {
  const { screen, ref, getCase } = await openBoard({ defaultValue: hingedSpans });
  const { container } = screen;
  await expect.poll(() => container.querySelector('[data-diagram="M"] [data-diagram-track]')).not.toBeNull();
  await page.getByRole('tab', { name: 'Case' }).click();
  const length = page.getByRole('textbox', { name: /^Length/ }).first();
  await length.fill(String(SHORT));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => getCase().L).toBe(SHORT);
  // The support at the old end moved along; all others are listed by name and place.
  expect(getCase().supports.map(({ x }) => x)).toEqual([0, 6, 8, SHORT]);
  await expect
    .poll(() => plain(page.getByRole('status').first().element().textContent))
    .toContain('Beyond the end of the beam: C (6 m), 1 (8 m).');
  expect(plain(page.getByRole('status').first().element().textContent)).not.toContain('indeterminate');
  // The axis of the visible part of the old beam ends with the board's, and cannot be read there.
  const curve = (): SVGPathElement | null =>
    container.querySelector('[data-diagram="M"] [data-stale] path[data-role="curve"][data-sign="positive"]');
  await expect.poll(curve).not.toBeNull();
  const board = container.querySelector('[data-board] [data-role="beam"]') as SVGPathElement;
  const inside = (): boolean => {
    const drawn = curve()?.getBoundingClientRect();
    const { left, right } = board.getBoundingClientRect();
    return (
      drawn !== undefined &&
      drawn.left >= left - 1 &&
      drawn.right <= right + 1 &&
      drawn.width > 0.9 * (right - left)
    );
  };
  // M is positive from 0 to beyond 5 m: the visible part is filled from end to end.
  await expect.poll(inside).toBe(true);
  expect(container.querySelector('[data-diagram="M"] [data-diagram-track]')).toBeNull();
  await page.getByRole('button', { name: 'Remove them' }).first().click();
  await expect.poll(() => getCase().supports.map(({ x }) => x)).toEqual([0, SHORT]);
  expect(ref.current).not.toBeNull();
});
