import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { openBoard } from '../../test/openBoard.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

test('Esc lays down a tool that is kept first, and what was placed stays in hand for the arrows', async () => {
  const board = await openBoard({ defaultValue: beamExamples.hingedSpans });
  await page.getByRole('button', { name: 'Transverse', exact: true }).dblClick();
  await board.click(8, 0);
  await board.click(10, 0);
  expect(board.getCase().loads.at(-1)?.x).toBe(10);
  await board.press('{Escape}');
  await board.press('{ArrowRight}');
  expect(board.getCase().loads.at(-1)?.x).toBeGreaterThan(10);
});
