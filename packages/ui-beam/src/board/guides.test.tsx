import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { openBoard } from '../../test/openBoard.tsx';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

// Supports at 0, 6, 8 and 12 m; loads at 3, 4 and 5 m; a grid of 1 m with 10 minors.
const { hingedSpans } = beamExamples;

beforeEach(() => page.viewport(1280, 900));

type Board = Awaited<ReturnType<typeof openBoard>>;

const lines = ({ svg }: Board) => [...svg.querySelectorAll('path[data-role="line"]')];
const coordinate = ({ svg }: Board): string =>
  (svg.querySelector('[data-role="coordinate"]')?.textContent ?? '').replace(/\s/gu, ' ');
const snapped = ({ svg }: Board): string | null | undefined =>
  svg.querySelector('path[data-role="snap"]')?.getAttribute('data-snap');

/** Adds a guide by its coordinate, and releases the tool. */
async function putUp(board: Board, x: number): Promise<void> {
  board.list.focus();
  await board.press(`u${x}{Enter}`);
  await expect.poll(board.name).toContain(`at ${x} m`);
}

test('a click puts up a guide, the pointer drags it and Esc brings it back; the document stays what it was', async () => {
  const board = await openBoard({ defaultValue: hingedSpans });
  await page.getByRole('button', { name: 'Guide', exact: true }).click();
  await board.click(9.5, 20);
  await expect.poll(() => lines(board)).toHaveLength(1);
  expect(board.name()).toBe('Guide 1 of 1, at 9.5 m');
  await expect.poll(board.said).toBe('Placed: Guide 1 of 1, at 9.5 m.');

  await page.getByRole('button', { name: 'Select', exact: true }).click();
  board.point('pointerdown', board.at(9.5, 30));
  board.point('pointermove', board.at(10.52, 30));
  await board.frame();
  expect(coordinate(board)).toBe('10.500 m');
  await userEvent.keyboard('{Escape}');
  await expect.poll(board.name).toBe('Guide 1 of 1, at 9.5 m');
  board.point('pointerup', board.at(10.52, 30));

  board.point('pointerdown', board.at(9.5, 30));
  board.point('pointermove', board.at(10.52, 30));
  await board.frame();
  board.point('pointerup', board.at(10.52, 30));
  await expect.poll(board.name).toBe('Guide 1 of 1, at 10.5 m');
  await expect.poll(board.said).toBe('Moved to 10.5 m.');
  expect(board.getCase()).toBe(hingedSpans);
});

drawnTest(
  'a guide that is dragged is drawn where it is, and nothing else is told until it is let go',
  async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    await putUp(board, 9.5);
    const option = board.list.querySelector('[data-object="guide-0"]') as SVGRectElement;
    const drawn = lines(board)[0]?.getAttribute('d');
    board.point('pointerdown', board.at(9.5, 30));
    board.point('pointermove', board.at(10.5, 30));
    await board.frame();
    // The parts that React renders: its option in the list of objects, and its fields below the board.
    const fields = page.getByRole('group', { name: /^Guide 1/u }).element();
    const told = new Set<Node>();
    const watch = new MutationObserver((records) => records.forEach(({ target }) => told.add(target)));
    const everything = { attributes: true, childList: true, characterData: true, subtree: true };
    for (const part of [board.list, fields]) watch.observe(part, everything);
    board.point('pointermove', board.at(11, 30));
    await board.frame();
    await board.frame();
    watch.disconnect();
    expect(lines(board)[0]?.getAttribute('d')).not.toBe(drawn);
    expect([...told]).toEqual([]);
    expect(option.getAttribute('aria-label')).toMatch(/at 9\.5\sm/u);
    board.point('pointerup', board.at(11, 30));
    await expect.poll(board.name).toBe('Guide 1 of 1, at 11 m');
  },
);

