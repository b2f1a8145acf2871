import type { TestFile } from './tally.ts';

/** The name of all work outside the test lanes. */
export const BUILDS = 'builds, types, lint and format';

/** Limits of processor seconds by lane. */
export type LaneBudgets = Readonly<Record<string, number>>;

/**
 * Limits of processor seconds. `usual`: about 55 % more than the lane took on 29 November 2026 on a quiet machine whose
 * calibration loop takes 13.3 ms, because single lanes took up to half more at a load of 25. `slowMemory`: 40 to 70 %
 * more than on a machine where fresh memory is slow (`slowMemory.ts`).
 */
export interface Budget {
  readonly usual: number;
  readonly slowMemory: number;
}

/** The budget of all work outside the test lanes. */
export const BUILDS_BUDGET: Budget = { usual: 195, slowMemory: 450 };

/** The name of all lanes and builds together. */
export const TOGETHER = 'in all';

/**
 * The budget of a whole run: what two processors have in eight minutes; where memory is slow, in fifteen, and a third
 * more, because all lanes together take that at a load of 25.
 */
export const TOTAL_BUDGET: Budget = { usual: 960, slowMemory: 2400 };

/** Lists the lanes of a run with their processor seconds and budgets, most expensive first, as table rows. */
export function describeLanes(seconds: ReadonlyMap<string, number>, budgets: LaneBudgets): string[] {
  if (seconds.size === 0) return [];
  const rows = [...seconds].sort(([, a], [, b]) => b - a);
  const row = (name: string, value: number) =>
    `  ${value.toFixed(0).padStart(5)} (${budgets[name] ?? 'none'})  ${name}`;
  return [
    'Processor seconds by lane (budget):',
    ...rows.map(([lane, value]) => row(lane, value)),
    row(TOGETHER, sumOf(seconds)),
  ];
}

/** Lists a failure for each lane that exceeded its budget or has none, such as a renamed one, and for all together. */
export function listDearLanes(seconds: ReadonlyMap<string, number>, budgets: LaneBudgets): string[] {
  return [...seconds, [TOGETHER, sumOf(seconds)] as const].flatMap(([lane, value]) => {
    const budget = budgets[lane];
    if (budget === undefined) return [`Failed: ${lane} has no budget in scripts/checks/lanes.ts.`];
    if (value <= budget) return [];
    return [`Failed: ${lane} took ${value.toFixed(0)} processor seconds; its budget is ${budget}.`];
  });
}

function sumOf(seconds: ReadonlyMap<string, number>): number {
  return [...seconds.values()].reduce((sum, value) => sum + value, 0);
}

/** Lists the ten files whose tests took longest, as table rows. */
export function describeDearest(files: readonly TestFile[]): string[] {
  if (files.length === 0) return [];
  const dearest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, 10);
  return [
    'The ten test files that took longest, seconds by the clock:',
    ...dearest.map(({ path, seconds }) => `  ${seconds.toFixed(1).padStart(5)}  ${path}`),
  ];
}
