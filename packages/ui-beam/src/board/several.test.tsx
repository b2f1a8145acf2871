import { type BeamCase, type Load, isDistributed } from '@eecs/solver-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { openBoard } from '../../test/openBoard.tsx';
import { openRow } from '../../test/openRow.ts';
import { beamExamples } from '../examples/beamExamples.ts';

// A pin at 0, rollers at 6 and 12, a hinge at 8 m; loads at 3, 4 and 5, over 0 to 6 and over 0 to 12 m.
const { hingedSpans } = beamExamples;

beforeEach(() => page.viewport(1280, 900));

type Board = Awaited<ReturnType<typeof openBoard>>;

/** Keys of the selected objects, in the order of the list. */
const chosen = ({ list }: Board): (string | undefined)[] =>
  [...list.querySelectorAll<SVGElement>('[aria-selected="true"]')].map(({ dataset }) => dataset['object']);

const placesOf = ({ loads }: BeamCase): unknown[] => loads.map(({ x }) => x);
const supportsOf = ({ supports }: BeamCase): number[] => supports.map(({ x }) => x);

async function drag(
  board: Board,
  [from, to]: readonly [{ x: number; y: number }, { x: number; y: number }],
  rest: PointerEventInit = {},
): Promise<void> {
  board.point('pointerdown', from, rest);
  board.point('pointermove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, rest);
  await board.frame();
  board.point('pointermove', to, rest);
  await board.frame();
  board.point('pointerup', to, rest);
  await board.frame();
}

function click(board: Board, x: number, below: number, rest: PointerEventInit = {}): void {
  board.point('pointerdown', board.at(x, below), rest);
  board.point('pointerup', board.at(x, below), rest);
}

describe('several objects', () => {
  test('are chosen by Shift or Ctrl and clicks, let go one by one, and all told', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    click(board, 3, -30);
    click(board, 6, 14, { shiftKey: true });
    click(board, 5, -12, { ctrlKey: true });
    await expect.poll(() => chosen(board)).toEqual(['load-0', 'load-2', 'support-1']);
    await expect.element(page.getByRole('group', { name: '3 objects selected' })).toBeVisible();
    expect(board.list.getAttribute('aria-multiselectable')).toBe('true');
    click(board, 6, 14, { shiftKey: true });
    await expect.poll(() => chosen(board)).toEqual(['load-0', 'load-2']);
    // A plain click selects one object again, and Esc clears the selection.
    click(board, 3, -30);
    await expect.poll(() => chosen(board)).toEqual(['load-0']);
    click(board, 6, 14, { shiftKey: true });
    board.list.focus();
    await board.press('{Escape}');
    await expect.poll(() => chosen(board)).toEqual([]);
  });

  drawnTest('are dragged as one, which is one step back, and stay chosen', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    click(board, 3, -30);
    click(board, 6, 14, { shiftKey: true });
    await drag(board, [board.at(3, -30), board.at(4.02, -30)]);
    expect(placesOf(board.getCase())).toEqual([4, 4, 5, [0, 6], [0, 12]]);
    expect(supportsOf(board.getCase())).toEqual([0, 7, 8, 12]);
    await expect.poll(board.said).toBe('2 objects moved.');
    await expect.poll(() => chosen(board)).toEqual(['load-0', 'support-1']);
    board.ref.current?.undo();
    expect(board.getCase()).toBe(hingedSpans);
    await expect.poll(() => chosen(board)).toEqual(['load-0', 'support-1']);
  });

  drawnTest('are moved and changed by arrows: presses of one key are one step', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    click(board, 3, -30);
    click(board, 6, 14, { shiftKey: true });
    board.list.focus();
    await board.press('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(placesOf(board.getCase())).toEqual([4, 4, 5, [0, 6], [0, 12]]);
    expect(supportsOf(board.getCase())).toEqual([0, 7, 8, 12]);
    await board.press('{ArrowDown}{ArrowDown}');
    expect(board.getCase().loads[0]).toMatchObject({ c: [-12000, 0, -12000] });
    board.ref.current?.undo();
    board.ref.current?.undo();
    expect(board.getCase()).toBe(hingedSpans);
  });

  drawnTest('are caught by a frame, live, and added to those chosen with Shift', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    // From free ground right of the hinge to left of the roller: the frame contains both, and two ranges over them.
    const [from, to] = [board.at(9, 30), board.at(5.5, -45)];
    board.point('pointerdown', from);
    board.point('pointermove', to);
    await board.frame();
    expect(board.svg.querySelector('[data-role="marquee"]')).not.toBeNull();
    expect(board.svg.querySelectorAll('[data-role="glyph"][data-state="hovered"]')).toHaveLength(2);
    expect(chosen(board)).toEqual([]);
    board.point('pointerup', to);
    await expect.poll(() => chosen(board)).toEqual(['load-3', 'support-1', 'support-2']);
    expect(board.svg.querySelector('[data-role="marquee"]')).toBeNull();
    await drag(board, [board.at(11.5, 45), board.at(12.4, 10)], { shiftKey: true });
    await expect.poll(() => chosen(board)).toEqual(['load-3', 'support-1', 'support-2', 'support-3']);
    expect(board.getCase()).toBe(hingedSpans);
  });

  drawnTest(
    'a frame that is broken off chooses nothing, and on a magnified board free ground moves the view',
    async () => {
      const board = await openBoard({ defaultValue: hingedSpans });
      board.list.focus();
      board.point('pointerdown', board.at(9, 30));
      board.point('pointermove', board.at(5.5, -45));
      await board.frame();
      expect(board.svg.querySelector('[data-role="marquee"]')).not.toBeNull();
      await board.press('{Escape}');
      expect(board.svg.querySelector('[data-role="marquee"]')).toBeNull();
      board.point('pointerup', board.at(5.5, -45));
      await expect.poll(() => chosen(board)).toEqual([]);
      await board.press('++');
      const drawn = () => board.svg.querySelector('[data-role="beam"]')?.getAttribute('d');
      await expect.poll(drawn).not.toMatch(/^M64 /);
      const before = drawn();
      await drag(board, [
        { x: 400, y: 8 },
        { x: 300, y: 8 },
      ]);
      await expect.poll(drawn).not.toBe(before);
      expect(board.svg.querySelector('[data-role="marquee"]')).toBeNull();
    },
  );

  drawnTest(
    'all of them by Ctrl A, and Del removes them, after one question where it is wanted, as one step',
    async () => {
      const board = await openBoard({ defaultValue: hingedSpans, confirmDelete: true });
      board.list.focus();
      await board.press('{Control>}a{/Control}');
      await expect.poll(board.said).toBe('9 objects selected.');
      // Also from a tool, where the key would select the text of the page; the board then gets the keys.
      await board.press('{Escape}');
      board.screen.container.querySelector<HTMLElement>('[data-beam-board] [role="toolbar"] button')?.focus();
      await board.press('{Control>}a{/Control}');
      await expect.poll(board.said).toBe('9 objects selected.');
      await board.press('{Delete}');
      await expect.element(page.getByText('Remove 9 objects?')).toBeVisible();
      await page.getByRole('button', { name: 'Yes', exact: true }).click();
      await expect.poll(() => board.getCase().loads.length + board.getCase().supports.length).toBe(0);
      await expect.poll(board.said).toBe('9 objects removed.');
      board.ref.current?.undo();
      expect(board.getCase()).toBe(hingedSpans);
    },
  );

  drawnTest('are copied to another editor on the page, as text', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    click(board, 3, -30);
    click(board, 6, 14, { shiftKey: true });
    board.list.focus();
    await board.press('{Control>}c{/Control}');
    await expect.poll(board.said).toBe('2 objects on the clipboard.');
    await board.screen.unmount();
    const other = await openBoard({ defaultValue: { ...hingedSpans, supports: [], loads: [] } });
    other.list.focus();
    await other.press('{Control>}v{/Control}');
    await expect.poll(() => supportsOf(other.getCase())).toEqual([6]);
    expect(placesOf(other.getCase())).toEqual([3]);
    await expect.poll(() => chosen(other)).toEqual(['load-0', 'support-0']);
    await other.press('{Control>}d{/Control}');
    await expect.poll(() => supportsOf(other.getCase())).toEqual([6, 7]);
  });

  drawnTest('objects of a longer beam lengthen the beam on request, as one step', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    board.list.focus();
    await board.press('{Control>}a{/Control}{Control>}c{/Control}');
    await expect.poll(board.said).toBe('9 objects on the clipboard.');
    await board.screen.unmount();
    const other = await openBoard();
    other.list.focus();
    await other.press('{Control>}v{/Control}');
    await expect.element(page.getByText('The copy needs a beam 12 m long; this one is 5 m.')).toBeVisible();
    expect(other.getCase()).toMatchObject({ L: 5, loads: [] });
    await userEvent.click(page.getByRole('button', { name: 'Lengthen' }));
    await expect.poll(() => other.getCase().L).toBe(12);
    expect(other.getCase().supports).toEqual(hingedSpans.supports);
    expect(placesOf(other.getCase())).toEqual(placesOf(hingedSpans));
    other.ref.current?.undo();
    expect(other.getCase()).toMatchObject({ L: 5, supports: [], loads: [] });
  });

  drawnTest('text of a field is copied by the browser, and what it pastes there is text', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    click(board, 3, -30);
    const title = page.getByRole('textbox', { name: 'Title of the beam' });
    await userEvent.click(title);
    await userEvent.keyboard('{Control>}a{/Control}{Control>}c{/Control}{Control>}v{/Control}');
    await expect.element(title).toHaveValue(hingedSpans.title);
    expect(board.getCase().loads).toHaveLength(5);
  });
});

