import { expect, test } from 'vitest';
import { limitBoard, measureRoom } from './measureRoom.ts';

const PAGE = { head: 48, foot: 24, belowEditor: 400 };

test.each([
  [900, 419],
  [720, 239],
])('a room ends at the foot of a window of %i px that is not scrolled', (window, height) => {
  expect(measureRoom({ ...PAGE, window })).toBe(height);
});

test('it is never lower than the least height, however low the window is', () => {
  expect(measureRoom({ ...PAGE, window: 400 })).toBe(150);
});

test.each([
  [900, false, 261],
  [720, false, 209],
  [480, false, 160],
  [844, true, 169],
])(
  'a tall board leaves an open room its place in a window of %i px, phone: %s',
  (window, isPhone, height) => {
    expect(limitBoard(window, isPhone)).toBe(height);
  },
);

test.each([
  [900, 310],
  [720, 200],
])('a truss and its room fit a window of %i px without scrolling', (window, least) => {
  // The title, the row of results, the drawing, the dock, the gap, the row of rooms, the head of the room.
  const belowEditor = 57 + 41 + limitBoard(window, false) + 41 + 10 + 37 + 38;
  const room = measureRoom({ ...PAGE, window, belowEditor });
  expect(room).toBeGreaterThan(least);
  expect(room + belowEditor).toBe(window - PAGE.head - PAGE.foot - 9);
});
