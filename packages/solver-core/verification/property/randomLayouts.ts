/**
 * Judges random layouts of supports and hinges against exact ranks:
 * node --conditions=@eecs/source packages/solver-core/verification/property/randomLayouts.ts [count] [seed]
 */
import { runLayouts } from './runLayouts.ts';

const count = Number(process.argv[2] ?? 1_000_000);
const seed = Number(process.argv[3] ?? 1);
const started = performance.now();
const report = runLayouts(seed, count);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
for (const { index, reason, document } of report.differing) {
  process.stdout.write(`layout ${index}: ${reason}\n${JSON.stringify(document)}\n`);
}
const statuses = Object.entries(report.statuses).map(([status, number]) => `${number} ${status}`);
process.stdout.write(
  `seed ${report.seed}, ${report.count} layouts in ${seconds} s: ${statuses.join(', ')}; the count alone would mislead in ` +
    `${report.misleadingCounts}; ${report.differing.length} false verdicts\n`,
);
process.exitCode = report.differing.length > 0 ? 1 : 0;
