import { type BeamAnswer, type BeamCase, solveBeam } from '@eecs/solver-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { openBoard, readMoment } from '../../test/openBoard.tsx';
import { drawTasks } from '../../../solver-core/verification/drawTasks.ts';
import { KEYBOARD_GROUPS } from '../../test/keyboardTasks.ts';
import { beamExamples } from '../examples/beamExamples.ts';

const { hingedSpans } = beamExamples;

beforeEach(() => page.viewport(1280, 900));

describe('by keys', () => {
  test('Tab goes from left to right and out, each object with its name', async () => {
    const board = await openBoard({ defaultValue: { ...hingedSpans, loads: hingedSpans.loads.slice(0, 1) } });
    board.list.focus();
    const names: (string | null)[] = [];
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      names.push(board.name());
    }
    expect(names).toEqual([
      'Pin A, support 1 of 4, at 0 m',
      'Transverse 10 kN downwards, load 1 of 1, at 3 m',
      'Roller B, support 2 of 4, at 6 m',
      'Hinge 1, support 3 of 4, at 8 m',
      'Roller C, support 4 of 4, at 12 m',
    ]);
    await board.press('{Escape}');
    await userEvent.tab();
    expect(board.list.contains(document.activeElement)).toBe(false);
  });

  drawnTest('arrows, Home, End and a typed coordinate move the selection, which is announced', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    const place = (): unknown => board.getCase().loads[0]?.x;
    await board.click(3, -30);
    // A grid line every 0.2 m, with Shift every tenth.
    await board.press('{ArrowRight}');
    expect(place()).toBe(3.2);
    await expect.poll(board.said).toBe('Moved to 3.2 m.');
    await board.press('{Shift>}{ArrowRight}{/Shift}');
    expect(place()).toBe(5.2);
    await board.press('{Home}');
    expect(place()).toBe(0);
    await board.press('{End}{ArrowLeft}');
    expect(place()).toBe(11.8);
    await board.press('@3.2 m{Enter}');
    expect(place()).toBe(3.2);
    await board.press('@99{Enter}');
    expect(place()).toBe(3.2);
    await expect.poll(board.said).toBe('“@99” is not a place on the beam.');
    await board.press('{Escape}{ArrowUp}');
    expect(board.getCase().loads[0]).toMatchObject({ c: [-9000, 0, -9000] });
    for (let step = 0; step < 7; step += 1) await board.press('{Control>}z{/Control}');
    expect(board.getCase()).toBe(hingedSpans);
  });

  drawnTest('Ctrl Enter solves the beam as it stands: a place that is half typed moves nothing', async () => {
    let solved: BeamCase | undefined;
    const solve = (document: BeamCase): Promise<BeamAnswer> => {
      solved = document;
      return Promise.resolve(solveBeam(document));
    };
    const board = await openBoard({ defaultValue: hingedSpans, host: { solve } });
    await board.click(3, -30);
    await board.press('@2');
    await board.press('{Control>}{Enter}{/Control}');
    await expect.poll(() => solved).toBe(hingedSpans);
    expect(board.getCase()).toBe(hingedSpans);
  });

  drawnTest('a place that is none is refused in words one reads, and stays to be corrected', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    await board.click(3, -30);
    await board.press('@-2{Enter}');
    const words = '“@-2” is not a place on the beam.';
    await expect.poll(board.said).toBe(words);
    // Announced, and shown in the line below the board.
    await expect.poll(() => page.getByText(words).elements().length).toBe(2);
    expect(board.getCase()).toBe(hingedSpans);
    await board.press('{Backspace}{Backspace}4{Enter}');
    expect(board.getCase().loads[0]?.x).toBe(4);
    expect(page.getByText(words).elements().length).toBeLessThan(2);
  });

  drawnTest(
    'Enter places one object; the next Enter opens its editor, and the tool stays in hand',
    async () => {
      const board = await openBoard({ defaultValue: hingedSpans });
      board.list.focus();
      await board.press('q5{Enter}');
      expect(board.getCase().loads).toHaveLength(6);
      await expect.poll(board.name).toContain('load 6 of 6, at 5 m');
      await expect
        .element(page.getByRole('button', { name: 'Transverse', exact: true }))
        .toHaveAttribute('aria-pressed', 'true');
      await board.press('{Enter}');
      expect(board.getCase().loads).toHaveLength(6);
      // Its value is selected as a whole: typing replaces it, and changes no kind.
      await expect.poll(() => window.getSelection()?.toString()).toBe('10');
      await board.press('7{Enter}');
      await expect.poll(board.name).toContain('7 kN downwards, load 6 of 6, at 5 m');
      // After that the tool is asked again: a second number is the place of another load.
      await board.press('8{Enter}');
      await expect.poll(board.name).toContain('10 kN downwards, load 7 of 7, at 8 m');
      // With the pointer it is the value of the chosen one.
      await board.press('{Escape}8{Enter}');
      await expect.poll(board.name).toContain('8 kN downwards, load 7 of 7, at 8 m');
    },
  );

  drawnTest(
    'a number typed with a tool in hand is a place; what was just placed takes the next one as its value',
    async () => {
      const board = await openBoard({ defaultValue: hingedSpans });
      const load = (): unknown => board.getCase().loads.at(-1);
      await board.press('{Escape}');
      await page.getByRole('button', { name: 'Transverse', exact: true }).click();
      await board.press('4{Enter}');
      expect(load()).toMatchObject({ className: 'ShearLoad', x: 4 });
      await board.press('25{Enter}');
      await expect.poll(load).toMatchObject({ x: 4, c: [-25_000, 0, -25_000] });
      // Also by a click, and on a board where minus is a key of the view.
      await page.getByRole('button', { name: 'Moment', exact: true }).click();
      await board.click(7);
      await board.press('12{Enter}');
      await expect.poll(load).toMatchObject({ className: 'BendingMoment', c: [12_000, 0, 0] });
      // With the pointer the next number is its value too; a place begins with @.
      await board.press('{Escape}15{Enter}');
      await expect.poll(load).toMatchObject({ className: 'BendingMoment', c: [15_000, 0, 0] });
      await board.press('@9{Enter}');
      await expect.poll(load).toMatchObject({ className: 'BendingMoment', x: 9 });
      await page.getByRole('button', { name: 'Distributed', exact: true }).click();
      await board.click(10);
      await board.press('3.5{Enter}');
      await expect.poll(load).toMatchObject({ className: 'DistributedLoad', y: [-3500, -3500, -3500] });
    },
  );

  drawnTest('G and a digit, and T, go to the diagrams from a selected object too', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    await expect.poll(readMoment).not.toBe('');
    const isOn = (row: string): boolean => document.activeElement?.closest(`[data-diagram="${row}"]`) != null;
    await board.click(3, -30);
    await board.press('g3');
    await expect.poll(() => isOn('M')).toBe(true);
    await board.click(3, -30);
    await board.press('@3{Escape}t');
    await expect.poll(() => isOn('M')).toBe(true);
    expect(board.getCase()).toBe(hingedSpans);
  });

  drawnTest('a place is shown on the board, and what Enter does is said, before Enter', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    board.list.focus();
    await board.press('s4');
    const field = page.getByRole('textbox', { name: /at x =$/ });
    await expect.element(field).toHaveFocus();
    await expect
      .poll(() => document.querySelector('text[data-role="coordinate"]')?.textContent)
      .toMatch(/^4/);
    expect(board.getCase()).toBe(hingedSpans);
    await board.press('{Escape}');
    await expect.poll(() => document.querySelector('text[data-role="coordinate"]')).toBeNull();
    // With an active tool, a minus also begins a place, although no place on a beam is negative.
    await board.press('-1{Enter}');
    await expect.poll(board.said).toBe('“-1” is not a place on the beam.');
    expect(board.getCase()).toBe(hingedSpans);
  });

  drawnTest('Ctrl D copies and selects the copy, Del asks and removes it', async () => {
    const board = await openBoard({ defaultValue: hingedSpans, confirmDelete: true });
    await board.click(3, -30);
    await board.press('{Control>}d{/Control}');
    expect(board.getCase().loads).toHaveLength(6);
    await expect.poll(board.name).toContain('load 6 of 6, at 4 m');
    await board.press('{Delete}');
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect.poll(() => board.getCase().loads.length).toBe(5);
    expect(JSON.stringify(board.getCase())).toBe(JSON.stringify(hingedSpans));
  });

  test('on a Russian layout the keys of the tools are where they are', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    board.list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ы', code: 'KeyS', bubbles: true }));
    await expect
      .element(page.getByRole('button', { name: 'Support', exact: true }))
      .toHaveAttribute('aria-pressed', 'true');
  });

  test('letters typed into a field are text', async () => {
    await openBoard({ defaultValue: hingedSpans });
    await userEvent.fill(page.getByRole('textbox', { name: 'Title of the beam' }), '');
    await userEvent.keyboard('qrs');
    await expect
      .element(page.getByRole('button', { name: 'Select', exact: true }))
      .toHaveAttribute('aria-pressed', 'true');
  });
});

