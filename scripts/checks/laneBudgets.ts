import type { TestFile } from './tally.ts';

/** The name of all work outside the test lanes. */
export const BUILDS = 'builds, types, lint and format';

/** Limits of processor seconds by lane. */
export type LaneBudgets = Readonly<Record<string, number>>;

/**
 * Budgets on two processors with slow memory, where everything takes two to three times as long as usual: 40 to 70 %
 * more than each lane took there on 29 November 2026. A lane takes up to a third more while other work runs.
 */
export const LANE_BUDGETS: LaneBudgets = {
  'tests of the site': 480,
  'tests in pages': 520,
  [BUILDS]: 450,
  'tests of the server on PostgreSQL': 330,
  'tests of the server on the embedded database': 240,
  'pure tests': 300,
  'tests of the packed editors': 180,
  'all other tests': 170,
};

/** Lists the lanes of a run with their processor seconds and budgets, most expensive first, as table rows. */
export function describeLanes(seconds: ReadonlyMap<string, number>, budgets = LANE_BUDGETS): string[] {
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
export function listDearLanes(seconds: ReadonlyMap<string, number>, budgets = LANE_BUDGETS): string[] {
  return [...seconds].flatMap(([lane, value]) => {
    const budget = budgets[lane];
    if (budget === undefined) return [`Failed: ${lane} has no budget in scripts/checks/laneBudgets.ts.`];
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
