// Run as a separate process by `lanes.ts`: `lane.ts <project> …` runs these projects of vitest and reports their
// counts.
import { runVitest } from './vitest.ts';

// The parent process has ended, so nobody needs the result.
process.once('disconnect', () => process.exit(1));
const tally = await runVitest([], { project: process.argv.slice(2) });
process.send?.(tally, () => process.exit());
