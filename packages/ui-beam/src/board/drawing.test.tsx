import type { BeamCase } from '@eecs/solver-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { openBoard, plain, readMoment, supportsOf } from '../../test/openBoard.tsx';
import { proppedCantilever } from '../examples/proppedCantilever.ts';

beforeEach(() => page.viewport(1280, 900));

/** A pin at 0, rollers at 2 and 5 m and a hinge at 3 m under 5 kN/m. */
async function expectGerber({ getCase }: { readonly getCase: () => BeamCase }): Promise<void> {
  expect(supportsOf(getCase())).toEqual([
    ['fixed', 0],
    ['simple', 2],
    ['hinge', 3],
    ['simple', 5],
  ]);
  expect(getCase().loads).toMatchObject([{ className: 'DistributedLoad', x: [0, 5] }]);
  // Beyond the hinge q·2²/8 = 2.5 at 4 m; over the support at 2 m -(5·1 + 5·1²/2) = -7.5.
  await expect.poll(readMoment).toContain('minimum −7.500 kN·m at 2 m');
  await expect.poll(readMoment).toContain('2.500 kN·m at 4 m');
}

describe('a two-span beam with a hinge is drawn from nothing', () => {
  test('by mouse', async () => {
    const board = await openBoard();
    // A double click keeps the tool active, its kinds stay visible, and a kind stays until another is chosen.
    await page.getByRole('button', { name: 'Support', exact: true }).dblClick();
    await page.getByRole('radio', { name: 'Pin' }).click();
    await board.click(0);
    await page.getByRole('radio', { name: 'Roller' }).click();
    await board.click(5);
    await board.click(2.02);
    await page.getByRole('radio', { name: 'Hinge' }).click();
    await board.click(2.99);
    await page.getByRole('button', { name: 'Distributed', exact: true }).click();
    await userEvent.dragAndDrop(page.elementLocator(board.svg), page.elementLocator(board.svg), {
      sourcePosition: board.at(0, -20),
      targetPosition: board.at(5, -20),
    });
    await page.getByRole('button', { name: 'Solve' }).click();
    await expectGerber(board);
  });

  drawnTest('by keys alone', async () => {
    const board = await openBoard();
    board.list.focus();
    await board.press('s{Enter}s{Enter}s2{Enter}');
    // The next presses switch to the fixed support, and to the hinge.
    await board.press('sss3 m{Enter}');
    await board.press('d1{Enter}');
    expect(board.name()).toBe('Distributed 5 kN/m downwards, load 1 of 1, from 0 m to 2 m');
    await board.press('{F2}');
    await expect.poll(() => window.getSelection()?.toString()).toBe('5');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole('textbox', { name: 'End', exact: true })).toHaveFocus();
    await board.press('5{Enter}');
    await board.press('{Control>}{Enter}{/Control}');
    await expectGerber(board);
  });

  drawnTest('by finger', async () => {
    const board = await openBoard();
    const tap = async (x: number): Promise<void> => {
      board.point('pointerdown', board.at(x), { pointerType: 'touch' });
      board.point('pointerup', board.at(x), { pointerType: 'touch' });
      await board.frame();
    };
    await page.getByRole('button', { name: 'Support', exact: true }).click();
    await tap(0);
    for (const [kind, x] of [
      ['Roller', 5],
      ['Roller', 2],
      ['Hinge', 3],
    ] as const) {
      await page.getByRole('button', { name: 'Support', exact: true }).click();
      await page.getByRole('radio', { name: kind }).click();
      await tap(x);
    }
    await page.getByRole('button', { name: 'Distributed', exact: true }).click();
    board.point('pointerdown', board.at(0), { pointerType: 'touch' });
    board.point('pointermove', board.at(5), { pointerType: 'touch' });
    board.point('pointerup', board.at(5), { pointerType: 'touch' });
    await page.getByRole('button', { name: 'Solve' }).click();
    await expectGerber(board);
  });
});

drawnTest(
  'on a phone the beam stands still under a load that a finger has placed, until the finger lets it go',
  async () => {
    await page.viewport(390, 800);
    const board = await openBoard({ defaultValue: proppedCantilever });
    const touch = { pointerType: 'touch' };
    const heights: number[] = [];
    for (const count of [1, 2, 3]) {
      await page.getByRole('button', { name: 'Distributed', exact: true }).click();
      heights.push(board.at(0).y);
      board.point('pointerdown', board.at(0, -60), touch);
      board.point('pointermove', board.at(4, -60), touch);
      board.point('pointerup', board.at(4, -60), touch);
      await board.frame();
      await board.frame();
      expect(board.getCase().loads.filter(({ className }) => className === 'DistributedLoad')).toHaveLength(
        proppedCantilever.loads.filter(({ className }) => className === 'DistributedLoad').length + count,
      );
      expect(board.at(0).y).toBe(heights.at(-1));
    }
    const { y } = board.at(0);
    // The first Esc lays the tool down, the second lets the load go.
    await board.press('{Escape}{Escape}');
    await expect.poll(() => board.at(0).y).toBeGreaterThan(y);
  },
);

test('the diagrams follow a load while it is drawn, and fall back when it is given up', async () => {
  const board = await openBoard({ defaultValue: proppedCantilever });
  const figure = page.getByRole('figure', { name: /Bending moment/ });
  const readNumbers = (): string =>
    [...(figure.elements()[0]?.querySelectorAll('text[data-kind]') ?? [])]
      .map(({ textContent }) => plain(textContent))
      .join(' | ');
  // At the fixed end -3·P·L/16 = -3·20·4/16, plus -5·4²/8 for 5 kN/m over the whole beam.
  await expect.poll(readNumbers).toContain('−15.000');
  await page.getByRole('button', { name: 'Distributed', exact: true }).click();
  board.point('pointerdown', board.at(0, -20));
  board.point('pointermove', board.at(4, -20));
  await expect.poll(readNumbers).toContain('−25.000');
  expect(board.getCase().loads).toHaveLength(1);
  // It is drawn once, without a preview below.
  expect(board.svg.querySelectorAll('[data-state="ghost"]')).toHaveLength(0);
  board.point('pointercancel', board.at(4, -20));
  await expect.poll(readNumbers).toContain('−15.000');
  expect(board.svg.querySelector('[data-role="envelope"]')).toBeNull();

  board.point('pointerdown', board.at(0, -20));
  board.point('pointermove', board.at(4, -20));
  await expect.poll(readNumbers).toContain('−25.000');
  board.point('pointerup', board.at(4, -20));
  await expect.poll(() => board.getCase().loads[1]).toMatchObject({ x: [0, 4] });
  await expect.poll(readMoment).toContain('minimum −25.000 kN·m at 0 m');
});
