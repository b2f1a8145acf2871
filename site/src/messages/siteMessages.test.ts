import { expect, test } from 'vitest';
import { listCatalogueGaps, listStraightApostrophes } from '@eecs/ui-kit';
import siteEnUS from './en-US.json' with { type: 'json' };
import pagesEnUS from './pages/en-US.json' with { type: 'json' };
import pagesRu from './pages/ru.json' with { type: 'json' };
import pagesUk from './pages/uk.json' with { type: 'json' };
import siteRu from './ru.json' with { type: 'json' };
import siteUk from './uk.json' with { type: 'json' };

// No key is in both, or one catalogue would hide it in the other.
const enUS = { ...siteEnUS, ...pagesEnUS };
const ru = { ...siteRu, ...pagesRu };
const uk = { ...siteUk, ...pagesUk };

test('the two catalogues share no key', () => {
  expect(Object.keys(siteEnUS).filter((key) => key in pagesEnUS)).toEqual([]);
});

test.each([
  ['ru', ru],
  ['uk', uk],
] as const)('%s has every text of the site', (locale, messages) => {
  expect(listCatalogueGaps(enUS, messages, locale)).toEqual([]);
});

test('the values put into a text are the same in every language', () => {
  const listValues = (text: string) => (text.match(/\{\{\w+(, number)?\}\}/g) ?? []).sort();
  for (const key of Object.keys(enUS) as (keyof typeof enUS)[]) {
    expect({ key, values: listValues(ru[key]) }).toEqual({ key, values: listValues(enUS[key]) });
    expect({ key, values: listValues(uk[key]) }).toEqual({ key, values: listValues(enUS[key]) });
  }
});

test('Ukrainian has one apostrophe', () => {
  expect(listStraightApostrophes(uk)).toEqual([]);
});
