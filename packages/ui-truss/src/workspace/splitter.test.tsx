import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { TrussEditor } from '../TrussEditor.tsx';
import { createTrussExample } from '../starters/trussExamples.ts';

test('the bar under the board makes it higher by arrow keys, and wider where the results stand beside it', async () => {
  const { rerender } = await render(<TrussEditor defaultValue={createTrussExample('crossed')} />);
  const heightOf = (): number =>
    document.querySelector('[role="graphics-document"]')?.getBoundingClientRect().height ?? 0;
  const splitter = page.getByRole('separator').first();
  await expect.element(splitter).toBeVisible();
  const before = heightOf();
  (splitter.element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  // Sixty per cent of the room; the usual height is fifty per cent.
  await expect.poll(heightOf).toBeCloseTo((before * 60) / 50, -1);

  const boxOf = (selector: string): DOMRect =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  await page.viewport(1700, 900);
  await rerender(
    <div style={{ width: 1700 }}>
      <TrussEditor key="wide" defaultValue={createTrussExample('crossed')} layout="wide" />
    </div>,
  );
  await expect.element(splitter).toHaveAttribute('aria-orientation', 'vertical');
  await expect.poll(() => boxOf('section[aria-label="How the result comes about"]').width).toBeGreaterThan(0);
  expect(boxOf('section[aria-label="How the result comes about"]').left).toBeGreaterThan(
    boxOf('[data-truss-board]').right,
  );
  // The usual height of a wide board: the splitter now divides the width.
  expect(heightOf()).toBeCloseTo(420, -1);
  await page.viewport(414, 896);
});
