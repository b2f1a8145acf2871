import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Whether this run tries all of every list, the seed of what it tries else, whether it runs all tests of the files
     * it runs, and else one drawn test out of how many.
     */
    draws: {
      readonly isWhole: boolean;
      readonly seed: number;
      readonly hasAllTests: boolean;
      readonly outOf: number;
    };
  }
}

/**
 * Returns the tasks of a list that a test in a page tries: `count` of them, evenly over the list and others in every
 * run, or all with `EECS_DRAWS=10`, as every night. Each costs an editor that is drawn anew.
 */
export function drawTasks<Task>(tasks: readonly Task[], count = 5): readonly Task[] {
  const { isWhole, seed } = inject('draws');
  if (isWhole || tasks.length <= count) return tasks;
  const chosen = Array.from(
    { length: count },
    (_, i) => (seed + Math.floor((i * tasks.length) / count)) % tasks.length,
  );
  return tasks.filter((_, index) => chosen.includes(index));
}
