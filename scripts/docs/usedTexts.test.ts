import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Texts that are never used would be translated and shipped for nothing. */

const ROOT = path.join(import.meta.dirname, '../..');
const SOURCES = [
  'packages/ui-*/src/**/*.{ts,tsx}',
  'site/src/**/*.{ts,tsx}',
  // The hand calculation is composed in the core, with keys without their first word.
  'packages/solver-core/src/hand/**/*.ts',
];
const CATALOGUES = ['packages/ui-*/src/**/*en-US.json', 'site/src/**/*en-US.json'];

const list = (patterns: readonly string[]): string[] =>
  globSync([...patterns], { cwd: ROOT }).filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file));
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

function listKeys(texts: object, start = ''): string[] {
  return Object.entries(texts).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? listKeys(text, `${start}${name}.`) : [`${start}${name}`],
  );
}

const source = list(SOURCES).map(read).join('\n');
const written = new Set([...source.matchAll(/'([\w.-]+)'|"([\w.-]+)"/g)].map(([, a, b]) => a ?? b));
/** Keys that end in a computed part, by the part before it. */
const starts = [...new Set([...source.matchAll(/`([\w-]+\.[\w.-]*)\$\{/g)].map(([, start = '']) => start))];
/** Keys that begin with a computed part, by the part after it. */
const ends = [...new Set([...source.matchAll(/`\$\{[\w.]+\}(\.[\w.-]+)`/g)].map(([, end = '']) => end))];

const isAsked = (key: string): boolean =>
  written.has(key) ||
  written.has(key.replace(/^(?:heading|line)\./, '')) ||
  // A page with an editor uses the rest of a key, whatever the kind of structure.
  written.has(key.replace(/^(?:beam|truss|frame)\./, '')) ||
  starts.some((start) => key.replace(/^line\./, '').startsWith(start) || key.startsWith(start)) ||
  ends.some((end) => key.endsWith(end));

test.each(list(CATALOGUES))('every text of %s is asked for somewhere', (file) => {
  const keys = listKeys(JSON.parse(read(file)) as object).map((key) =>
    key.replace(/_(?:one|few|many|other)$/, ''),
  );
  expect([...new Set(keys)].filter((key) => !isAsked(key))).toEqual([]);
});
