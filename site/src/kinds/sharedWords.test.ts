import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const PACKAGES = path.resolve(import.meta.dirname, '../../../packages');

/** Words that name a structure or its parts, which differ by kind. */
const OWN_WORDS = /truss|frame|rod|member|ферм|рам|стерж|стриж/i;

/** Keys whose sentences mean different things in the editors. */
const OTHER_MEANING =
  /^(conventions\.axes|hand\.(dis)?agrees|load\.(alpha|sets)|loads\.(noSet|signs)|moved\.scale|name\.|room\.balance|rows|starter\.arch$|sum\.(about|rest|failed)|key\.straight|column\.|board\.|part\.)/;

/** Reads all texts of an editor in a language, by key. The first letter is compared without case. */
function readTexts(kind: string, locale: string): ReadonlyMap<string, string> {
  const folder = path.join(PACKAGES, kind, 'src/messages');
  const files = globSync(`*${locale}.json`, { cwd: folder });
  return new Map(
    files.flatMap((file) =>
      Object.entries(
        JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, unknown>,
      ).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text.toLowerCase()] as const] : [])),
    ),
  );
}

test.each(['en-US', 'ru', 'uk'])(
  'the editors of trusses and frames say the same in the same words: %s',
  (locale) => {
    const truss = readTexts('ui-truss', locale);
    const frame = readTexts('ui-frame', locale);
    expect(truss.size).toBeGreaterThan(100);
    const differing = [...truss].flatMap(([key, text]) => {
      const other = frame.get(key);
      const isOwn = other === undefined || OWN_WORDS.test(text + other) || OTHER_MEANING.test(key);
      return isOwn || other === text ? [] : [`${key}: ${text} / ${other}`];
    });
    expect(differing).toEqual([]);
  },
);
