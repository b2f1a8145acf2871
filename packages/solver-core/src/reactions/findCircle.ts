/**
 * Finds a circle of documents that carry each other's reactions: a chain of tasks that begins and ends with `task`.
 * Returns null if there is none. `sourcesOf` lists the tasks whose reactions a task carries. The shortest chain is
 * returned.
 *
 * @example findCircle(1, (task) => (task === 1 ? [2] : [1])) // [1, 2, 1]
 */
export function findCircle<Task>(
  task: Task,
  sourcesOf: (task: Task) => Iterable<Task>,
): readonly Task[] | null {
  const cameFrom = new Map<Task, Task>();
  // The tasks are visited in the order of their distance; the loop also visits those that are added during it.
  const queue = [task];
  for (const next of queue) {
    for (const source of sourcesOf(next)) {
      if (source === task) return traceBack(task, next, cameFrom);
      if (cameFrom.has(source)) continue;
      cameFrom.set(source, next);
      queue.push(source);
    }
  }
  return null;
}

function traceBack<Task>(task: Task, last: Task, cameFrom: ReadonlyMap<Task, Task>): readonly Task[] {
  const chain = [task];
  for (let at = last; at !== task; at = cameFrom.get(at)!) chain.unshift(at);
  return [task, ...chain];
}
