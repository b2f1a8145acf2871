import { expect, test } from 'vitest';
import { chooseRows } from './chooseRows.ts';

const order = [2, 0, 1, 4, 3];

test('a range goes from the row that was chosen first, in the order of rows, either way', () => {
  expect(chooseRows({ chosen: [0], current: 0, order }, 4, 'range')).toEqual([0, 1, 4]);
  expect(chooseRows({ chosen: [0, 1, 4], current: 4, order }, 1, 'range')).toEqual([0, 1]);
  expect(chooseRows({ chosen: [0, 1, 4], current: 4, order }, 2, 'range')).toEqual([0, 2]);
});

test('without a choice a range and a second row begin with the current row', () => {
  expect(chooseRows({ chosen: [], current: 2, order }, 1, 'range')).toEqual([2, 0, 1]);
  expect(chooseRows({ chosen: [], current: 2, order }, 3, 'toggle')).toEqual([2, 3]);
  expect(chooseRows({ chosen: [], current: -1, order: [] }, 0, 'range')).toEqual([]);
});

test('a row is added to the choice and taken from it, but for the last one', () => {
  expect(chooseRows({ chosen: [0, 4], current: 4, order }, 3, 'toggle')).toEqual([0, 4, 3]);
  expect(chooseRows({ chosen: [0, 4, 3], current: 3, order }, 4, 'toggle')).toEqual([0, 3]);
  expect(chooseRows({ chosen: [3], current: 3, order }, 3, 'toggle')).toEqual([3]);
  expect(chooseRows({ chosen: [0, 4], current: 4, order }, 0, 'only')).toEqual([0]);
});
