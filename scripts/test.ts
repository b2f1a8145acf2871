// `npm test`: every check of the project, and a closing line that counts them.
import { budgets } from './checks/budgets.ts';
import { commandLine } from './checks/commandLine.ts';
import { createFormat, createLint } from './checks/lint.ts';
import { packages } from './checks/packages.ts';
import { addTallies, type Check, NOTHING, type Tally, tallyOf } from './checks/tally.ts';
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
/** Beside each other: each of them takes one processor for about as long. */
const lanes: readonly (readonly Check[])[] = filtered
  ? [[site]]
  : [
      [createLint(), createFormat()],
      [types, site, packages, commandLine, budgets],
    ];

const tallies = (await Promise.all(lanes.map(runInTurn))).flat();
tallies.push(await runCheck(vitest));
const total = tallies.reduce(addTallies, NOTHING);

for (const note of total.notes) console.log(note);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);

async function runInTurn(checks: readonly Check[]): Promise<Tally[]> {
  const done: Tally[] = [];
  for (const check of checks) done.push(await runCheck(check));
  return done;
}

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
