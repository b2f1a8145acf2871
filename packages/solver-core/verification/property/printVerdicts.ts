import type { VerdictsReport } from './judgeRandomly.ts';

/**
 * Judges as many random subjects as the command line states, [count] [seed], prints the results, and fails if a verdict
 * is wrong.
 */
export function printVerdicts(
  name: string,
  { usual }: { readonly usual: number },
  run: (seed: number, count: number) => VerdictsReport<unknown>,
): void {
  const count = Number(process.argv[2] ?? usual);
  const seed = Number(process.argv[3] ?? 1);
  const started = performance.now();
  const report = run(seed, count);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  for (const { index, reason, subject } of report.differing) {
    process.stdout.write(`${name} ${index}: ${reason}\n${JSON.stringify(subject)}\n`);
  }
  const statuses = Object.entries(report.statuses).map(([status, number]) => `${number} ${status}`);
  process.stdout.write(
    `seed ${report.seed}, ${report.count} ${name}s in ${seconds} s: ${statuses.join(', ')}; the count alone would mislead in ` +
      `${report.misleadingCounts}; ${report.differing.length} false verdicts\n`,
  );
  process.exitCode = report.differing.length > 0 ? 1 : 0;
}
