import type { SavedTask, TaskKind } from '../api/tasksApi.ts';

/** Orders of the list. */
export const TASK_ORDERS = ['newest', 'oldest', 'title', 'titleBack'] as const;
export type TaskOrder = (typeof TASK_ORDERS)[number];

/** The filter and the order of the list of tasks. */
export interface TaskWish {
  /** Words of the title, in any order; the id of a task also finds it. */
  readonly search: string;
  readonly kind: TaskKind | 'all';
  readonly order: TaskOrder;
}

/** Filters and sorts the tasks; titles by the collation of the reader's language. */
export function arrangeTasks(
  tasks: readonly SavedTask[],
  { search, kind, order }: TaskWish,
  locale: string,
): readonly SavedTask[] {
  const words = search.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  const collator = new Intl.Collator(locale, { numeric: true });
  const byTitle = (a: SavedTask, b: SavedTask): number => collator.compare(a.title, b.title) || b.id - a.id;
  const byDate = (a: SavedTask, b: SavedTask): number => b.saved - a.saved || b.id - a.id;
  const compare: Readonly<Record<TaskOrder, typeof byTitle>> = {
    newest: byDate,
    oldest: (a, b) => byDate(b, a),
    title: byTitle,
    titleBack: (a, b) => byTitle(b, a),
  };
  return tasks
    .filter((task) => kind === 'all' || task.kind === kind)
    .filter(({ title, id }) => {
      const text = title.toLocaleLowerCase(locale);
      return words.every((word) => text.includes(word) || String(id) === word);
    })
    .toSorted(compare[order]);
}

/** A page of a list. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Counts from 1; the last page if a later one was requested. */
  readonly number: number;
  readonly count: number;
}

/** Returns a page of a list; `number` counts from 1. An empty list has one page. */
export function cutPage<T>(
  items: readonly T[],
  { number, size }: { readonly number: number; readonly size: number },
): Page<T> {
  const count = Math.max(1, Math.ceil(items.length / size));
  const shown = Math.min(Math.max(1, number), count);
  return { items: items.slice((shown - 1) * size, shown * size), number: shown, count };
}
