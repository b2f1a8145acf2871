import { expect, test } from 'vitest';
import { createBeam } from '../../state/createBeam.ts';
import { findFull } from './findFull.ts';
import { readLine } from './readLine.ts';

const reading = { system: 0, length: 12, locale: 'en-US' } as const;

test.each([
  ['P 1 @ 1; q 2', { loads: 2, supports: 9 }, null],
  ['P 1 @ 1; q 2; P 3 @ 3', { loads: 2, supports: 9 }, 2],
  ['pin 0; roller 6 12; spring 500 @ 6', { loads: 2, supports: 3 }, null],
  ['pin 0; roller 6 9 12', { loads: 2, supports: 3 }, 3],
])('%s beside the lists %o: %s', (text, limits, full) => {
  const empty = { ...createBeam(), loads: [], supports: [] };
  expect(findFull(empty, readLine(text, reading), limits)).toBe(full);
});
