import { expect, test } from 'vitest';
import { listCatalogueGaps, listStraightApostrophes } from '@eecs/ui-kit';
import enUS from './en-US.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import uk from './uk.json' with { type: 'json' };

test.each([
  ['ru', ru],
  ['uk', uk],
] as const)('%s has every text of the account pages', (locale, messages) => {
  expect(listCatalogueGaps(enUS, messages, locale)).toEqual([]);
});

test('Ukrainian has one apostrophe', () => {
  expect(listStraightApostrophes(uk)).toEqual([]);
});
