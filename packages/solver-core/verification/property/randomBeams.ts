/**
 * Compares random beams with the independent method:
 * node --conditions=@eecs/source packages/solver-core/verification/property/randomBeams.ts [count] [seed] [shear]
 */
import { generateBeam } from './generateBeam.ts';
import { generateShearBeam } from './generateShearBeam.ts';
import { runBeams } from './runBeams.ts';

const count = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 1);
const started = performance.now();
const generate = process.argv[4] === 'shear' ? generateShearBeam : generateBeam;
const report = runBeams({ seed, count, generate });
const seconds = ((performance.now() - started) / 1000).toFixed(0);
for (const { index, reason, document } of report.differing) {
  process.stdout.write(`beam ${index}: ${reason}\n${JSON.stringify(document)}\n`);
}
process.stdout.write(
  `seed ${report.seed}, ${report.count} beams in ${seconds} s: ${report.solved} solved, ${report.mechanisms} mechanisms, ` +
    `${report.differing.length} differ; worst deviation ${report.worst.toExponential(2)} (${report.where})\n`,
);
process.exitCode = report.differing.length > 0 ? 1 : 0;
