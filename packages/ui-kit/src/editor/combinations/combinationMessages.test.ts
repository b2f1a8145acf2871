import { expect, test } from 'vitest';
import { listCatalogueGaps } from '../../i18n/listCatalogueGaps.ts';
import { listStraightApostrophes } from '../../i18n/listStraightApostrophes.ts';
import enUS from './messages/en-US.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };

test('the texts of combinations are in all three languages, with every plural form', () => {
  expect(listCatalogueGaps(enUS, ru, 'ru')).toEqual([]);
  expect(listCatalogueGaps(enUS, uk, 'uk')).toEqual([]);
  expect(listStraightApostrophes(uk)).toEqual([]);
});
