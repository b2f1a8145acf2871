import { listCatalogueGaps, listStraightApostrophes } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import sheetsEnUS from '../files/messages/en-US.json' with { type: 'json' };
import sheetsRu from '../files/messages/ru.json' with { type: 'json' };
import sheetsUk from '../files/messages/uk.json' with { type: 'json' };
import editorEnUS from './editor.en-US.json' with { type: 'json' };
import { ru as allRu } from './editor.ru.ts';
import { uk as allUk } from './editor.uk.ts';
import enUS from './en-US.json' with { type: 'json' };
import laterEnUS from './later.en-US.json' with { type: 'json' };
import resultsEnUS from './results.en-US.json' with { type: 'json' };
import resultsRu from './results.ru.json' with { type: 'json' };
import resultsUk from './results.uk.json' with { type: 'json' };
import typedEnUS from '../typed/messages/en-US.json' with { type: 'json' };
import typedRu from '../typed/messages/ru.json' with { type: 'json' };
import typedUk from '../typed/messages/uk.json' with { type: 'json' };
import rodsEnUS from '../results/rods/messages/en-US.json' with { type: 'json' };
import rodsRu from '../results/rods/messages/ru.json' with { type: 'json' };
import rodsUk from '../results/rods/messages/uk.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import uk from './uk.json' with { type: 'json' };

const allEnUS = { ...editorEnUS, ...laterEnUS };

test('the three catalogues have the same keys and each language its plural forms', () => {
  expect(listCatalogueGaps(enUS, enUS, 'en-US')).toEqual([]);
  expect(listCatalogueGaps(enUS, ru, 'ru')).toEqual([]);
  expect(listCatalogueGaps(enUS, uk, 'uk')).toEqual([]);
  expect(listCatalogueGaps(allEnUS, allEnUS, 'en-US')).toEqual([]);
  expect(listCatalogueGaps(allEnUS, allRu, 'ru')).toEqual([]);
  expect(listCatalogueGaps(allEnUS, allUk, 'uk')).toEqual([]);
  expect(listCatalogueGaps(typedEnUS, typedRu, 'ru')).toEqual([]);
  expect(listCatalogueGaps(typedEnUS, typedUk, 'uk')).toEqual([]);
  expect(listCatalogueGaps(sheetsEnUS, sheetsRu, 'ru')).toEqual([]);
  expect(listCatalogueGaps(sheetsEnUS, sheetsUk, 'uk')).toEqual([]);
  expect(listCatalogueGaps(rodsEnUS, rodsEnUS, 'en-US')).toEqual([]);
  expect(listCatalogueGaps(rodsEnUS, rodsRu, 'ru')).toEqual([]);
  expect(listCatalogueGaps(rodsEnUS, rodsUk, 'uk')).toEqual([]);
  expect(listCatalogueGaps(resultsEnUS, resultsEnUS, 'en-US')).toEqual([]);
  expect(listCatalogueGaps(resultsEnUS, resultsRu, 'ru')).toEqual([]);
  expect(listCatalogueGaps(resultsEnUS, resultsUk, 'uk')).toEqual([]);
});

test('Ukrainian has one apostrophe', () => {
  expect(listStraightApostrophes(uk)).toEqual([]);
  expect(listStraightApostrophes(typedUk)).toEqual([]);
  expect(listStraightApostrophes(allUk)).toEqual([]);
  expect(listStraightApostrophes(rodsUk)).toEqual([]);
  expect(listStraightApostrophes(resultsUk)).toEqual([]);
});
