import { expect, test } from 'vitest';
import { applyShownParts, takeIf } from './applyShownParts.ts';

function read(shown: unknown): {
  readonly isWhole: boolean;
  readonly taken: Readonly<Record<string, unknown>>;
} {
  const taken: Record<string, unknown> = {};
  const isWhole = applyShownParts(shown, {
    set: takeIf(
      (value) => value === 'all',
      (value) => (taken['set'] = value),
    ),
    room: takeIf(
      (value) => typeof value === 'string',
      (value) => (taken['room'] = value),
    ),
  });
  return { isWhole, taken };
}

test('a line that is understood completely is marked as such', () => {
  expect(read({ set: 'all', room: 'mohr' })).toEqual({ isWhole: true, taken: { set: 'all', room: 'mohr' } });
  expect(read({})).toEqual({ isWhole: true, taken: {} });
});

test.each([
  ['a part of another kind', { set: -1, room: 'mohr' }],
  ['a part of a later version', { room: 'mohr', torsion: true }],
  ['a name that every object has', { room: 'mohr', constructor: 1 }],
])('%s is left out, and the rest is shown', (_, shown) => {
  expect(read(shown)).toEqual({ isWhole: false, taken: { room: 'mohr' } });
});

test.each([null, 'all', 7])('%j is no view', (shown) => {
  expect(read(shown)).toEqual({ isWhole: false, taken: {} });
});
