import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { openBoard, plain } from '../../test/openBoard.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

const { hingedSpans } = beamExamples;

beforeEach(() => page.viewport(1280, 900));

type Board = Awaited<ReturnType<typeof openBoard>>;

const lengthOf = (board: Board): number => board.at(12).x - board.at(0).x;

test('"Zoom in" stays under the pointer when "Zoom out" comes, and what is chosen stays where it is', async () => {
  const board = await openBoard({ defaultValue: hingedSpans });
  await board.click(12, 14);
  await expect.poll(board.name).toContain('at 12 m');
  const whole = lengthOf(board);
  const place = board.at(12).x;
  const button = page.getByRole('button', { name: 'Zoom in' });
  const before = button.element().getBoundingClientRect();
  // Outside the board: the pointer is over the button.
  board.svg.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  await button.click();
  await expect.poll(() => lengthOf(board)).toBeGreaterThan(whole * 1.4);
  await expect.element(page.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  const after = button.element().getBoundingClientRect();
  expect([after.x, after.y]).toEqual([before.x, before.y]);
  await button.click();
  await expect.poll(() => lengthOf(board)).toBeGreaterThan(whole * 2.1);
  expect(Math.abs(board.at(12).x - place)).toBeLessThan(1);
});

test('by a key the view is magnified about the pointer', async () => {
  const board = await openBoard({ defaultValue: hingedSpans });
  const whole = lengthOf(board);
  const place = board.at(10, -20);
  board.point('pointermove', place);
  await board.frame();
  board.list.focus();
  await board.press('+');
  await expect.poll(() => lengthOf(board)).toBeGreaterThan(whole * 1.4);
  expect(Math.abs(board.at(10).x - place.x)).toBeLessThan(1);
});

test('a long drag is told in the dock while the hand does not rest', async () => {
  const board = await openBoard({ defaultValue: hingedSpans });
  await board.click(3, -30);
  const field = page.getByRole('group', { name: /load 1 of 5/ }).getByRole('textbox', { name: 'Place' });
  board.point('pointerdown', board.at(3, -30));
  const seen = new Set<string>();
  for (let step = 1; step <= 60; step += 1) {
    board.point('pointermove', board.at(3 + step * 0.1, -30));
    await board.frame();
    seen.add((field.element() as HTMLInputElement).value);
  }
  board.point('pointerup', board.at(9, -30));
  // The location of the load was announced more than once.
  expect(seen.size).toBeGreaterThan(2);
});

test('Ctrl S asks the surroundings to save, with what is typed, and no file is made', async () => {
  const save = vi.fn();
  const board = await openBoard({ defaultValue: hingedSpans, host: { save } });
  await page.getByRole('textbox', { name: 'Title of the beam' }).fill('Floor');
  await board.press('{Control>}s{/Control}');
  await expect.poll(() => save.mock.lastCall?.[0] as unknown).toMatchObject({ title: 'Floor' });
  expect(plain(board.getCase().title)).toBe('Floor');
});

drawnTest('a magnified board says where on the beam it is, and the whole beam needs no ruler', async () => {
  const board = await openBoard({ defaultValue: hingedSpans });
  const ruler = (): string[] =>
    [...board.screen.container.querySelectorAll('[data-ruler] span')].map((mark) => plain(mark.textContent));
  expect(ruler()).toEqual([]);
  const button = page.getByRole('button', { name: 'Zoom in' });
  for (let press = 0; press < 3; press += 1) await button.click();
  await expect.poll(ruler).toContain('6 m');
  const mark = [...board.screen.container.querySelectorAll('[data-ruler] span')].find(
    (one) => plain(one.textContent) === '6 m',
  );
  const left = (mark?.getBoundingClientRect().left ?? 0) - board.svg.getBoundingClientRect().left;
  await expect.poll(() => Math.abs(left - board.at(6).x)).toBeLessThan(1.5);
  await page.getByRole('button', { name: 'Fit the whole beam' }).click();
  await expect.poll(ruler).toEqual([]);
});
