import { describe, expect, test } from 'vitest';
import { createLengthReader } from './createLengthReader.ts';
import { readTable, type TableOptions } from './readTable.ts';

const options: TableOptions = {
  kind: 'joints',
  readLength: createLengthReader({ system: 0, locale: 'en-US' }),
};
const joint = (row: number, x: number, y: number, z = 0, anchor = 0) => ({ row, x, y, z, anchor });

describe('a table of a spreadsheet', () => {
  test.each([
    ['tabs and points', '0\t0\n3.5\t1.25', [joint(1, 0, 0), joint(2, 3.5, 1.25)]],
    ['tabs and commas', '0\t0\r\n3,5\t1,25\r\n', [joint(1, 0, 0), joint(2, 3.5, 1.25)]],
    ['semicolons and commas', '3,5;1,25;-2', [joint(1, 3.5, 1.25, -2)]],
    ['commas', '3.5,1.25', [joint(1, 3.5, 1.25)]],
    ['thousands apart by spaces', '1 200,5\t0', [joint(1, 1200.5, 0)]],
    ['a length in its own unit', '12 ft\t0', [joint(1, 3.6576, 0)]],
    ['units in the headings', 'x, mm\ty (cm)\n1500\t-25', [joint(2, 1.5, -0.25)]],
  ])('reads %s', (_, text, joints) => {
    expect(readTable(text, options)).toEqual({ ok: true, joints, rods: [] });
  });

  test('reads columns by their headings in any order, units and numbers of rows beside them', () => {
    const text = 'Joint\ty, m\tx (m)\tAnchor\n1\t0\t2\tXY\n2\t3\t4\t';
    expect(readTable(text, options)).toEqual({
      ok: true,
      joints: [joint(2, 2, 0, 0, 3), joint(3, 4, 3)],
      rods: [],
    });
  });

  test('reads rods by a heading, and without one where rods are wanted', () => {
    const rod = { row: 2, i: 1, j: 2, material: 'Steel', section: '' };
    expect(readTable('i\tj\tmaterial\n1\t2\tSteel', options)).toEqual({ ok: true, joints: [], rods: [rod] });
    const rods = [{ ...rod, row: 1, material: '' }];
    expect(readTable('1\t2', { ...options, kind: 'rods' })).toEqual({ ok: true, joints: [], rods });
  });

  test('reads the blocks of one file and passes over others', () => {
    const read = readTable('joint,x,y\n1,0,0\n2,4,0\n\nrod,i,j\n1,1,2\n\nset,force\ndead,3.5\n', options);
    expect(read).toMatchObject({
      ok: true,
      joints: [joint(2, 0, 0), joint(3, 4, 0)],
      rods: [{ row: 6, i: 1, j: 2 }],
    });
  });

  test('names the first row that makes no sense, and every cell', () => {
    expect(readTable('0\t0\n3\tabc', options)).toEqual({
      ok: false,
      row: 2,
      problems: [{ row: 2, column: '2', text: 'abc', code: 'number' }],
    });
    expect(readTable('i\tj\n1\t2.5\n\t3', options)).toMatchObject({
      row: 2,
      problems: [
        { row: 2, column: 'j', text: '2.5', code: 'number' },
        { row: 3, column: 'i', text: '', code: 'missing' },
      ],
    });
  });

  test.each(['', 'some words', '{"a": 1}'])('%s is no table', (text) => {
    expect(readTable(text, options)?.ok ?? null).not.toBe(true);
  });
});
