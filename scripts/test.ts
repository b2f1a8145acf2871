// `npm test`: every check of the project, one after the other, and a closing line that counts them.
import { budgets } from './checks/budgets.ts';
import { commandLine } from './checks/commandLine.ts';
import { format, lint } from './checks/lint.ts';
import { packages } from './checks/packages.ts';
import { addTallies, type Check, NOTHING, tallyOf } from './checks/tally.ts';
import { types } from './checks/types.ts';
import { vitest } from './checks/vitest.ts';
import { buildSite } from './site/buildSite.ts';

const site: Check = {
  name: 'site build',
  run: async () => {
    await buildSite();
    return tallyOf(true);
  },
};

// Words after `npm test --` name test files: then only those run.
const filtered = process.argv.length > 2;
const checks: readonly Check[] = filtered
  ? [site, vitest]
  : [format, types, lint, site, packages, commandLine, budgets, vitest];

let total = NOTHING;
for (const check of checks) {
  const start = performance.now();
  console.log(`\n· ${check.name}`);
  const tally = await check.run().catch((error: unknown) => {
    console.error(error);
    return tallyOf(false, `${check.name} broke off`);
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`  ${check.name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
  total = addTallies(total, tally);
}

for (const note of total.notes) console.log(note);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);