drawnTest(
  'in units that change while a guide is dragged it stays where it was, however the drag ends',
  async () => {
    for (const end of ['key', 'cancel', 'up'] as const) {
      const board = await openBoard({ defaultValue: hingedSpans, units: 0 });
      await putUp(board, 9.144);
      board.point('pointerdown', board.at(9.144, 30));
      board.point('pointermove', board.at(10.5, 30));
      await board.frame();
      await board.screen.rerender(<BeamEditor defaultValue={hingedSpans} units={1} ref={board.ref} />);
      await expect.poll(() => board.getCase().units.system).toBe(1);
      board.list.focus();
      if (end === 'key') await userEvent.keyboard('{Escape}');
      else board.point(end === 'up' ? 'pointerup' : 'pointercancel', board.at(0, 30));
      // 9.144 m are 30 feet.
      await expect
        .poll(() => board.list.querySelector('[data-object="guide-0"]')?.getAttribute('aria-label'))
        .toMatch(/^Guide 1 of 1, at (360\sin|30\sft|30[′'].*)$/u);
      await board.screen.unmount();
    }
  },
);

drawnTest('by keys a guide is put up, walked to, moved, typed, edited and taken down', async () => {
  const board = await openBoard({ defaultValue: hingedSpans });
  board.list.focus();
  await board.press('u{Enter}');
  await expect.poll(board.name).toBe('Guide 1 of 1, at 6 m');
  // A grid line every 0.2 m, with Shift every tenth.
  await board.press('{ArrowRight}');
  await expect.poll(board.name).toBe('Guide 1 of 1, at 6.2 m');
  await board.press('{Home}{Shift>}{ArrowRight}{/Shift}');
  await expect.poll(board.name).toBe('Guide 1 of 1, at 2 m');
  await board.press('{End}');
  await expect.poll(board.name).toBe('Guide 1 of 1, at 12 m');
  await board.press('2.5{Enter}');
  await expect.poll(board.name).toBe('Guide 1 of 1, at 2.5 m');
  await board.press('{Enter}');
  const field = page.getByRole('textbox', { name: 'Place' });
  await expect.poll(() => document.activeElement).toBe(field.element());
  await userEvent.fill(field, 'L/4');
  await userEvent.keyboard('{Enter}');
  await expect.poll(board.name).toBe('Guide 1 of 1, at 3 m');
  // Away from it and back: it comes after four supports, five loads, three dimensions and the total length.
  board.list.focus();
  await board.press('{Escape}');
  expect(board.name()).toBeNull();
  await board.press(`{ArrowUp}${'{Tab}'.repeat(14)}`);
  await expect.poll(board.name).toBe('Guide 1 of 1, at 3 m');
  await board.press('{Delete}');
  await expect.poll(() => lines(board)).toHaveLength(0);
  await expect.poll(board.said).toBe('Guide removed.');
  expect(board.getCase()).toBe(hingedSpans);
});

drawnTest('a dragged object snaps to a guide, which stays visible', async () => {
  const board = await openBoard({ defaultValue: hingedSpans });
  await putUp(board, 10.33);
  await board.press('{Escape}');
  // The last support is at 12 m; steps of the grid are 0.1 m.
  const [fromX, toX] = [12, 10.34];
  board.point('pointerdown', board.at(fromX, 12));
  board.point('pointermove', board.at(toX, 12));
  await board.frame();
  expect(snapped(board)).toBe('guide');
  expect(coordinate(board)).toBe('10.330 m');
  expect(lines(board)).toHaveLength(1);
  // No snapping with Alt, only whole steps with Shift.
  board.point('pointermove', board.at(toX, 12), { shiftKey: true });
  await board.frame();
  expect(coordinate(board)).toBe('10.000 m');
  board.point('pointermove', board.at(toX, 12), { altKey: true });
  await board.frame();
  expect(snapped(board)).toBe('nothing');
  board.point('pointermove', board.at(toX, 12));
  await board.frame();
  board.point('pointerup', board.at(toX, 12));
  expect(board.getCase().supports.map(({ x }) => x)).toEqual([0, 6, 8, 10.33]);
});

drawnTest('a guide is faint until it is selected, and then states its coordinate', async () => {
  const board = await openBoard({ defaultValue: hingedSpans });
  await putUp(board, 9.5);
  expect(coordinate(board)).toBe('9.500 m');
  expect(lines(board)[0]?.getAttribute('data-state')).toBe('selected');
  await board.press('{Escape}');
  await expect.poll(() => lines(board)[0]?.getAttribute('data-state')).toBeNull();
  expect(coordinate(board)).toBe('');
  await board.click(9.5, 30);
  await expect.poll(board.name).toBe('Guide 1 of 1, at 9.5 m');
});

drawnTest(
  'on a phone the row of tools scrolls to the one in hand, and the page stays where it is',
  async () => {
    await page.viewport(390, 844);
    const board = await openBoard({ defaultValue: hingedSpans });
    const bar = page.getByRole('toolbar').element();
    const tool = page.getByRole('button', { name: 'Guide', exact: true }).element();
    const isInside = (): boolean =>
      tool.getBoundingClientRect().right <= bar.getBoundingClientRect().right + 0.5 &&
      tool.getBoundingClientRect().left >= bar.getBoundingClientRect().left - 0.5;
    const { scrollY } = window;
    board.list.focus({ preventScroll: true });
    await board.press('u');
    await expect.poll(() => tool.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(isInside).toBe(true);
    expect(window.scrollY).toBe(scrollY);
  },
);

drawnTest('undo takes no guide down, another document does', async () => {
  const board = await openBoard({ defaultValue: hingedSpans });
  await putUp(board, 9.5);
  board.ref.current?.undo();
  expect(lines(board)).toHaveLength(1);
  board.ref.current?.setCase(beamExamples.twoSpans);
  await expect.poll(() => lines(board)).toHaveLength(0);
  expect(board.name()).toBeNull();
});
