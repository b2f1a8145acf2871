import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openBoard, plain } from '../../test/openBoard.tsx';
import { openRow } from '../../test/openRow.ts';
import { beamExamples } from '../examples/beamExamples.ts';
import { fetchTabs } from './BeamPanel.ts';

const { hingedSpans } = beamExamples;

beforeEach(() => page.viewport(1280, 900));

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const currentRow = (): string =>
  plain(document.querySelector('[role="grid"] [aria-selected="true"]')?.textContent ?? '');

test('a support that is dragged is where it is drawn in its row, its fields, the strip and the dock', async () => {
  const board = await openBoard({ defaultValue: hingedSpans });
  await openRow(/Supports/);
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
  await expect.element(field('Load 1, value')).toHaveValue('10');
  const rows = [...document.querySelectorAll('[role="grid"] [data-index]')].slice(1);
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  for (const row of rows) observer.observe(row, { subtree: true, childList: true, characterData: true });
  board.point('pointerdown', from);
  board.point('pointermove', { ...from, y: from.y - 20 });
  // Ten steps of 0.2 kN.
  await expect.element(field('Load 1, value')).toHaveValue('12');
  await expect.element(field('Value')).toHaveValue('12');
  expect(currentRow()).toMatch(/12.kN.↓/);
  board.point('pointerup', { ...from, y: from.y - 20 });
  await expect.poll(() => board.getCase().loads[0]).toMatchObject({ x: 3, c: [-12000, 0, -12000] });
  await expect.element(field('Value')).toHaveValue('12');
  expect(changes).toEqual([]);
  observer.disconnect();
});

test('a support that is dragged opens its tab when it is let go, and the reactions keep their place', async () => {
  const board = await openBoard({ defaultValue: hingedSpans });
  const tab = (): string =>
    plain(document.querySelector('[role="tab"][aria-selected="true"]')?.textContent).replace(/ \d+$/, '');
  const reactions = (): number | undefined =>
    document.querySelector('[role="table"], table:not([role="grid"])')?.getBoundingClientRect().top;
  await expect.poll(reactions).toBeGreaterThan(0);
  const before = reactions();
  const supportB = page.getByRole('group', { name: /^Support B/ });
  board.point('pointerdown', board.at(6, 14));
  await expect.element(field('Place')).toHaveValue('6');
  board.point('pointermove', board.at(7.04, 14));
  await expect.element(field('Place')).toHaveValue('7');
  expect(tab()).toMatch(/^Loads/);
  expect(reactions()).toBe(before);
  board.point('pointerup', board.at(7.04, 14));
  await expect.poll(tab).toMatch(/^Supports/);
  await expect.element(supportB).toBeVisible();
  expect(board.getCase().supports[1]).toMatchObject({ x: 7 });
  expect(reactions()).toBe(before);
});

test('every tab of the panel stands in the same room, and is there before it is asked for', async () => {
  await openBoard({ defaultValue: hingedSpans });
  // The late parts are loaded: from here on a tab opens within the frame in which it is chosen.
  await fetchTabs();
  const heights = new Set<number>();
  for (const tab of page.getByRole('tab').elements()) {
    (tab as HTMLElement).click();
    await new Promise((done) => requestAnimationFrame(done));
    const body = document.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden])');
    expect(body?.querySelectorAll('input, select').length).toBeGreaterThan(0);
    heights.add(body?.offsetHeight ?? 0);
  }
  expect(heights.size).toBe(1);
});
