import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { openBoard } from '../../test/openBoard.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

test('the next kind of support, a removal and steps back and on are said', async () => {
  const board = await openBoard({ defaultValue: beamExamples.hingedSpans });
  board.list.focus();
  await board.press('s');
  const first = board.said();
  await board.press('s');
  await expect.poll(board.said).toMatch(/: press its place on the beam/u);
  expect(board.said()).not.toBe(first);
  await board.press('{Escape}');
  await board.click(3, -30);
  await board.press('{Delete}');
  await expect.poll(board.said).toBe('Removed.');
  expect(board.getCase().loads).toHaveLength(beamExamples.hingedSpans.loads.length - 1);
  await board.press('{Control>}z{/Control}');
  await expect.poll(board.said).toBe('Undone.');
  await board.press('{Control>}y{/Control}');
  await expect.poll(board.said).toBe('Redone.');
});

drawnTest(
  'an announcement ends when a tool is chosen, another beam is opened or the language changes',
  async () => {
    const { hingedSpans, twoSpans } = beamExamples;
    const board = await openBoard({ defaultValue: hingedSpans });
    const undo = async (): Promise<void> => {
      board.ref.current?.replaceCase({ ...board.getCase(), title: 'Another' });
      await page.getByRole('button', { name: /^(Undo|Отменить)/ }).click();
      await expect.poll(board.said).toMatch(/^(Undone|Отменено)/);
    };
    await undo();
    await page.getByRole('button', { name: 'Support', exact: true }).click();
    await expect.poll(board.said).toBe('');
    await undo();
    board.ref.current?.replaceCase(twoSpans);
    await expect.poll(board.said).toBe('');
  },
);
