import { formatQuantity, parseCase } from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { beam, reading } from '../../../test/rowReading.ts';
import { listLoadCells, readLoadRows } from './loadRows.ts';

function readLoads(text: string, document = beam) {
  const read = readLoadRows(text, document, reading);
  if (read === null || !read.ok) return read;
  return read.items.map((load) => [load.className, load.x, 'y' in load ? load.y : load.c[0], load.alpha]);
}

describe('loads of a spreadsheet', () => {
  test('the unit of a column of its own is that of the values beside it, as in a table of results', () => {
    const text = 'load\tx (m)\tx1 (m)\tvalue\tunit\nP\t3\t\t-20\tN\nq\t0\t6\t-10\tN/m';
    expect(readLoadRows(text, beam, reading)).toMatchObject({ ok: true, passedOver: [] });
    expect(readLoads(text)).toEqual([
      ['ShearLoad', 3, -20, 90],
      ['DistributedLoad', [0, 6], [-10, -10, -10], 90],
    ]);
    // A unit that is not a force is reported at its value.
    expect(readLoadRows(text.replace('\tN\n', '\tm\n'), beam, reading)).toMatchObject({
      ok: false,
      problems: [{ row: 2, column: 'value', code: 'unit' }],
    });
  });

  test.each([
    ['a word, a place and a value', 'P\t3\t-20', [['ShearLoad', 3, -20000, 90]]],
    ['Russian words and decimal commas', 'момент\t1,5\t2,5', [['BendingMoment', 1.5, 2500, 0]]],
    [
      'the words of the screen',
      'Распределённая\t0\t6\t-10',
      [['DistributedLoad', [0, 6], [-10000, -10000, -10000], 90]],
    ],
    ['a place and a value alone', '3\t-20', [['ShearLoad', 3, -20000, 90]]],
    ['a range and a value alone', '0\t6\t-10', [['DistributedLoad', [0, 6], [-10000, -10000, -10000], 90]]],
    [
      'a line from end to end',
      'q\t0\t6\t-10\t\t-20',
      [['DistributedLoad', [0, 6], [-10000, -15000, -20000], 90]],
    ],
    [
      'a parabola, turned round',
      'q\t6\t0\t-1\t-5\t-2',
      [['DistributedLoad', [0, 6], [-2000, -5000, -1000], 90]],
    ],
    ['a letter over the values', 'x, cm\tM, N·m\n150\t2500', [['BendingMoment', 1.5, 2500, 0]]],
    ['an angle', 'GenericLoad\t4\t\t5\t\t\t-60', [['GenericLoad', 4, 5000, -60]]],
    [
      'no range for the whole beam',
      'load\tvalue\nq\t-3',
      [['DistributedLoad', [0, 12], [-3000, -3000, -3000], 90]],
    ],
    ['a mass', 'mass\t0\t6\t40', [['DistributedMass', [0, 6], [40, 40, 40], -90]]],
  ])('are read with %s', (_, text, loads) => {
    expect(readLoads(text)).toEqual(loads);
  });

  test('every invalid cell is named, and no row is taken', () => {
    const text =
      'Нагрузка\tx, м\tx1\tЗначение\tЗагружения\nсила\t3\t\t-5\t1\nсила\t13\t\tмного\t1\nзебра\t1\t\t1\t1\nq\t2\t2\t-1\t7';
    expect(readLoads(text)).toEqual({
      ok: false,
      passedOver: [],
      reach: 13,
      problems: [
        { row: 3, column: 'Значение', text: 'много', code: 'number' },
        { row: 3, column: 'x, м', text: '13', code: 'outside' },
        { row: 4, column: 'Нагрузка', text: 'зебра', code: 'unknown' },
        { row: 5, column: 'Загружения', text: '7', code: 'unknown' },
        { row: 5, column: 'x1', text: '2', code: 'small' },
      ],
    });
  });

  test('come back from what was copied as they were', () => {
    const parsed = parseCase({
      ...beam,
      loads: [
        { id: 'id', className: 'ShearLoad', x: 3.123456789, c: [-10000.5], sets: 1 },
        { id: 'id', className: 'GenericLoad', x: 4, c: [5000], alpha: -60, sets: 1 },
        { id: 'id', className: 'AxialLoad', x: 4, c: [-7], sets: 1 },
        { id: 'id', className: 'DistributedLoad', x: [0, 6], y: [-1000, -2500, -1000], alpha: 60, sets: 1 },
        { id: 'id', className: 'DistributedLoad', x: [1, 6], y: [-1000, -1500, -2000], sets: 1 },
        { id: 'id', className: 'DistributedMass', x: [0, 12], y: [42.2, 42.2, 42.2], sets: 1 },
      ],
    });
    if (!parsed.ok) throw new Error('The beam of the test is not one.');
    const { loads } = parsed.document;
    const rows = loads.map((load) => {
      const cells = listLoadCells(load, (value, quantity) =>
        formatQuantity(value, { quantity, system: 0, digits: 9, trimZeros: true, locale: 'ru' }),
      );
      const { x, x1, value, middle, last, angle } = cells;
      return [load.className, x, x1, value, middle, last, angle].join('\t');
    });
    const read = readLoadRows(rows.join('\n'), beam, reading);
    expect(read?.ok === true ? read.items : read).toEqual(loads);
  });
});

test.each([
  'Load type;Distance, m;Moment, kN·m\n;6;-10',
  'Вид нагрузки;Расстояние (см);Момент, кН·м\n;600;-10',
  'Вид навантаження;Відстань, мм;Момент (кН·м)\n;6000;-10',
])('loads have headings with units in three languages: %j', (text) => {
  expect(readLoads(text)).toEqual([['BendingMoment', 6, -10_000, 0]]);
});
