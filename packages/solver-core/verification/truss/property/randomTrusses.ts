/**
 * Compares random trusses with the second method:
 * node --conditions=@eecs/source packages/solver-core/verification/truss/property/randomTrusses.ts [count] [seed]
 */
import { runTrusses } from './runTrusses.ts';

const count = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 1);
const started = performance.now();
const report = runTrusses({ seed, count });
const seconds = ((performance.now() - started) / 1000).toFixed(0);
for (const { index, reason, document } of report.differing) {
  process.stdout.write(`truss ${index}: ${reason}\n${JSON.stringify(document)}\n`);
}
process.stdout.write(
  `seed ${report.seed}, ${report.count} trusses in ${seconds} s: ${report.solved} solved (${report.indeterminate} indeterminate, ${report.ill} ill-conditioned), ` +
    `${report.mechanisms} mechanisms, ${report.near} within rounding of one, ${report.refused} refused, ${report.differing.length} differ; ` +
    `worst deviation ${report.worst.toExponential(2)} (${report.where})\n`,
);
process.exitCode = report.differing.length > 0 ? 1 : 0;
