import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openBoard, plain } from '../../test/openBoard.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

const { hingedSpans } = beamExamples;

beforeEach(() => page.viewport(1280, 900));

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const currentRow = (): string =>
  plain(document.querySelector('[role="grid"] [aria-selected="true"]')?.textContent ?? '');

test('a support that is dragged is where it is drawn in its row, its fields, the strip and the dock', async () => {
  const board = await openBoard({ defaultValue: hingedSpans });
  const sampler = (): string => document.querySelector('svg[viewBox="0 0 340 58"]')?.innerHTML ?? '';
  board.point('pointerdown', board.at(6, 14));
  await expect.element(field('Place')).toHaveValue('6');
  await expect.poll(sampler).not.toBe('');
  const before = sampler();
  const place = page
    .getByRole('group', { name: /^Support B/ })
    .getByRole('textbox')
    .first();
  await expect.element(place).toHaveValue('6');
  board.point('pointermove', board.at(7.04, 14));
  await expect.element(field('Place')).toHaveValue('7');
  await expect.element(place).toHaveValue('7');
  expect(currentRow()).toMatch(/7(\.0+)?$/);
  expect(sampler()).not.toBe(before);
  expect(board.getCase()).toBe(hingedSpans);
  board.point('pointercancel', board.at(7.04, 14));
  await expect.element(field('Place')).toHaveValue('6');
  await expect.element(place).toHaveValue('6');
  expect(currentRow()).toMatch(/6(\.0+)?$/);
  expect(sampler()).toBe(before);
});

test('the value of a load that is dragged is told while it changes; no other row is', async () => {
  const board = await openBoard({ defaultValue: hingedSpans });
  await board.click(3, -30);
  const tail = board.svg.querySelector('[data-handle="value"]') as SVGGraphicsElement;
  const { x, y, width, height } = tail.getBBox();
  const from = { x: x + width / 2, y: y + height / 2 };
  await expect.element(field('Load 1, value')).toHaveValue('−10');
  const rows = [...document.querySelectorAll('[role="grid"] [data-index]')].slice(1);
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  for (const row of rows) observer.observe(row, { subtree: true, childList: true, characterData: true });
  board.point('pointerdown', from);
  board.point('pointermove', { ...from, y: from.y - 20 });
  // Ten steps of 0.2 kN.
  await expect.element(field('Load 1, value')).toHaveValue('−12');
  await expect.element(field('Value')).toHaveValue('−12');
  expect(currentRow()).toContain('−12');
  board.point('pointerup', { ...from, y: from.y - 20 });
  await expect.poll(() => board.getCase().loads[0]).toMatchObject({ x: 3, c: [-12000, 0, -12000] });
  await expect.element(field('Value')).toHaveValue('−12');
  expect(changes).toEqual([]);
  observer.disconnect();
});
