import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startVitest, type TestModule } from 'vitest/node';
import { ROOT } from '../runNode.ts';
import type { Check, Tally } from './tally.ts';

/** Written by the server's tests: which databases they really ran against. */
const DATABASES = path.join(ROOT, '.cache', 'test-databases.json');

/** Runs all vitest projects: unit, server on both databases, site, browser, Storybook. */
export const vitest: Check = { name: 'tests', run: () => runVitest(process.argv.slice(2)) };

/** Runs the tests that know a file changed since a commit. */
export function createRelatedTests(base: string): Check {
  return { name: 'related tests', run: () => runVitest([], { changed: base, passWithNoTests: true }) };
}

/** Runs the tests whose paths contain one of the words, or all. */
export async function runVitest(
  filters: string[],
  options: { changed?: string; passWithNoTests?: boolean } = {},
): Promise<Tally> {
  rmSync(DATABASES, { force: true });
  const run = await startVitest('test', filters, { run: true, watch: false, ...options });
  const modules = run.state.getTestModules();
  const unhandled = run.state.getUnhandledErrors().length;
  const tally = countTests(modules, unhandled, options.passWithNoTests);
  const second = listSecondTries(modules);
  await run.close();
  // Vitest sets the exit code itself; the closing line and the launcher's code are ours alone.
  process.exitCode = 0;
  return { ...tally, notes: [...tally.notes, ...second] };
}

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
  return { ...count, notes: [databaseNote()] };
}

/** What passed only when asked again is named: a race of the test or of the product, to be found and mended. */
function listSecondTries(modules: readonly TestModule[]): string[] {
  const names = modules.flatMap((module) =>
    [...module.children.allTests()]
      .filter((test) => test.diagnostic()?.flaky === true)
      .map((test) => `${module.relativeModuleId}: ${test.fullName}`),
  );
  return names.map((name) => `Passed at the second try only: ${name}`);
}

function databaseNote(): string {
  if (!existsSync(DATABASES)) return 'Server tests: no database half ran.';
  const ran = JSON.parse(readFileSync(DATABASES, 'utf8')) as { embedded?: boolean; postgres?: string | null };
  const embedded = ran.embedded ? 'embedded half ran' : 'embedded half did not run';
  const postgres = ran.postgres
    ? `PostgreSQL ${ran.postgres} half ran`
    : 'PostgreSQL half skipped (no binaries found)';
  return `Server tests: ${embedded}; ${postgres}.`;
}
