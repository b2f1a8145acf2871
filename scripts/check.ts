// `npm run check`: what a change must pass before it is proposed, without the tests that need a browser or a database.
import { commandLine } from './checks/commandLine.ts';
import { format, lint } from './checks/lint.ts';
import { packages } from './checks/packages.ts';
import { types } from './checks/types.ts';

let failed = false;
for (const check of [format, types, lint, packages, commandLine]) {
  const tally = await check.run();
  console.log(`${tally.failed > 0 ? '✗' : '✓'} ${check.name}`);
  for (const note of tally.notes) console.log(`  ${note}`);
  failed ||= tally.failed > 0;
}
process.exit(failed ? 1 : 0);
