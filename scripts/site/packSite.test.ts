import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packSite } from './packSite.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'eecs-pack-'));
  for (const name of ['assets', 'element/loader']) mkdirSync(path.join(folder, name), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A script with words that recur in other lines. */
const SCRIPT = Array.from({ length: 800 }, (_, at) => `export const load${at} = ${(at * 7919) % 1013};`).join(
  '\n',
);

test('each script and style that is worth it is packed beside itself', async () => {
  const large = ['assets/a-1.js', 'assets/a-2.css', 'element/eecs-beam.js', 'element/loader/b.js', 'sw.js'];
  for (const name of large) writeFileSync(path.join(folder, name), SCRIPT);
  const others = ['assets/small.js', 'assets/picture.svg', 'index.html'];
  for (const name of others)
    writeFileSync(path.join(folder, name), name === 'assets/small.js' ? 'let a;' : SCRIPT);
  await packSite(folder, 'quick');
  for (const name of large)
    expect(String(brotliDecompressSync(readFileSync(path.join(folder, `${name}.br`))))).toBe(SCRIPT);
  for (const name of others) expect(existsSync(path.join(folder, `${name}.br`))).toBe(false);
});

test('readers get smaller files than tests', async () => {
  writeFileSync(path.join(folder, 'assets/a-1.js'), SCRIPT);
  const size = () => statSync(path.join(folder, 'assets/a-1.js.br')).size;
  await packSite(folder, 'quick');
  const quick = size();
  await packSite(folder, 'best');
  expect(size()).toBeLessThan(quick);
});
