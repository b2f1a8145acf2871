import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** How each language writes the version of a page and its date. */
const VERSIONS = {
  'en-US': /^Version (\d+) of (\d+) (\w+) (\d{4})\./m,
  ru: /^Редакция (\d+) от (\d+) (\S+) (\d{4}) г\./m,
  uk: /^Редакція (\d+) від (\d+) (\S+) (\d{4}) р\./m,
};

test.each(['terms', 'privacy', 'cookies'])(
  'the page %s states its version and date, the same in each language',
  (page) => {
    const said = Object.entries(VERSIONS).map(([locale, pattern]) => {
      const found = pattern.exec(readFileSync(`site/public/documents/${locale}/terms/${page}.md`, 'utf8'));
      return [found?.[1], found?.[2], found?.[4]];
    });
    expect(said[0]).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
    for (const one of said) expect(one).toEqual(said[0]);
  },
);

test('the terms say in each language who offers the service', () => {
  for (const [locale, words] of [
    ['en-US', 'offered by'],
    ['ru', 'предоставляет тот'],
    ['uk', 'надає той'],
  ])
    expect(readFileSync(`site/public/documents/${locale}/terms/terms.md`, 'utf8')).toContain(words);
});
