// `npm test`: every check of the project, and a closing line that counts them.
import { budgets } from './checks/budgets.ts';
import { commandLine } from './checks/commandLine.ts';
import { createFormat, createLint } from './checks/lint.ts';
import { packages } from './checks/packages.ts';
import { runSteps, type Step } from './checks/runSteps.ts';
import { addTallies, type Check, type Tally, tallyOf } from './checks/tally.ts';
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
/** The longest first, two at a time: each of them keeps one processor busy. */
const steps: readonly Step[] = filtered
  ? [{ check: site }]
  : [
      { check: createLint() },
      { check: packages },
      // While it is built, what this process starts would take itself for deployed.
      { check: site, after: [packages] },
      { check: createFormat() },
      { check: types },
      { check: commandLine, after: [packages, site] },
      { check: budgets, after: [packages, site] },
    ];

const total = addTallies(await runSteps(steps, { atOnce: 2, run: runCheck }), await runCheck(vitest));

for (const note of total.notes) console.log(note);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);

async function runCheck(check: Check): Promise<Tally> {
  const start = performance.now();
  console.log(`\n· ${check.name}`);
  const tally = await check.run().catch((error: unknown) => {
    console.error(error);
    return tallyOf(false, `${check.name} broke off`);
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`  ${check.name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
  return tally;
}
