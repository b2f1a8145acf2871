import { expect, test } from 'vitest';
import { readRoom, writeLink, writeRoom } from './roomAddress.ts';

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

test('a link to a document carries the open room, and nothing else of the address', () => {
  const page = 'https://eecs.example/msb/';
  const link = writeLink(page, { search: '?lang=uk&room=mohr', fragment: '#c=abc' });
  expect(link).toBe('https://eecs.example/msb/?room=mohr#c=abc');
  expect(readRoom(new URL(link).search)).toBe('mohr');
  expect(writeLink(page, { search: '?lang=uk', fragment: '#c=abc' })).toBe('https://eecs.example/msb/#c=abc');
});
