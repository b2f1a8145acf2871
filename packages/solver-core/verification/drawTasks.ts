import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Whether this run tries every list in full, the seed of the draws otherwise, whether it runs all tests of the
     * selected files, and otherwise one drawn test out of how many.
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
 * Returns the tasks of a list that a test in a page tries: `count` of them, evenly spaced and different in every run,
 * or all with `EECS_DRAWS=10`, as every night. Each task renders an editor anew, which takes time.
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
