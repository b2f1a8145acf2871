import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../runNode.ts';
import { isBuilt, noteBuild } from './builtPackages.ts';
import { PACKAGES } from './packageNames.ts';

const ok = () => Promise.resolve(0);
let stamps = '';
beforeEach(() => void (stamps = mkdtempSync(path.join(os.tmpdir(), 'eecs-stamps-'))));
afterEach(() => rmSync(stamps, { recursive: true }));

test('the packages are built once each of them was, of the sources as they are', async () => {
  for (const name of PACKAGES) {
    expect(isBuilt(stamps)).toBe(false);
    expect(await noteBuild(name, ok, stamps)).toBe(0);
  }
  expect(isBuilt(stamps)).toBe(true);
});

test('while one is built anew, and when that fails, they are not', async () => {
  for (const name of PACKAGES) await noteBuild(name, ok, stamps);
  const seen: boolean[] = [];
  const code = await noteBuild(
    'ui-kit',
    () => {
      seen.push(isBuilt(stamps));
      return Promise.resolve(2);
    },
    stamps,
  );
  expect([code, ...seen, isBuilt(stamps)]).toEqual([2, false, false]);
  expect(existsSync(path.join(stamps, 'ui-kit'))).toBe(false);
});

test('every bundle in `dist` of a package is made by `buildPackage`', () => {
  const callers = globSync('scripts/**/*.{ts,mjs}', {
    cwd: ROOT,
    exclude: (file) => file.endsWith('.test.ts'),
  })
    .filter((file) => readFileSync(path.join(ROOT, file), 'utf8').includes('tsup/dist/cli-default.js'))
    .map((file) => file.replaceAll(path.sep, '/'));
  // The second one builds elsewhere, for a local registry.
  expect(callers.toSorted()).toEqual([
    'scripts/builds/buildPackage.ts',
    'scripts/registry/publishPackages.ts',
  ]);
});
