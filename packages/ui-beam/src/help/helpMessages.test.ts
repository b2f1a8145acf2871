import { listCatalogueGaps, listStraightApostrophes } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import { KEY_PLACES, KEY_TABLE } from '../keys/keyTable.ts';
import { listKeys } from '../keys/beamKeys.ts';
import enUS from './messages/en-US.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };

test('the texts of the help are in all three languages', () => {
  expect(listCatalogueGaps(enUS, ru, 'ru')).toEqual([]);
  expect(listCatalogueGaps(enUS, uk, 'uk')).toEqual([]);
  expect(listStraightApostrophes(uk)).toEqual([]);
});

test('every key of the table is listed once and has its words, and no other key has', () => {
  const listed = KEY_PLACES.flatMap(listKeys).map(({ id }) => id);
  expect(listed.toSorted()).toEqual(Object.keys(KEY_TABLE).toSorted());
  expect(Object.keys(enUS.key).toSorted()).toEqual(listed.toSorted());
});
