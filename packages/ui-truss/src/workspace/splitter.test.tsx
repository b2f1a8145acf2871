import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { TrussEditor } from '../TrussEditor.tsx';
import { createTrussExample } from '../starters/trussExamples.ts';

test('the bar under the board makes it higher by arrow keys', async () => {
  await render(<TrussEditor defaultValue={createTrussExample('crossed')} />);
  const heightOf = (): number =>
    document.querySelector('[role="graphics-document"]')?.getBoundingClientRect().height ?? 0;
  const splitter = page.getByRole('separator').first();
  await expect.element(splitter).toBeVisible();
  const before = heightOf();
  (splitter.element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  // Sixty per cent of the room, where fifty are the usual height.
  await expect.poll(heightOf).toBeCloseTo((before * 60) / 50, -1);
});
