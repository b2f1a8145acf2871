import { runGarbage } from './runGarbage.ts';

/** Usage: node --conditions=@eecs/source verification/fuzz/fuzzCases.ts [count] [seed]. */
const count = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 1);
const report = runGarbage(seed, count);
console.log(`seed ${seed}, ${count} documents: ${report.solved} solved, ${report.refused} refused`);
console.log(`slowest ${report.slowestMs.toFixed(1)} ms, faults ${report.faults.length}`);
for (const fault of report.faults) console.log(`  seed ${fault.seed}: ${fault.reason}`);
if (report.faults.length > 0) process.exitCode = 1;
