import { expect, test, vi } from 'vitest';
import type { LocalStore } from '@eecs/ui-kit';
import { createShelf, findOldest } from './shelf.ts';

/** A browser's storage, which stores with a prefix share. */
function openBrowser() {
  const values = new Map<string, unknown>();
  const open = (prefix: string): LocalStore => ({
    read: (key) => values.get(`${prefix}${key}`),
    readText: (key) => values.get(`${prefix}${key}`) as string | undefined,
    has: (key) => values.has(`${prefix}${key}`),
    write: (key, value) => {
      values.set(`${prefix}${key}`, value);
      return true;
    },
    remove: (key) => {
      values.delete(`${prefix}${key}`);
    },
    keys: () => [...values.keys()],
    clear: () => values.clear(),
  });
  let time = 0;
  const openShelf = () =>
    createShelf({
      local: open(''),
      openSlot: (id) => open(`${id}.`),
      now: () => (time += 1),
      createId: () => `s${(time += 1)}`,
    });
  return { values, openShelf };
}

const beam = (title: string) => ({ title, hash: `#${title}` });

/** Stores a beam as the page does. */
function keep(shelf: ReturnType<typeof createShelf>, id: string, title: string): void {
  shelf.open(id).write('case', { title });
  shelf.note(id, beam(title));
}

test('a beam kept before there was a list is the first on it', () => {
  const { values, openShelf } = openBrowser();
  values.set('case', { title: 'Old' });
  expect(openShelf().get()).toMatchObject({ active: '', slots: [{ id: '', title: 'Old' }] });
});

test('beams stand side by side, and each has what is its own', () => {
  const { openShelf } = openBrowser();
  const shelf = openShelf();
  keep(shelf, shelf.findRoom(), 'A');
  const second = shelf.findRoom();
  keep(shelf, second, 'B');
  expect(second).not.toBe('');
  expect(openShelf().get()).toMatchObject({ active: second, slots: [{ title: 'A' }, { title: 'B' }] });
  expect([shelf.open('').read('case'), shelf.open(second).read('case')]).toEqual([
    { title: 'A' },
    { title: 'B' },
  ]);
});

test('one that is taken off is gone with all of it, and comes back as it was', () => {
  const { values, openShelf } = openBrowser();
  const shelf = openShelf();
  keep(shelf, '', 'A');
  keep(shelf, 'b', 'B');
  keep(shelf, 'c', 'C');
  shelf.open('b').write('beam.steps', ['step']);
  shelf.activate('b');
  const undo = shelf.remove('b');
  expect(shelf.get()).toMatchObject({ active: 'c', slots: [{ title: 'A' }, { title: 'C' }] });
  expect([...values.keys()].filter((key) => key.startsWith('b.'))).toEqual([]);
  undo();
  expect(shelf.get().slots.map(({ title }) => title)).toEqual(['A', 'B', 'C']);
  expect(shelf.open('b').read('beam.steps')).toEqual(['step']);
});

test('two tabs keep beams without taking the other one’s off the list', () => {
  const { openShelf } = openBrowser();
  const first = openShelf();
  const second = openShelf();
  keep(first, '', 'A');
  keep(second, 'b', 'B');
  keep(first, '', 'A2');
  expect(
    openShelf()
      .get()
      .slots.map(({ title }) => title),
  ).toEqual(['A2', 'B']);
});

test('a list that is damaged, or names what is not kept, is corrected', () => {
  const { values, openShelf } = openBrowser();
  values.set('case', { title: 'A' });
  values.set('shelf', { active: 'gone', slots: [{ id: 'gone', title: '', hash: '', changed: 1 }, 7] });
  expect(openShelf().get()).toMatchObject({ active: '', slots: [{ title: 'A' }] });
});

test('the oldest is the one touched longest ago', () => {
  const { openShelf } = openBrowser();
  const shelf = openShelf();
  keep(shelf, '', 'A');
  keep(shelf, 'b', 'B');
  keep(shelf, '', 'A');
  expect(findOldest(shelf.get())?.title).toBe('B');
});

test('listeners hear of every change; clearing forgets all', () => {
  const { values, openShelf } = openBrowser();
  const shelf = openShelf();
  const onChange = vi.fn();
  shelf.subscribe(onChange);
  keep(shelf, '', 'A');
  keep(shelf, 'b', 'B');
  shelf.clear();
  expect(onChange).toHaveBeenCalledTimes(3);
  expect([...values.keys()]).toEqual(['shelf']);
});
