import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openBoard } from '../../test/openBoard.tsx';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

const { hingedSpans } = beamExamples;

beforeEach(() => page.viewport(1280, 900));

type Board = Awaited<ReturnType<typeof openBoard>>;

const placeOf = (board: Board): unknown => board.getCase().loads[0]?.x;

/** Starts a drag of the first load from 3 m to 5 m and does not release it. */
async function beginDrag(board: Board): Promise<void> {
  board.point('pointerdown', board.at(3, -30));
  board.point('pointermove', board.at(4, -30));
  await board.frame();
  board.point('pointermove', board.at(5, -30));
  await board.frame();
}

describe('changes of the beam during a drag', () => {
  test('undone: the drag is over, and the beam is as before', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    await board.click(3, -30);
    await board.press('{ArrowUp}');
    expect(board.getCase()).not.toBe(hingedSpans);
    await beginDrag(board);
    board.ref.current?.undo();
    board.point('pointermove', board.at(6, -30));
    await board.frame();
    board.point('pointerup', board.at(6, -30));
    expect(board.getCase()).toBe(hingedSpans);
    // A document that has just changed is painted by the render that follows, when the page has time.
    await expect.poll(() => board.svg.querySelector('[data-role="snap"]')).toBeNull();
  });

  test('by a key that would open a sheet: the key waits, and the drag ends as it would', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    await beginDrag(board);
    board.list.focus();
    await board.press('?');
    await board.press('/');
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(0);
    board.point('pointerup', board.at(5, -30));
    expect(placeOf(board)).toBe(5);
    await board.press('?');
    await expect.poll(() => document.querySelectorAll('dialog[open]').length).toBe(1);
  });

  test('Delete drops the drag before the question opens', async () => {
    const board = await openBoard({ defaultValue: hingedSpans, confirmDelete: true });
    await beginDrag(board);
    board.list.focus();
    await board.press('{Delete}');
    await page.getByRole('button', { name: 'No', exact: true }).click();
    board.point('pointermove', board.at(7, -30));
    await board.frame();
    board.point('pointerup', board.at(7, -30));
    expect(board.getCase()).toBe(hingedSpans);
  });

  test('in other units: a place in metres is not taken for one in inches', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    await beginDrag(board);
    await board.screen.rerender(<BeamEditor defaultValue={hingedSpans} units={1} ref={board.ref} />);
    await expect.poll(() => board.getCase().units.system).toBe(1);
    const before = board.getCase();
    board.point('pointermove', board.at(200, -30));
    await board.frame();
    board.point('pointerup', board.at(200, -30));
    expect(board.getCase()).toBe(before);
  });

  test('deleted: nothing is moved in its place', async () => {
    const board = await openBoard({ defaultValue: hingedSpans, confirmDelete: true });
    await beginDrag(board);
    board.list.focus();
    await board.press('{Delete}');
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect.poll(() => board.getCase().loads.length).toBe(4);
    board.point('pointermove', board.at(7, -30));
    await board.frame();
    board.point('pointerup', board.at(7, -30));
    expect(board.getCase().loads).toEqual(hingedSpans.loads.slice(1));
  });
});

describe('changes of the board during a drag', () => {
  test('magnified: the load stays under the pointer', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    await beginDrag(board);
    const box = board.svg.getBoundingClientRect();
    const { x, y } = board.at(5, -30);
    const wheel = { bubbles: true, cancelable: true, ctrlKey: true, deltaY: -300 };
    board.svg.dispatchEvent(
      new WheelEvent('wheel', { ...wheel, clientX: box.left + x, clientY: box.top + y }),
    );
    await board.frame();
    await board.frame();
    board.point('pointermove', { x, y });
    await board.frame();
    board.point('pointerup', { x, y });
    expect(placeOf(board)).toBe(5);
  });

  test('narrower: the load goes where the pointer is', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    await beginDrag(board);
    const wide = board.svg.clientWidth;
    await page.viewport(1000, 900);
    await expect.poll(() => board.svg.clientWidth).toBeLessThan(wide);
    await board.frame();
    board.point('pointermove', board.at(7, -30));
    await board.frame();
    board.point('pointerup', board.at(7, -30));
    expect(placeOf(board)).toBe(7);
  });
});

test('far beyond an end a load stops at the end', async () => {
  const board = await openBoard({ defaultValue: hingedSpans });
  await beginDrag(board);
  board.point('pointermove', { x: -500, y: 20 });
  await board.frame();
  board.point('pointermove', { x: 5000, y: 20 });
  await board.frame();
  board.point('pointerup', { x: 5000, y: 20 });
  expect(placeOf(board)).toBe(12);
});

test('a finger that left without a word makes no pinch of the next one', async () => {
  const board = await openBoard({ defaultValue: hingedSpans });
  const touch = { pointerType: 'touch' };
  board.point('pointerdown', board.at(9, 40), { ...touch, pointerId: 11 });
  board.point('pointercancel', board.at(9, 40), { ...touch, pointerId: 99 });
  await board.frame();
  board.list.focus();
  await board.press('{Escape}');
  board.point('pointerdown', board.at(3, -30), { ...touch, isPrimary: true });
  board.point('pointerup', board.at(3, -30), { ...touch, isPrimary: true });
  await expect.poll(board.name).toContain('load 1 of 5');
});

test('a press the browser takes away leaves nothing behind', async () => {
  const board = await openBoard({ defaultValue: hingedSpans });
  await beginDrag(board);
  board.svg.dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: 7, bubbles: true }));
  board.point('pointerup', board.at(5, -30));
  expect(board.getCase()).toBe(hingedSpans);
});
