/**
 * Judges random trusses against exact ranks:
 * node --conditions=@eecs/source packages/solver-core/verification/truss/randomVerdicts.ts [count] [seed]
 */
import { runVerdicts } from './runVerdicts.ts';

const count = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 1);
const started = performance.now();
const report = runVerdicts(seed, count);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
for (const { index, reason, truss } of report.differing) {
  process.stdout.write(`truss ${index}: ${reason}\n${JSON.stringify(truss)}\n`);
}
const statuses = Object.entries(report.statuses).map(([status, number]) => `${number} ${status}`);
process.stdout.write(
  `seed ${report.seed}, ${report.count} trusses in ${seconds} s: ${statuses.join(', ')}; the count alone would mislead in ` +
    `${report.misleadingCounts}; ${report.differing.length} false verdicts\n`,
);
process.exitCode = report.differing.length > 0 ? 1 : 0;
