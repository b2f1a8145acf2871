import { expect, test } from 'vitest';
import { listCatalogueGaps, listStraightApostrophes } from '@eecs/ui-kit';
import enUS from './en-US.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import uk from './uk.json' with { type: 'json' };

test.each([
  ['ru', ru],
  ['uk', uk],
] as const)('%s has every text of the site', (locale, messages) => {
  expect(listCatalogueGaps(enUS, messages, locale)).toEqual([]);
});

test('the values put into a text are the same in every language', () => {
  const listValues = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
  for (const key of Object.keys(enUS) as (keyof typeof enUS)[]) {
    expect({ key, values: listValues(ru[key]) }).toEqual({ key, values: listValues(enUS[key]) });
    expect({ key, values: listValues(uk[key]) }).toEqual({ key, values: listValues(enUS[key]) });
  }
});

test('Ukrainian has one apostrophe', () => {
  expect(listStraightApostrophes(uk)).toEqual([]);
});
