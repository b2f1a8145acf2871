import { expect, test } from 'vitest';
import { watchCleared } from './watchCleared.ts';

function listen({ isMine }: { readonly isMine: boolean }) {
  const done: string[] = [];
  const hear = watchCleared({
    heldKey: 'eecs.case',
    isMine: () => isMine,
    putBack: () => void done.push('put back'),
    onSeen: () => void done.push('seen'),
  });
  return { done, hear };
}

test('the tab that holds a drawing keeps it again when another tab empties the storage', () => {
  const { done, hear } = listen({ isMine: true });
  // The event of `localStorage.clear()` has no key.
  hear({ key: null, newValue: null });
  expect(done).toEqual(['put back']);
});

test('so it does when the drawing is removed by its key, as the settings of the site do', () => {
  const { done, hear } = listen({ isMine: true });
  hear({ key: 'eecs.settings', newValue: null });
  hear({ key: 'eecs.case', newValue: 'written by another tab' });
  expect(done).toEqual([]);
  hear({ key: 'eecs.case', newValue: null });
  expect(done).toEqual(['put back']);
});

test('a tab that looks on writes nothing and shows what the other one keeps', () => {
  const { done, hear } = listen({ isMine: false });
  hear({ key: null, newValue: null });
  hear({ key: 'eecs.case', newValue: 'new' });
  expect(done).toEqual(['seen']);
});