/** The fields of the selection, below its table. */
const details = (name: RegExp) => page.getByRole('tabpanel').getByRole('group', { name });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

/** The example with three forces: -10 kN, -5 kN and -2 kN. */
const threeForces: BeamCase = {
  ...hingedSpans,
  loads: hingedSpans.loads.map((load, at): Load => {
    const force = [-10e3, -5e3, -2e3][at];
    if (force === undefined || isDistributed(load)) return load;
    return { ...load, className: 'ShearLoad', alpha: 90, c: [force, 0, force] };
  }),
};

describe('several rows of a table', () => {
  drawnTest(
    'are chosen with Shift and Ctrl, and a value that is typed goes to all of them as one step',
    async () => {
      const board = await openBoard({ defaultValue: threeForces });
      await openRow(/Loads/, 1);
      const rows = page.getByRole('tabpanel').getByRole('grid').getByRole('row');
      await rows.nth(3).click({ modifiers: ['Shift'] });
      await expect.poll(() => chosen(board)).toEqual(['load-0', 'load-1', 'load-2']);
      expect(getSelection()?.toString()).toBe('');
      const value = details(/3 rows selected/).getByRole('textbox', { name: 'Value' });
      await expect.element(value).toHaveValue('');
      await expect.element(value).toHaveAttribute('placeholder', 'mixed');
      await userEvent.click(value);
      await userEvent.keyboard('7{Enter}');
      await expect
        .poll(() =>
          board
            .getCase()
            .loads.slice(0, 3)
            .map((load) => 'c' in load && load.c[0]),
        )
        .toEqual([-7000, -7000, -7000]);
      await expect.element(value).toHaveValue('7');
      board.ref.current?.undo();
      expect(board.getCase()).toBe(threeForces);
      // A row is removed from the selection, and a plain press selects one.
      await rows.nth(2).click({ modifiers: ['ControlOrMeta'] });
      await expect.poll(() => chosen(board)).toEqual(['load-0', 'load-2']);
      await rows.nth(3).click();
      await expect.poll(() => chosen(board)).toEqual(['load-2']);
    },
  );

  drawnTest(
    'are chosen by Shift with arrows, put into a case set together and removed together',
    async () => {
      const first = hingedSpans.caseSets[0];
      if (first === undefined) throw new Error('the example has no case set');
      const start = { ...hingedSpans, caseSets: [first, { ...first, title: 'wind' }] };
      const board = await openBoard({ defaultValue: start });
      await openRow(/Loads/, 1);
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await expect.poll(() => chosen(board)).toEqual(['load-0', 'load-1', 'load-2']);
      const second = details(/3 rows selected/).getByRole('button', { name: /wind/ });
      await expect.element(second).toHaveAttribute('aria-pressed', 'false');
      await second.click();
      await expect.poll(() => board.getCase().loads.map(({ sets }) => sets)).toEqual([3, 3, 3, 1, 1]);
      board.ref.current?.undo();
      expect(board.getCase()).toBe(start);
      const rows = page.getByRole('tabpanel').getByRole('grid').getByRole('row');
      await rows.nth(1).click();
      await rows.nth(2).click({ modifiers: ['Shift'] });
      await userEvent.keyboard('{Delete}');
      await expect.poll(() => placesOf(board.getCase())).toEqual([5, [0, 6], [0, 12]]);
    },
  );

  drawnTest(
    'of supports have one kind, and the line under the board has the fields of all that is chosen',
    async () => {
      const board = await openBoard({ defaultValue: threeForces });
      click(board, 6, 14);
      click(board, 12, 14, { shiftKey: true });
      click(board, 3, -30, { shiftKey: true });
      click(board, 5, -12, { ctrlKey: true });
      const line = page.getByRole('group', { name: '4 objects selected' });
      await line.getByRole('combobox', { name: 'Kind' }).first().selectOptions('fixed');
      await expect
        .poll(() => board.getCase().supports.map(({ className }) => className))
        .toEqual(['fixed', 'fixed', 'hinge', 'fixed']);
      await userEvent.click(line.getByRole('textbox', { name: 'Value' }));
      await userEvent.keyboard('9{Enter}');
      await expect
        .poll(() =>
          [0, 2].map((at) => board.getCase().loads[at]).map((load) => load && 'c' in load && load.c[0]),
        )
        .toEqual([-9000, -9000]);
      expect(field('Load 1, value').elements()).toHaveLength(0);
    },
  );
});

