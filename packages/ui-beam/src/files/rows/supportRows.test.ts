import { describe, expect, test } from 'vitest';
import { beam, supportReading } from '../../../test/rowReading.ts';
import { listSupportCells, readSupportRows } from './supportRows.ts';
import { clearSupports, listMade, listsAll, takeSupports } from './takeRows.ts';

describe('supports of a spreadsheet', () => {
  test('supports are read with springs and settlements, each replacing one at its place', () => {
    const text = 'Support\tx, m\tky, kN/mm\tdy, mm\nclamp\t0\nroller\t6\t\t-5\nспружина?';
    expect(readSupportRows(text, beam, supportReading)).toMatchObject({
      ok: false,
      problems: [
        { row: 4, column: 'Support', code: 'unknown' },
        { row: 4, column: 'x, m', code: 'missing' },
      ],
    });
    const read = readSupportRows(text.replace('спружина?', 'пружина\t12\t2'), beam, supportReading);
    if (read?.ok !== true) throw new Error(JSON.stringify(read));
    expect(takeSupports(beam, read.items).document.supports).toEqual([
      { className: 'cantilever', x: 0 },
      { className: 'simple', x: 6, settlement: { y: -0.005 } },
      { className: 'spring', x: 12, stiffness: { y: 2e6 } },
    ]);
  });

  test('properties that a kind of support cannot have, and two supports at one place, are refused', () => {
    const text = 'support\tx\tky\tdy\nhinge\t3\t5\nhinge\t4\t\t1\nroller\t4\nspring\t5\nroller\t7\t-1';
    expect(readSupportRows(text, beam, supportReading)).toMatchObject({
      problems: [
        { row: 2, column: 'ky', code: 'unfit' },
        { row: 3, column: 'dy', code: 'unfit' },
        { row: 4, column: 'x', code: 'taken' },
        { row: 5, column: 'ky', code: 'missing' },
        { row: 6, column: 'ky', code: 'small' },
      ],
    });
  });

  test.each([
    ['Support type\tPosition (cm)\npin\t0\nroller\t1200', 12],
    ['Опоры балки\nТип опоры;Координата x, мм\nнеподвижная;0\nкаток;12000', 12],
    ['Тип опори;Положення, м\nнерухома;0\nрухома;12', 12],
  ])('have headings with units in three languages: %j', (text, last) => {
    expect(readSupportRows(text, beam, supportReading)).toMatchObject({
      ok: true,
      items: [
        { className: 'fixed', x: 0 },
        { className: 'simple', x: last },
      ],
    });
  });

  test('a place may come before its kind', () => {
    const read = readSupportRows('0\tpin\n12\troller', beam, supportReading);
    expect(read).toMatchObject({
      ok: true,
      items: [
        { className: 'fixed', x: 0 },
        { className: 'simple', x: 12 },
      ],
    });
  });

  test('supports at every place of the beam replace all of its supports', () => {
    expect(listsAll(beam, [{ className: 'simple', x: 0 }])).toBe(true);
    expect(listsAll(beam, [{ className: 'simple', x: 12 }])).toBe(false);
  });

  test('cells describe a support', () => {
    const write = (value: number) => String(value);
    expect(listSupportCells({ className: 'spring', x: 2, stiffness: { y: 5 }, settlement: { y: -1 } }, write)).toEqual({
      x: '2', kx: '', ky: '5', kr: '', dx: '', dy: '-1', dr: '',
    }); // prettier-ignore
  });
});

test('supports that stand elsewhere make another beam: title and description go, and what it is made of is reported', () => {
  const named = { ...beam, title: 'Two spans with a hinge', description: 'M = 31 kN·m' };
  expect(clearSupports(named, [{ className: 'fixed', x: 1.5 }])).toMatchObject({
    supports: [],
    title: '',
    description: '',
  });
  expect(clearSupports(named, named.supports).title).toBe('Two spans with a hinge');
  expect(listMade(beam)).toEqual([beam.sections[0]?.label, beam.materials[0]?.name]);
});
