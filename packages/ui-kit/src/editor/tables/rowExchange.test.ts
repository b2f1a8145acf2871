import { expect, test, vi } from 'vitest';
import { type RowExchange, readWithin, toRowsRead } from './rowExchange.ts';

const ENGLISH = { locale: 'en-US' } as const;

test('an unknown heading is asked about, and the reader’s choice counts', () => {
  const read = (text: string) =>
    text.startsWith('x')
      ? ({ ok: true, count: 1, lines: [], passedOver: [], doubts: [], take: () => {} } as const)
      : null;
  expect(readWithin({ read }, 'Rechts;Hoch\n1;2', ENGLISH)).toMatchObject({
    read: null,
    unclear: ['Rechts', 'Hoch'],
  });
  const choices = { headings: { Rechts: 'x' } };
  expect(readWithin({ read }, 'Rechts;Hoch\n1;2', { ...ENGLISH, choices })).toMatchObject({
    read: { ok: true },
    unclear: ['Rechts'],
  });
});

test('rows beyond the room of a list are refused before any is read; a line of headings is none', () => {
  const read = vi.fn(() => null);
  const exchange = { read, room: () => 2 };
  expect(readWithin(exchange, 'x\n1\n2\n3\n', ENGLISH).read).toEqual({
    ok: false,
    problems: [{ row: 3, column: '', text: '', code: 'many', most: 2 }],
  });
  expect(read).not.toHaveBeenCalled();
  expect(readWithin(exchange, 'x\n1\n2\n', ENGLISH).read).toBeNull();
  expect(readWithin({ read }, '1\n2\n3\n', ENGLISH).read).toBeNull();
  expect(read).toHaveBeenCalledTimes(2);
});

test('a quote that does not end is reported by its row, and nothing behind it is read', () => {
  const read = vi.fn(() => null);
  expect(readWithin({ read }, 'x,y\n1,"2\n3,4', ENGLISH).read).toEqual({
    ok: false,
    problems: [{ row: 2, column: '', text: '"2', code: 'quote' }],
  });
  expect(read).not.toHaveBeenCalled();
});

test('a sheet of thousands of rows previews some and takes all', () => {
  const listCells = vi.fn((item: number) => [String(item), '']);
  const take = vi.fn();
  const items = Array.from({ length: 8000 }, (_, at) => at);
  const read = toRowsRead({ ok: true, items, passedOver: [], doubts: [] }, { listCells, take });
  expect(read).toMatchObject({ ok: true, count: 8000, lines: ['0', '1', '2', '3', '4', '5', '6', '7'] });
  expect(listCells).toHaveBeenCalledTimes(8);
  if (read?.ok === true) read.take();
  expect(take).toHaveBeenCalledWith(items);
});

test('an assignment from another table counts only if the table has that column', () => {
  const read = vi.fn<RowExchange['read']>(() => null);
  const exchange = { read, columns: ['x', 'y'] };
  const choices = { headings: { Rechts: 'x', Hoch: 'Wert' } };
  readWithin(exchange, 'Rechts\tHoch\n1\t2', { ...ENGLISH, choices });
  expect(read).toHaveBeenCalledWith('x\tHoch\n1\t2');
});
