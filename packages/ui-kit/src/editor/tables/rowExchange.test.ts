import { expect, test, vi } from 'vitest';
import { readWithin } from './rowExchange.ts';

const ENGLISH = { locale: 'en-US' } as const;

test('a heading that nothing is called by is asked for, and what the reader says it is counts', () => {
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

test('a quote that does not end is told by its row, and nothing behind it is read', () => {
  const read = vi.fn(() => null);
  expect(readWithin({ read }, 'x,y\n1,"2\n3,4', ENGLISH).read).toEqual({
    ok: false,
    problems: [{ row: 2, column: '', text: '"2', code: 'quote' }],
  });
  expect(read).not.toHaveBeenCalled();
});
