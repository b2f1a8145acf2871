import { startVitest, type TestModule } from 'vitest/node';
import type { Check, Tally, TestFile } from './tally.ts';

/** Runs the tests whose paths contain one of the words, in this process. */
export function createFilteredTests(words: readonly string[]): Check {
  return { name: 'tests', run: () => runVitest([...words]) };
}

/** Runs the tests that depend on a file changed since a commit. */
export function createRelatedTests(base: string): Check {
  return { name: 'related tests', run: () => runVitest([], { changed: base, passWithNoTests: true }) };
}

/** Runs the tests whose paths contain one of the words, or all; from all projects, or the named ones. */
export async function runVitest(
  filters: string[],
  options: { changed?: string; passWithNoTests?: boolean; project?: string[] } = {},
): Promise<Tally> {
  const run = await startVitest('test', filters, { run: true, watch: false, ...options });
  const modules = run.state.getTestModules();
  const unhandled = run.state.getUnhandledErrors().length;
  const counted = countTests(modules, unhandled, options.passWithNoTests);
  // A set-up that fails leaves no module that could report it: only the exit code of Vitest does.
  const hasStopped = counted.failed === 0 && Number(process.exitCode ?? 0) !== 0;
  const tally = hasStopped ? { ...counted, failed: 1, notes: [STOPPED] } : counted;
  const reports = [...listSecondTries(modules), ...listFailures(modules, run.state.getUnhandledErrors())];
  await run.close();
  // Vitest sets the exit code itself; this run sets its own at the end.
  process.exitCode = 0;
  return { ...tally, notes: [...tally.notes, ...reports], files: modules.map(timeOf) };
}

const STOPPED = 'Vitest stopped before it ran the tests. Its error is printed above.';

/** A module that cannot be loaded and an error outside any test each count as one failure. */
function countTests(modules: readonly TestModule[], unhandled: number, mayBeNone = false): Tally {
  const count = { passed: 0, failed: unhandled, skipped: 0 };
  for (const module of modules) {
    if (module.errors().length > 0) count.failed += 1;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') count.passed += 1;
      else if (state === 'failed') count.failed += 1;
      else count.skipped += 1;
    }
  }
  if (count.passed === 0 && !mayBeNone) count.failed += 1;
  return { ...count, notes: [], files: [] };
}

function timeOf(module: TestModule): TestFile {
  const { duration, collectDuration, prepareDuration } = module.diagnostic();
  const { name } = module.project;
  return {
    path: `${name}: ${module.relativeModuleId}`,
    seconds: (duration + collectDuration + prepareDuration) / 1000,
  };
}

/**
 * Lists the tests that passed only at the second attempt, with the reason of the first failure: each has a race, in the
 * test or in the product, that must be found and fixed.
 */
function listSecondTries(modules: readonly TestModule[]): string[] {
  return modules.flatMap((module) =>
    [...module.children.allTests()]
      .filter((test) => test.diagnostic()?.flaky === true)
      .map((test) => {
        const reason = firstLines(test.result().errors?.[0]);
        return `Passed at the second try only: ${module.relativeModuleId}: ${test.fullName}\n    ${reason}`;
      }),
  );
}

/**
 * Lists the failures again at the end, with the first lines of their reasons: often only the end of a long run is kept.
 */
function listFailures(modules: readonly TestModule[], unhandled: readonly unknown[]): string[] {
  const ofTests = modules.flatMap((module) => [
    ...module.errors().map((error) => `Failed: ${module.relativeModuleId}: ${firstLines(error)}`),
    ...[...module.children.allTests()].flatMap((test) => {
      const { state, errors } = test.result();
      if (state !== 'failed') return [];
      return [`Failed: ${module.relativeModuleId}: ${test.fullName}\n    ${firstLines(errors[0])}`];
    }),
  ]);
  return [...ofTests, ...unhandled.map((error) => `Failed outside of any test: ${firstLines(error)}`)];
}

function firstLines(error: unknown): string {
  const message = error !== null && typeof error === 'object' && 'message' in error ? error.message : error;
  return String(message).split('\n').slice(0, 8).join('\n    ');
}
