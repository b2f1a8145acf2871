import { expect, test } from 'vitest';
import { limitBoard, measureRoom } from './measureRoom.ts';

const PAGE = { head: 48, foot: 24, belowEditor: 400, belowBoard: 330 };

test('a room ends at the foot of a window of 900 px', () => {
  expect(measureRoom({ ...PAGE, window: 900 })).toBe(900 - 48 - 24 - 400);
});

test('in a window of 720 px it takes what is left when the structure stands at the top', () => {
  expect(measureRoom({ ...PAGE, window: 720 })).toBe(720 - 48 - 24 - 330);
});

test('a scrolled page gives it no more than is comfortable', () => {
  expect(measureRoom({ ...PAGE, window: 840, belowBoard: 100 })).toBe(380);
});

test('it is never lower than the least height, however low the window is', () => {
  expect(measureRoom({ ...PAGE, window: 400 })).toBe(240);
});

test.each([
  [900, 261],
  [720, 209],
  [480, 200],
])('a tall board leaves an open room its place in a window of %i px', (window, height) => {
  expect(limitBoard(window)).toBe(height);
});

test('a board of a truss and its room fit a window of 900 px', () => {
  // The result bar, the drawing, the dock, the gap, the row of rooms, the head of the room.
  const belowBoard = 41 + limitBoard(900) + 40 + 24 + 36 + 36;
  const room = measureRoom({ ...PAGE, window: 900, belowEditor: belowBoard + 52, belowBoard });
  expect(room + belowBoard).toBeLessThanOrEqual(900 - PAGE.head - PAGE.foot);
  expect(room).toBe(380);
});
