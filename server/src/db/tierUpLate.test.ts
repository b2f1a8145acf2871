import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { tierUpLate } from './tierUpLate.ts';

test('the budget is greater while something is loaded and as usual afterwards', async () => {
  const flags: string[] = [];
  const note = (flag: string) => flags.push(flag);
  const loaded = await tierUpLate(() => Promise.resolve(flags.push('load')), note);
  expect(loaded).toBe(2);
  expect(flags).toEqual(['--wasm-tiering-budget=390000000', 'load', '--wasm-tiering-budget=13000000']);
});

test('the budget is as usual again after a failure', async () => {
  const flags: string[] = [];
  const failing = tierUpLate(
    () => Promise.reject(new Error('no database')),
    (flag) => flags.push(flag),
  );
  await expect(failing).rejects.toThrow('no database');
  expect(flags.at(-1)).toBe('--wasm-tiering-budget=13000000');
});

test('the usual budget is the one of the pinned version of V8', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(options).toContain('default: --wasm-tiering-budget=13000000');
});
