import type { TestFile } from './tally.ts';

/** The name of all work outside the test lanes. */
export const BUILDS = 'builds, types, lint and format';

/** Limits of processor seconds by lane. */
export type LaneBudgets = Readonly<Record<string, number>>;

/**
 * Limits of processor seconds on two processors. `usual`: 35 to 65 % more than the lane took on 29 November 2026 on a
 * quiet machine whose calibration loop takes 13.3 ms, and a few percent more than at a load of 25 to 35, where lanes with
 * many server processes need most in addition; all lanes together then fill two processors for eight minutes.
 * `slowMemory`: 40 to 70 % more than on a machine where fresh memory is slow (`slowMemory.ts`).
 */
export interface Budget {
  readonly usual: number;
  readonly slowMemory: number;
}

/** The budget of all work outside the test lanes. */
export const BUILDS_BUDGET: Budget = { usual: 176, slowMemory: 450 };

/** Lists the lanes of a run with their processor seconds and budgets, most expensive first, as table rows. */
export function describeLanes(seconds: ReadonlyMap<string, number>, budgets: LaneBudgets): string[] {
  if (seconds.size === 0) return [];
  const rows = [...seconds].sort(([, a], [, b]) => b - a);
  const total = rows.reduce((sum, [, value]) => sum + value, 0);
  return [
    'Processor seconds by lane (budget):',
    ...rows.map(([lane, value]) => `  ${value.toFixed(0).padStart(5)} (${budgets[lane] ?? 'none'})  ${lane}`),
    `  ${total.toFixed(0).padStart(5)}  in all`,
  ];
}

/** Lists a failure for each lane that exceeded its budget or has none, such as a renamed one. */
export function listDearLanes(seconds: ReadonlyMap<string, number>, budgets: LaneBudgets): string[] {
  return [...seconds].flatMap(([lane, value]) => {
    const budget = budgets[lane];
    if (budget === undefined) return [`Failed: ${lane} has no budget in scripts/checks/lanes.ts.`];
    if (value <= budget) return [];
    return [`Failed: ${lane} took ${value.toFixed(0)} processor seconds; its budget is ${budget}.`];
  });
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
