import { expect, test, vi } from 'vitest';
import { readWithin } from './rowExchange.ts';

test('rows beyond the room of a list are refused before any is read; a line of headings is none', () => {
  const read = vi.fn(() => null);
  const exchange = { read, room: () => 2 };
  expect(readWithin(exchange, 'x\n1\n2\n3\n')).toEqual({
    ok: false,
    problems: [{ row: 3, column: '', text: '', code: 'many', most: 2 }],
  });
  expect(read).not.toHaveBeenCalled();
  expect(readWithin(exchange, 'x\n1\n2\n')).toBeNull();
  expect(readWithin({ read }, '1\n2\n3\n')).toBeNull();
  expect(read).toHaveBeenCalledTimes(2);
});
