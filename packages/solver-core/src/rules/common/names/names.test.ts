import { describe, expect, test } from 'vitest';
import { checkName } from './checkName.ts';
import { createId } from './createId.ts';
import { createIdSource } from './createIdSource.ts';
import { nameAfterChange, nextName } from './nextName.ts';

describe('a name: letters, digits, hyphen, dollar and inner spaces, and no other row’s', () => {
  test.each([
    ['S 355', null],
    ['Дуб-2', null],
    ['A$', null],
    ['', 'empty'],
    [' S355', 'edgeSpace'],
    ['S355 ', 'edgeSpace'],
    ['S355/J2', 'characters'],
    ['C15X33.9', 'characters'],
    ['S\t355', 'characters'],
    ['S235', 'taken'],
  ])('“%s”: %s', (name, problem) => {
    expect(checkName(name, ['S235'])).toBe(problem);
  });

  test('the star of M* is the next free number', () => {
    expect(nextName('M', [])).toBe('M1');
    expect(nextName('M', ['M1', 'S235', 'M3'])).toBe('M2');
  });

  test('a grade whose numbers change gets a name of its own', () => {
    expect(nameAfterChange('S355', 'M', ['M1'])).toBe('M2');
    expect(nameAfterChange('Oak', 'M', [])).toBe('Oak');
  });
});

describe('a source of ids', () => {
  /** Returns a counter; each of the eight letters and digits of an id takes one number. */
  const counting = () => {
    let calls = 0;
    return () => ((calls += 1) % 7) / 7;
  };

  test('gives each id only once, and none that is taken', () => {
    const first = createIdSource(counting())();
    const newId = createIdSource(counting(), [first, 7]);
    const ids = Array.from({ length: 5 }, newId);
    expect(new Set([first, ...ids]).size).toBe(6);
    for (const id of ids) expect(id).toMatch(/^[a-z]{2}\d{2}-[a-z]{2}\d{2}$/);
  });

  test('throws rather than to look for ever where its numbers do not change', () => {
    const newId = createIdSource(() => 0.5);
    newId();
    expect(newId).toThrow(/`createIdSource`/);
  });
});

test('an id has two letters, two digits, a hyphen, two letters, two digits', () => {
  expect(createId(() => 0)).toBe('aa00-aa00');
  expect(createId(() => 0.9999)).toBe('zz99-zz99');
});
