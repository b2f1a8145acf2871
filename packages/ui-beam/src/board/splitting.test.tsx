import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { openBoard } from '../../test/openBoard.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

// A beam of 12 m in one section; a support is at 6 m.
const { hingedSpans } = beamExamples;
const TOUCH = { pointerType: 'touch' };

beforeEach(() => page.viewport(1280, 900));

const endsOf = ({ getCase }: Awaited<ReturnType<typeof openBoard>>): number[] =>
  getCase().beamSections.map(({ x }) => x);

test('a click on the beam splits its section there, as one step back', async () => {
  const board = await openBoard({ defaultValue: hingedSpans });
  const [whole] = hingedSpans.beamSections;
  await page.getByRole('button', { name: 'Split a section' }).click();
  await board.click(4.5);
  expect(board.getCase().beamSections).toEqual([{ ...whole, x: 4.5 }, whole]);
  await expect.poll(board.said).toBe('Section split at 4.5 m.');
  board.ref.current?.undo();
  expect(board.getCase()).toBe(hingedSpans);
});

test('the pointer shows where it would split, drawn to what is near', async () => {
  const board = await openBoard({ defaultValue: hingedSpans });
  await page.getByRole('button', { name: 'Split a section' }).click();
  // Steps of the grid are 0.1 m; a load is at 5 m.
  board.point('pointermove', board.at(5.02));
  await board.frame();
  expect(board.svg.querySelector('[data-role="coordinate"]')?.textContent).toContain('5.000');
  expect(board.svg.querySelector('[data-role="snap"]')?.getAttribute('data-snap')).toBe('object');
  expect(board.svg.querySelectorAll('[data-role="beam"][data-state="ghost"]')).toHaveLength(1);
});

drawnTest(
  'by keys a cursor begins in the middle of the longest section, and the tool is laid down',
  async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    board.list.focus();
    await board.press('c{Enter}');
    expect(endsOf(board)).toEqual([6, 12]);
    await expect
      .element(page.getByRole('button', { name: 'Split a section' }))
      .toHaveAttribute('aria-pressed', 'false');
    await board.press('c9{Enter}');
    expect(endsOf(board)).toEqual([6, 9, 12]);
    await expect.poll(board.said).toBe('Section split at 9 m.');
  },
);

test('by finger a tap splits', async () => {
  const board = await openBoard({ defaultValue: hingedSpans });
  await page.getByRole('button', { name: 'Split a section' }).click();
  board.point('pointerdown', board.at(8), TOUCH);
  board.point('pointerup', board.at(8), TOUCH);
  expect(endsOf(board)).toEqual([8, 12]);
});

drawnTest('at a border of sections there is nothing to split, and that is reported and shown', async () => {
  const board = await openBoard({ defaultValue: hingedSpans });
  const reason = 'Two sections already meet at 12 m: there is nothing to split.';
  board.list.focus();
  await board.press('c{End}{Enter}');
  expect(board.getCase()).toBe(hingedSpans);
  await expect.poll(board.said).toBe(reason);
  await expect.element(page.getByText(reason).last()).toBeVisible();
});

drawnTest('a beam without sections shows where to add them', async () => {
  const bare = { ...hingedSpans, beamSections: [] };
  const board = await openBoard({ defaultValue: bare });
  board.list.focus();
  await board.press('c{Enter}');
  expect(board.getCase()).toBe(bare);
  await expect.poll(board.said).toBe('The beam has no sections yet. Add them in the table “Along the beam”.');
});
