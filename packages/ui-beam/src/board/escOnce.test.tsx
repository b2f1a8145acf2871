import { expect, test } from 'vitest';
import { openBoard } from '../../test/openBoard.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

test('Esc lays down the tool first, and what was placed stays in hand for the arrows', async () => {
  const board = await openBoard({ defaultValue: beamExamples.hingedSpans });
  board.list.focus();
  await board.press('q');
  await board.click(10, 0);
  expect(board.getCase().loads.at(-1)?.x).toBe(10);
  await board.press('{Escape}');
  await board.press('{ArrowRight}');
  expect(board.getCase().loads.at(-1)?.x).toBe(11);
});
