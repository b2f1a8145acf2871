import { MAX_ID } from '../words/maxId.ts';

/**
 * Lists the tasks whose reactions the loads of a document carry. The document need not be valid: its loads are looked
 * for where documents of any structure have them.
 */
export function listSources(document: object): readonly number[] {
  const { loads, joints, members } = document as Readonly<Record<string, unknown>>;
  const entries = [...listOf(joints), ...listOf(members)].map((entry) => read(entry, 'loads'));
  const carried = [loads, ...entries].flatMap(listOf).map((load) => read(read(load, 'from'), 'task'));
  return [...new Set(carried.filter(isTaskId))];
}

function isTaskId(task: unknown): task is number {
  return Number.isInteger(task) && (task as number) > 0 && (task as number) <= MAX_ID;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
