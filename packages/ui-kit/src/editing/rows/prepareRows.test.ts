import { describe, expect, test } from 'vitest';
import { prepareRows } from './prepareRows.ts';

const cellsOf = (text: string, ...rest: [string, Parameters<typeof prepareRows>[2]?]) =>
  prepareRows(text, ...rest)
    .text.split('\n')
    .map((line) => line.split('\t'));

describe('the comma of 1,500', () => {
  test('the comma is decimal if the same column has 0,000', () => {
    const text = 'x\ty\n0,000\t0,000\n1,500\t2,250';
    expect(cellsOf(text, 'en-US')).toEqual([
      ['x', 'y'],
      ['0.000', '0.000'],
      ['1.500', '2.250'],
    ]);
    expect(prepareRows(text, 'en-US').comma).toEqual({ role: 'decimal', example: '0,000' });
  });

  test.each([
    ['en-US', '1,500\t0,5', '1.500', 'decimal'],
    ['en-US', '1,500\t3', '1,500', 'thousands'],
    ['ru', '1,500\t3', '1,500', 'decimal'],
    ['ru', '1,500\n2.5', '1500', 'thousands'],
    ['ru', '1,500\n1,234.5', '1500', 'thousands'],
    // A point in one column and a comma in another do not determine each other.
    ['en-US', '1,500\t2.5\n0,5\t3.25', '1.500', 'decimal'],
  ] as const)('in %s, %j, is %s', (locale, text, first, role) => {
    const read = prepareRows(text.includes('\t') ? text : text.replaceAll('\n', '\t-\n'), locale);
    expect(read.text.split(/[\t\n]/)[0]).toBe(first);
    expect(read.comma?.role).toBe(role);
  });

  test('the reader’s choice decides the meaning of the comma', () => {
    expect(cellsOf('0,5\n1,500 mm\tA', 'en-US', { comma: 'thousands' })).toEqual([['0,5'], ['1500 mm', 'A']]);
  });
});

test('headings are read by the names that the reader chose, and told as they stand there', () => {
  const text = 'Punkt;Rechts;Hoch\n1;0;3,5\n\nStab;Beginn;Schluss\n1;1;2';
  const read = prepareRows(text, 'ru', { headings: { Rechts: 'x', Hoch: 'y' } });
  expect(read.headings).toEqual(['Punkt', 'Rechts', 'Hoch', 'Stab', 'Beginn', 'Schluss']);
  expect(read.text).toBe('Punkt\tx\ty\n1\t0\t3,5\n\nStab\tBeginn\tSchluss\n1\t1\t2');
});

test('a text in which nothing is to be settled stays as it is', () => {
  const text = 'x;y\n1,5;"a;b"';
  expect(prepareRows(text, 'en-US').text).toBe(text);
});

test('a heading that is called as a part of every object is one like others', () => {
  expect(prepareRows('constructor\ttoString\n1\t2', 'en-US').headings).toEqual(['constructor', 'toString']);
  expect(prepareRows('constructor\tx\n1\t2', 'en-US', { headings: { constructor: 'y' } }).text).toBe(
    'y\tx\n1\t2',
  );
});
