// `npm run check`: what a change must pass before it is proposed, without the tests that need a browser or a database.
// With `--changed` only what the change can affect, and the tests that depend on one of its files. With
// `--fonts=dejavu`, `liberation` or `none` the tests that measure text, in a browser with only these fonts; further
// words select tests by path. With `--hosts` the editors in all foreign pages, such as a Next application.
import { apiReports } from './checks/apiReports.ts';
import { commandLine } from './checks/commandLine.ts';
import { createFontTests, readFonts } from './checks/fonts.ts';
import { createFormat } from './checks/format.ts';
import { hosts } from './checks/hosts.ts';
import { createLint } from './checks/lint.ts';
import { findBase, listChanged } from './checks/listChanged.ts';
import { packages } from './checks/packages.ts';
import type { Check } from './checks/tally.ts';
import { types } from './checks/types.ts';

const words = process.argv.slice(2);
const fonts = readFonts(words);
const checks =
  fonts !== undefined
    ? [
        createFontTests(
          fonts,
          words.filter((word) => !word.startsWith('--')),
        ),
      ]
    : words.includes('--hosts')
      ? [hosts]
      : words.includes('--changed')
        ? await listForChange()
        : [createFormat(), types, apiReports, createLint(), packages, commandLine];

let failed = false;
for (const check of checks) {
  const tally = await check.run();
  console.log(`${tally.failed > 0 ? '✗' : '✓'} ${check.name}`);
  for (const note of tally.notes) console.log(`  ${note}`);
  failed ||= tally.failed > 0;
}
process.exit(failed ? 1 : 0);

async function listForChange(): Promise<readonly Check[]> {
  const base = findBase();
  const files = listChanged(base);
  console.log(`${files.length} changed files since ${base}`);
  if (files.length === 0) return [];
  const code = files.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file));
  const touches = (place: RegExp): boolean => files.some((file) => place.test(file));
  // Loaded late, because it searches for a browser, which the other checks do not need.
  const { createRelatedTests } = await import('./checks/vitest.ts');
  return [
    createFormat(files),
    ...(code.length > 0 ? [types, createLint(code)] : []),
    ...(touches(/^packages\//) ? [apiReports] : []),
    ...(touches(/^(packages|scripts\/publish)\//) ? [packages] : []),
    ...(touches(/^packages\/solver-core\//) ? [commandLine] : []),
    ...(code.length > 0 ? [createRelatedTests(base)] : []),
  ];
}
