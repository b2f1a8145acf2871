import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@eecs/solver-core/texts';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../..');
const GUIDE = path.join(ROOT, 'site/public/documents');

/** A name in bold that a sentence calls a tab, in any of the three languages. */
const TAB = /(?:\btab|[Вв]кладк[аеиу]|вкладці) \*\*(?<name>[^*]+)\*\*/gu;

const readJson = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Record<string, unknown>;

/** Returns the names of the tabs of all editors in a language. */
function listTabs(locale: string): readonly string[] {
  const beam = readJson(`packages/ui-beam/src/messages/${locale}.json`)['panels'] as Record<string, string>;
  const truss = Object.entries(readJson(`packages/ui-truss/src/messages/editor.${locale}.json`));
  return [
    ...Object.values(beam),
    ...truss.flatMap(([key, name]) => (key.startsWith('panels.') ? [String(name)] : [])),
  ];
}

function* findTabs(locale: string): Generator<readonly [page: string, name: string]> {
  const folder = path.join(GUIDE, locale, 'guide');
  for (const page of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!page.endsWith('.md')) continue;
    const text = readFileSync(path.join(folder, page), 'utf8');
    for (const { groups } of text.matchAll(TAB)) yield [page, groups?.['name'] ?? ''];
  }
}

test.each(LOCALES)('the guide calls tabs by the names that the editors show: %s', (locale) => {
  const tabs = listTabs(locale);
  const named = [...findTabs(locale)];
  // Each language names the same six tabs; fewer would mean that the pattern no longer finds them.
  expect(named).toHaveLength(6);
  expect(named.filter(([, name]) => !tabs.includes(name))).toEqual([]);
});
