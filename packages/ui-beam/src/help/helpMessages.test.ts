import { listCatalogueGaps, listStraightApostrophes } from '@eecs/ui-kit';
import { helpMessages as commonMessages, listTableKeys } from '@eecs/ui-kit/editor';
import { expect, test } from 'vitest';
import { KEY_PLACES, KEY_TABLE } from '../keys/keyTable.ts';
import enUS from './messages/en-US.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };

test('the texts of the help are in all three languages', () => {
  expect(listCatalogueGaps(enUS, ru, 'ru')).toEqual([]);
  expect(listCatalogueGaps(enUS, uk, 'uk')).toEqual([]);
  expect(listStraightApostrophes(uk)).toEqual([]);
});

test('every key of the table is listed once and has its words here or among those of all editors', () => {
  const listed = KEY_PLACES.flatMap((place) => listTableKeys(KEY_TABLE, place)).map(({ id }) => id);
  expect(listed.toSorted()).toEqual(Object.keys(KEY_TABLE).toSorted());
  const named = { ...commonMessages.source.key, ...enUS.key };
  expect(listed.filter((id) => !Object.hasOwn(named, id))).toEqual([]);
  // Shared synonyms may include keys that beams lack.
  expect(Object.keys(enUS.key).filter((id) => !(listed as readonly string[]).includes(id))).toEqual([]);
});
