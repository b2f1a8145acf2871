import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type StampOptions, withStamp } from './stamps.ts';
import { tallyOf } from './tally.ts';

let stamps: string;
beforeEach(() => {
  stamps = mkdtempSync(path.join(os.tmpdir(), 'eecs-stamps-'));
});
afterEach(() => rmSync(stamps, { recursive: true, force: true }));

function createCheck(options: Partial<StampOptions> = {}) {
  let inputs = 'as they were';
  const run = vi.fn(() => Promise.resolve(tallyOf(true)));
  const check = withStamp(
    { name: 'tests in pages', run },
    { inputs: ['packages'], stamps, isForced: false, hash: () => inputs, ...options },
  );
  return { check, run, change: (to: string) => (inputs = to) };
}

test('a passed lane is unchanged until one of its inputs changes', async () => {
  const { check, run, change } = createCheck();
  expect(await check.run()).toMatchObject({ passed: 1, notes: [] });
  expect(await check.run()).toMatchObject({
    passed: 0,
    failed: 0,
    notes: ['Unchanged since it passed last: tests in pages'],
  });
  change('otherwise');
  await check.run();
  expect(run).toHaveBeenCalledTimes(2);
});

test('a failed lane runs again', async () => {
  const { check, run } = createCheck();
  run.mockImplementation(() => Promise.resolve(tallyOf(false)));
  await check.run();
  await check.run();
  expect(run).toHaveBeenCalledTimes(2);
});

test('files changed during a run count as untested', async () => {
  const { check, run, change } = createCheck();
  run.mockImplementationOnce(() => {
    change('meanwhile');
    return Promise.resolve(tallyOf(true));
  });
  await check.run();
  await check.run();
  expect(run).toHaveBeenCalledTimes(2);
});

test.each([
  ['in CI', { isForced: true }],
  ['without git', { hash: () => null }],
  ['where what it made is gone', { isThere: () => false }],
])('%s it always runs', async (_, options) => {
  const { check, run } = createCheck(options);
  await check.run();
  await check.run();
  expect(run).toHaveBeenCalledTimes(2);
});

test('files are hashed as git lists them', async () => {
  const run = vi.fn(() => Promise.resolve(tallyOf(true)));
  const check = withStamp({ name: 'one', run }, { inputs: ['LICENSE'], stamps, isForced: false });
  await check.run();
  await check.run();
  expect(run).toHaveBeenCalledTimes(1);
});
