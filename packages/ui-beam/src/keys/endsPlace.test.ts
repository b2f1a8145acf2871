import { expect, test } from 'vitest';
import { endsPlace } from './beamKeys.ts';
import type { KeyPress } from '@eecs/ui-kit/editor';

const press = (key: string, code = ''): KeyPress => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
});

test('behind a number the keys of diagrams and the list of keys are keys, in either alphabet', () => {
  for (const key of ['g', 't', 'h', '?']) expect(endsPlace(press(key), '3')).toBe(true);
  expect(endsPlace(press('р', 'KeyH'), '3')).toBe(true);
});

test.each(['ft', 'foot', 'inch', 'meter', 'фут', 'метр', 'дюйм'])(
  '%s can be typed behind a number',
  (unit) => {
    const codes: Readonly<Record<string, string>> = { т: 'KeyN', е: 'KeyT', р: 'KeyH' };
    for (let at = 0; at < unit.length; at += 1) {
      const key = unit.charAt(at);
      expect(endsPlace(press(key, codes[key]), `3 ${unit.slice(0, at)}`)).toBe(false);
    }
  },
);

test('a tool is no key there: its letter is refused with the rest', () => {
  expect(endsPlace(press('s'), '3')).toBe(false);
});