describe('one object', () => {
  drawnTest('is chosen by its value, which moves it too', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    const label = [...board.svg.querySelectorAll('text')].find(({ textContent }) =>
      textContent?.startsWith('10'),
    );
    const box = label?.getBBox() as DOMRect;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    board.point('pointerdown', middle);
    board.point('pointerup', middle);
    await expect.poll(() => chosen(board)).toEqual(['load-0']);
    await drag(board, [middle, { x: board.at(3.5).x + middle.x - board.at(3).x, y: middle.y }]);
    expect(board.getCase().loads[0]?.x).toBe(3.5);
  });

  drawnTest('a uniform load is raised by its body, all of it at once', async () => {
    const board = await openBoard({ defaultValue: beamExamples.twoSpans });
    const [load] = beamExamples.twoSpans.loads;
    expect(load).toMatchObject({ y: [-12000, -12000, -12000] });
    const from = board.at(2, -14);
    await drag(board, [from, { x: from.x, y: from.y - 20 }]);
    // Ten steps of 0.5 kN/m: upwards is greater.
    expect(board.getCase().loads[0]).toMatchObject({ x: load?.x, y: [-17000, -17000, -17000] });
    board.ref.current?.undo();
    expect(board.getCase()).toBe(beamExamples.twoSpans);
  });

  drawnTest('after a drag and a step back what is chosen is what is drawn so, and nothing else', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    await drag(board, [board.at(6, 14), board.at(7, 14)]);
    board.ref.current?.undo();
    await board.frame();
    // In the same frame as its move, as with a quick hand.
    board.point('pointermove', board.at(10, -60));
    click(board, 10, -60);
    await expect.poll(() => chosen(board)).toEqual(['load-4']);
    await board.frame();
    const states = [...board.svg.querySelectorAll('[data-role="glyph"]')].map((glyph) =>
      glyph.getAttribute('data-state'),
    );
    expect(states.filter((state) => state !== null)).toEqual([]);
  });

  drawnTest('twenty presses of an arrow are one step back, and the other arrow is another', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    click(board, 3, -30);
    board.list.focus();
    for (let press = 0; press < 20; press += 1) {
      board.list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    }
    expect(board.getCase().loads[0]?.x).toBe(7);
    board.list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    expect(board.getCase().loads[0]?.x).toBe(6.8);
    board.ref.current?.undo();
    expect(board.getCase().loads[0]?.x).toBe(7);
    board.ref.current?.undo();
    expect(board.getCase()).toBe(hingedSpans);
  });
});
