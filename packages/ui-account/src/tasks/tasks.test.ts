import { expect, test, vi } from 'vitest';
import type { SavedTask, TasksApi } from '../api/tasksApi.ts';
import { arrangeTasks, cutPage } from './arrangeTasks.ts';
import { copyTitle } from './copyTitle.ts';
import { createTaskList } from './createTaskList.ts';

const task = (id: number, change: Partial<SavedTask> = {}): SavedTask => ({
  id,
  title: `Task ${id}`,
  kind: 'msb',
  version: 1,
  saved: id,
  json_data: { loadCase: {}, solution: null },
  ...change,
});
const all = [
  task(3, { title: 'Roof purlin B-10', saved: 30 }),
  task(2, { title: 'roof purlin B-2', saved: 40 }),
  task(1, { title: 'Ферма', kind: 'truss', saved: 20 }),
];
const wish = { search: '', kind: 'all', order: 'newest' } as const;
const ids = (tasks: readonly SavedTask[]) => tasks.map(({ id }) => id);

test('words are found in any order and any case, and a number finds its task', () => {
  expect(ids(arrangeTasks(all, { ...wish, search: 'PURLIN roof' }, 'en-US'))).toEqual([2, 3]);
  expect(ids(arrangeTasks(all, { ...wish, search: 'ФЕРМА' }, 'ru'))).toEqual([1]);
  expect(ids(arrangeTasks(all, { ...wish, search: '1' }, 'en-US'))).toEqual([3, 1]);
  expect(ids(arrangeTasks(all, { ...wish, search: 'girder' }, 'en-US'))).toEqual([]);
});

test('kinds are distinguished, and titles are ordered as people count', () => {
  expect(ids(arrangeTasks(all, { ...wish, kind: 'truss' }, 'en-US'))).toEqual([1]);
  expect(ids(arrangeTasks(all, { ...wish, order: 'title' }, 'en-US'))).toEqual([2, 3, 1]);
  expect(ids(arrangeTasks(all, { ...wish, order: 'titleBack' }, 'en-US'))).toEqual([1, 3, 2]);
  expect(ids(arrangeTasks(all, { ...wish, order: 'oldest' }, 'en-US'))).toEqual([1, 3, 2]);
});

test('a page beyond the last one is the last one', () => {
  expect(cutPage([1, 2, 3, 4, 5], { number: 9, size: 2 })).toEqual({ items: [5], number: 3, count: 3 });
  expect(cutPage([], { number: 1, size: 10 })).toEqual({ items: [], number: 1, count: 1 });
});

test('a copy takes the next free number', () => {
  expect(copyTitle('Purlin', [])).toBe('Purlin (2)');
  expect(copyTitle('Purlin (2)', ['Purlin', 'Purlin (2)'])).toBe('Purlin (3)');
});

function createServer(tasks: SavedTask[]): TasksApi {
  return {
    list: vi.fn<TasksApi['list']>(({ before = Infinity, limit }) =>
      Promise.resolve(tasks.filter(({ id }) => id < before).slice(0, limit)),
    ),
    commit: vi.fn<TasksApi['commit']>(() => Promise.resolve({ id: 9, version: 1 })),
    remove: vi.fn<TasksApi['remove']>(() => Promise.resolve([])),
    undoRemove: vi.fn<TasksApi['undoRemove']>(() => Promise.resolve([])),
  };
}

test('all pages are read once, and again after a change', async () => {
  const api = createServer(Array.from({ length: 250 }, (_, i) => task(250 - i)));
  const list = createTaskList(api);
  await list.load(7);
  await list.load(7);
  expect(list.get()).toMatchObject({ status: 'loaded', failure: null });
  expect(list.get().tasks).toHaveLength(250);
  expect(api.list).toHaveBeenCalledTimes(4);
  await list.save({ data: {} });
  await vi.waitFor(() => expect(api.list).toHaveBeenCalledTimes(8));
});

test('tasks are there page by page the first time, and stay whole when they are read again', async () => {
  const api = createServer(Array.from({ length: 250 }, (_, i) => task(250 - i)));
  const list = createTaskList(api);
  const seen: string[] = [];
  list.subscribe(() => seen.push(`${list.get().status} ${list.get().tasks.length}`));
  await list.load(7);
  expect(seen).toEqual(['loading 0', 'loading 100', 'loading 200', 'loading 250', 'loaded 250']);
  seen.length = 0;
  await list.refresh();
  expect(seen).toEqual(['loading 250', 'loaded 250']);
});

test('a failure keeps what was there, and can be tried again', async () => {
  const api = createServer([task(1)]);
  const list = createTaskList(api);
  await list.load(7);
  vi.mocked(api.list).mockRejectedValueOnce(new Error('away'));
  await list.refresh();
  expect(list.get()).toMatchObject({ status: 'failed', tasks: [{ id: 1 }] });
  await list.load(7);
  expect(list.get().status).toBe('loaded');
});

test('a deleted task leaves the list at once, and a task of one user is never shown to the next', async () => {
  const list = createTaskList(createServer([task(2), task(1)]));
  await list.load(7);
  await list.remove(2);
  expect(ids(list.get().tasks)).toEqual([1]);
  list.clear();
  expect(list.get()).toEqual({ status: 'unknown', tasks: [], failure: null });
});