drawnTest(
  'a dimension is typed over: what is right of it moves, with Alt only the next support',
  async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    await board.click(7, 82);
    const length = page.getByRole('textbox', { name: 'Length', exact: true }).first();
    await expect.element(length).toHaveFocus();
    await board.press('3{Enter}');
    expect(board.getCase().L).toBe(13);
    expect(board.getCase().supports.map(({ x }) => x)).toEqual([0, 6, 9, 13]);
    // The board has its keys back; a number is the length of the dimension, which is still selected.
    await expect.element(length).not.toHaveFocus();
    await board.press('2');
    await expect.element(length).toHaveFocus();
    await board.press('{Alt>}{Enter}{/Alt}');
    expect(board.getCase().L).toBe(13);
    expect(board.getCase().supports.map(({ x }) => x)).toEqual([0, 6, 8, 13]);
  },
);

describe('by keys alone', () => {
  const groups = Object.entries(KEYBOARD_GROUPS).map(([name, tasks]) => ({ name, tasks }));

  test('there are sixty tasks and more', () => {
    expect(groups.flatMap(({ tasks }) => tasks).length).toBeGreaterThanOrEqual(60);
  });

  test.each(groups)('$name', async ({ name: group, tasks }) => {
    const board = await openBoard({ defaultValue: hingedSpans });
    // Parts beside the board that keys reach are loaded late, and results appear with the first solve.
    await expect.poll(readMoment).not.toBe('');
    const failed: string[] = [];
    for (const { name, from, keys, holds } of drawTasks(tasks, 1)) {
      board.ref.current?.setCase(from);
      await board.frame();
      // The diagrams of another beam appear with its results.
      if (group === 'READING') await expect.poll(readMoment).not.toBe('');
      board.list.focus();
      for (const [at, part] of keys.split('|').entries()) {
        if (at > 0) for (let frame = 0; frame < 3; frame += 1) await board.frame();
        await board.press(part);
      }
      const isDone = await expect
        .poll(() => holds(board.getCase(), from), { timeout: 2000 })
        .toBe(true)
        .then(
          () => true,
          () => false,
        );
      if (!isDone) failed.push(`${name}: ${JSON.stringify(board.getCase().loads)}`);
      if (document.querySelector('dialog[open]') !== null) await board.press('{Escape}');
    }
    expect(failed).toEqual([]);
  });
});
