import { createStore } from 'jotai/vanilla';
import { expect, test, vi } from 'vitest';
import { createFetch } from '../../late/createFetch.ts';
import { THREE, lineSession } from '../../../test/numberLine.ts';
import { createHistory } from '../session/history.ts';
import { followOnceLoaded } from './followOnceLoaded.ts';

test('a solver that did not come is asked for again with the next edit, and once there no more', async () => {
  const store = createStore();
  const ways = [() => Promise.reject(new Error('offline')), () => Promise.resolve({ name: 'solver' })];
  const load = vi.fn(() => (ways.shift() ?? ways[0])?.() as Promise<{ name: string }>);
  const stopped = vi.fn();
  const follow = vi.fn(() => stopped);
  store.set(lineSession.historyAtom, createHistory(THREE));
  const end = followOnceLoaded(store, lineSession, { load: createFetch(load), follow });
  await expect.poll(() => load.mock.settledResults.length).toBe(1);
  expect(follow).not.toHaveBeenCalled();
  store.set(lineSession.historyAtom, createHistory({ ...THREE, title: 'Other' }));
  await expect.poll(() => follow.mock.calls).toEqual([[{ name: 'solver' }]]);
  store.set(lineSession.historyAtom, createHistory({ ...THREE, title: 'Another' }));
  expect([load.mock.calls.length, follow.mock.calls.length, stopped.mock.calls.length]).toEqual([2, 1, 0]);
  end();
  expect(stopped).toHaveBeenCalledOnce();
});

test('a solver that comes after the editor has gone follows nothing', async () => {
  const follow = vi.fn(() => () => undefined);
  const load = createFetch(() => Promise.resolve({}));
  const store = createStore();
  store.set(lineSession.historyAtom, createHistory(THREE));
  followOnceLoaded(store, lineSession, { load, follow })();
  await load();
  expect(follow).not.toHaveBeenCalled();
});
