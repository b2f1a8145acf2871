import { createStore } from 'jotai/vanilla';
import { expect, test, vi } from 'vitest';
import { createFetch } from '@eecs/ui-kit';
import { createHistory } from '@eecs/ui-kit/editor';
import { triangle } from '../../test/triangle.ts';
import { session } from '../state/sessionAtoms.ts';
import { followOnceLoaded } from './followOnceLoaded.ts';

test('a solver that did not come is asked for again with the next edit, and once there no more', async () => {
  const store = createStore();
  const ways = [() => Promise.reject(new Error('offline')), () => Promise.resolve({ name: 'solver' })];
  const load = vi.fn(() => (ways.shift() ?? ways[0])?.() as Promise<{ name: string }>);
  const stopped = vi.fn();
  const follow = vi.fn(() => stopped);
  const end = followOnceLoaded(store, createFetch(load), follow);
  await expect.poll(() => load.mock.settledResults.length).toBe(1);
  expect(follow).not.toHaveBeenCalled();
  store.set(session.historyAtom, createHistory(triangle));
  await expect.poll(() => follow.mock.calls).toEqual([[{ name: 'solver' }]]);
  store.set(session.historyAtom, createHistory({ ...triangle, title: 'Another' }));
  expect([load.mock.calls.length, follow.mock.calls.length, stopped.mock.calls.length]).toEqual([2, 1, 0]);
  end();
  expect(stopped).toHaveBeenCalledOnce();
});

test('a solver that comes after the editor has gone follows nothing', async () => {
  const follow = vi.fn(() => () => undefined);
  const load = createFetch(() => Promise.resolve({}));
  followOnceLoaded(createStore(), load, follow)();
  await load();
  expect(follow).not.toHaveBeenCalled();
});
