/**
 * Switches the units of random beams and layouts there and back:
 * node --conditions=@eecs/source packages/solver-core/verification/property/randomUnits.ts [count] [seed]
 */
import { runUnits } from './runUnits.ts';

const count = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? 1);
const started = performance.now();
const report = runUnits(seed, count);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
for (const { index, reason, document } of report.differing) {
  process.stdout.write(`beam ${index}: ${reason}\n${JSON.stringify(document)}\n`);
}
process.stdout.write(
  `seed ${report.seed}, ${report.count} beams and ${report.layouts} layouts in ${seconds} s: ${report.solved} solved, ` +
    `${report.refused} refused alike, ${report.differing.length} differ; worst deviation ${report.worst.toExponential(2)} (${report.where})\n`,
);
process.exitCode = report.differing.length > 0 ? 1 : 0;
