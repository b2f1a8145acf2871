import { listCatalogueGaps, listStraightApostrophes } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import enUS from './messages/en-US.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };

test('the texts of a report are in all three languages', () => {
  expect(listCatalogueGaps(enUS, ru, 'ru')).toEqual([]);
  expect(listCatalogueGaps(enUS, uk, 'uk')).toEqual([]);
  expect(listStraightApostrophes(uk)).toEqual([]);
});
