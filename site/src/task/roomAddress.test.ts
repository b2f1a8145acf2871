import { expect, test } from 'vitest';
import { readRoom, writeRoom } from './roomAddress.ts';

test('an address states which room is open', () => {
  expect(readRoom('?room=mohr')).toBe('mohr');
  expect(readRoom('?lang=uk&room=floorPlan')).toBe('floorPlan');
});

test.each(['', '?', '?room=', '?lang=uk'])('no panel is open by the address %s', (search) => {
  expect(readRoom(search)).toBeNull();
});

test('a room goes into the address and comes back out of it, whatever its name is', () => {
  for (const room of ['mohr', 'a b&c=d#e']) expect(readRoom(writeRoom(room))).toBe(room);
  expect(writeRoom(null)).toBe('');
});
