import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OXLINT = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
const MOST_EXCEPTIONS = 10;

/** An exception in the linter's configuration: its reason, its file, and the disabled rule. */
const EXCEPTION =
  /\{\s*((?:\/\/ [^\n]*\s*)*)"files": \["([^"*]+)"\],\s*"rules": \{ "max-lines-per-function": "off" \}\s*\}/g;

const config = readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8');
const exceptions = [...config.matchAll(EXCEPTION)].map(([, reason = '', file = '']) => ({
  file,
  reason: reason.replaceAll(/\/\/ |\s+/g, ' ').trim(),
}));
const [, limit = ''] = /"max-lines-per-function": (\["error", \{[^}]*\}\])/.exec(config) ?? [];

/** Lints files only with this rule, without the exceptions; returns those with a longer function. */
async function findLong(files: readonly string[]): Promise<ReadonlySet<string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'eecs-long-'));
  try {
    const own = path.join(folder, 'rule.json');
    await writeFile(
      own,
      `{ "plugins": [], "categories": { "correctness": "off" }, "rules": { "max-lines-per-function": ${limit} } }`,
    );
    const { stdout } = spawnSync(process.execPath, [OXLINT, '-c', own, '--format', 'unix', ...files], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const hits = stdout.split('\n').filter((line) => line.includes('max-lines-per-function'));
    return new Set(hits.map((line) => line.replace(/:\d+:\d+: .*/, '')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the linter refuses functions of more than 120 lines', async () => {
  expect(JSON.parse(limit)).toEqual(['error', { max: 120, skipBlankLines: true, skipComments: true }]);
  const folder = await mkdtemp(path.join(tmpdir(), 'eecs-long-'));
  try {
    const write = async (name: string, lines: number): Promise<string> => {
      const file = path.join(folder, name);
      await writeFile(file, `export function f() {\n${'  f();\n\n  // Why.\n'.repeat(lines - 2)}}\n`);
      return file;
    };
    const files = [await write('short.ts', 120), await write('long.ts', 121)];
    expect([...(await findLong(files))].map((file) => path.basename(file))).toEqual(['long.ts']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('exceptions are at most ten, each of one file and with a reason', () => {
  expect(exceptions).toHaveLength(config.split('"max-lines-per-function": "off"').length - 1);
  expect(exceptions.length).toBeLessThanOrEqual(MOST_EXCEPTIONS);
  for (const { file, reason } of exceptions) {
    expect(existsSync(path.join(ROOT, file)), file).toBe(true);
    expect(reason.length, file).toBeGreaterThan(20);
  }
});

test('every exception is still needed', async () => {
  const files = exceptions.map(({ file }) => file);
  const long = await findLong(files);
  expect(files.filter((file) => !long.has(file))).toEqual([]);
});
