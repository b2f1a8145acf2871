import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = import.meta.dirname;

/** Texts come when a language is first shown, the chart by `preloadExplore`, and the tabs by `fetchTabs`, which is a part. */
const APART = [/(?:^|\/)messages\//, /^explore\//, /(?:^|\/)(?:ru|uk)\.(?:ts|json)$/];
const TABS = 'panels/panelPlan.tsx';

/** Lists what a module imports later, by paths from the sources. */
function listLate(file: string): string[] {
  const text = readFileSync(path.join(SOURCES, file), 'utf8');
  return [...text.matchAll(/import\('(\.[^']+)'\)/g)].map(([, specifier = '']) =>
    path.posix.join(path.posix.dirname(file), specifier),
  );
}

test('everything that comes late is fetched beforehand, so that an open editor works offline', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter(
    (file) => !/\.(?:test|stories)\.tsx?$/.test(file) && file !== 'preloadParts.ts' && file !== TABS,
  );
  const late = new Set(files.flatMap(listLate).filter((file) => !APART.some((one) => one.test(file))));
  expect(late.size).toBeGreaterThan(10);
  expect([...late].sort()).toEqual(listLate('preloadParts.ts').sort());
});
