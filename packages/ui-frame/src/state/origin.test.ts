import { expect, test } from 'vitest';
import { type Origin, readOrigin, sideOfValue, writeOrigin } from './origin.ts';

test('a value survives the attribute of its label', () => {
  const origins: readonly Origin[] = [
    { kind: 'force', force: 'M', member: 12, x: 2.800130084436502, side: 'left' },
    { kind: 'force', force: 'N', member: 0, x: 0, side: 'right' },
    { kind: 'reaction', joint: 3 },
  ];
  for (const origin of origins) expect(readOrigin(writeOrigin(origin))).toEqual(origin);
  expect(readOrigin('Z 1 2 left')).toBeNull();
  expect(readOrigin('M 1 2 above')).toBeNull();
});

test('a value at a jump is on the side where the diagram has it', () => {
  const jump = {
    segments: [
      { x0: 0, x1: 1, c: [14] },
      { x0: 1, x1: 4, c: [9] },
    ],
  };
  expect(sideOfValue(jump, 1, 14)).toBe('left');
  expect(sideOfValue(jump, 1, 9)).toBe('right');
});
