// `npm test`: every check of the project, and a closing line that counts them.
import path from 'node:path';
import { DRAWN_SEED, IS_WHOLE } from '../packages/solver-core/verification/drawCases.ts';
import { findChromium } from './browser/findChromium.ts';
import { apiReports } from './checks/apiReports.ts';
import { budgets } from './checks/budgets.ts';
import { commandLine } from './checks/commandLine.ts';
import { forgetDatabases, reportDatabases } from './checks/databasesReport.ts';
import { createFormat } from './checks/format.ts';
import { BUILDS, describeDearest, describeLanes, listDearLanes } from './checks/laneBudgets.ts';
import { createLanes, readBudgets } from './checks/lanes.ts';
import { createLint } from './checks/lint.ts';
import { findBase } from './checks/listChanged.ts';
import { noIconFont } from './checks/noIconFont.ts';
import { packages } from './checks/packages.ts';
import { LANE_VARIABLE, ProcessorTime } from './checks/processorTime.ts';
import { runSteps, type Step } from './checks/runSteps.ts';
import { isOfChange, readShare } from './checks/shares.ts';
import { type Check, type Tally, tallyOf } from './checks/tally.ts';
import { types } from './checks/types.ts';
import { ROOT, runNode } from './runNode.ts';

const BUILD = ['--conditions=@eecs/source', path.join(ROOT, 'scripts/site/build.ts')];
const site: Check = { name: 'site build', run: async () => tallyOf((await runNode(BUILD)) === 0) };

// Words after `npm test --` select test files by path. `--share=NAME` runs one of three shares of everything, as the
// jobs of a workflow do; `--changed` runs the tests that depend on a changed file.
const isChange = isOfChange(process.argv);
const { share, paths } = readShare(process.argv.slice(2));
const words = paths.filter((word) => !word.startsWith('--'));
const isPart = isChange || words.length > 0;
forgetDatabases();
// A lane sets its own name; processes outside the lanes inherit this one.
process.env[LANE_VARIABLE] = BUILDS;
// All lanes draw random cases with the same seed.
process.env['EECS_SEED'] = String(DRAWN_SEED);
console.log(`Drawn tests and cases: EECS_SEED=${DRAWN_SEED}`);
// Measured before other work keeps the processors busy.
const laneBudgets = readBudgets();
const processorTime = new ProcessorTime();
const steps = isPart ? await listFiltered() : await listAll();
// One more than the usual number of processors, because tests sometimes wait for a timer or another process. With four
// at a time, servers refused more calls as busy, and the run was hardly shorter.
const total = await runSteps(steps, { atOnce: 3, run: runCheck });

const seconds = processorTime.stop();
// A run of a few files does not measure lanes, and a run of all cases has no budget.
const dear = isPart || IS_WHOLE ? [] : listDearLanes(seconds, laneBudgets);
for (const line of [...describeLanes(seconds, laneBudgets), ...describeDearest(total.files)])
  console.log(line);
for (const note of [...total.notes, ...dear]) console.log(note);
console.log(reportDatabases());
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
const failed = total.failed + dear.length;
console.log(`${total.passed} passed, ${failed} failed${skipped}`);
process.exit(failed > 0 ? 1 : 0);

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

/**
 * Lists the steps: first those that the longest ones depend on, then the longest, so that all end at about the same
 * time. Tests on PostgreSQL spend half of their time waiting for servers that start, end and fail on purpose, so they
 * run in parallel with those that drive pages.
 */
async function listAll(): Promise<readonly Step[]> {
  // Unpacked once, before several lanes need it.
  await findChromium();
  const [ofSite, packed, inPages, ...others] = createLanes();
  // The test of packed editors takes longer than the last lanes; started at the end it would leave a processor idle.
  const [long, short] = [others.slice(0, -1), others.slice(-1)];
  if (share === 'site') return [{ check: site }, { check: ofSite, after: [site] }];
  if (share === 'pages') return [{ check: inPages }];
  return [
    { check: types },
    { check: site },
    ...(share === 'rest' ? [] : [{ check: ofSite, after: [site] }, { check: inPages }]),
    { check: apiReports, after: [types] },
    // Both write declarations.
    { check: packages, after: [types] },
    ...long.map((check) => ({ check })),
    // If the packages were not built, this step would build those that it publishes, which took a quarter of a minute.
    { check: packed, after: [packages] },
    ...short.map((check) => ({ check })),
    { check: createLint(undefined, { isAlone: false }) },
    { check: createFormat() },
    { check: commandLine, after: [packages, site] },
    { check: budgets, after: [packages, site] },
    { check: noIconFont, after: [packages, site] },
  ];
}

async function listFiltered(): Promise<readonly Step[]> {
  // Loaded late, because it searches for a browser.
  const { createFilteredTests, createRelatedTests } = await import('./checks/vitest.ts');
  const tests = isChange ? createRelatedTests(findBase()) : createFilteredTests(words);
  return [{ check: site }, { check: tests, after: [site] }];
}
