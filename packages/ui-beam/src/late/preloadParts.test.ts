import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = import.meta.dirname;
const sources = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
  .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(SOURCES, file), 'utf8') }));

/** Texts are loaded with their language, the chart by `preloadExplore`. */
const APART = [/(?:^|\/)messages\//, /Messages\.ts$/, /^explore\//];

const later = sources
  .filter(({ file }) => !APART.some((one) => one.test(file)))
  .flatMap(({ file, text }) =>
    [...text.matchAll(/.*import\('\.[^']+'\)/g)].map(([line]) => ({ file, line })),
  );

test('everything that comes late is fetched beforehand, so that an open editor works offline', () => {
  const preload = readFileSync(path.join(SOURCES, 'preloadParts.ts'), 'utf8');
  const loaders = later.map(
    ({ file, line }) => /export const (\w+) = createFetch\(/.exec(line)?.[1] ?? `${file}: ${line}`,
  );
  expect(loaders.length).toBeGreaterThan(2);
  for (const loader of loaders) expect(preload).toContain(loader);
});

test('no early module imports a late part', () => {
  const early = sources.filter(({ text }) => /from '[./]+late(?:Parts|Solving|Explorers)\.ts'/.test(text));
  expect(early.map(({ file }) => file)).toEqual([]);
});
