import { listCatalogueGaps, listStraightApostrophes } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import sheetsEnUS from '../files/messages/en-US.json' with { type: 'json' };
import sheetsRu from '../files/messages/ru.json' with { type: 'json' };
import sheetsUk from '../files/messages/uk.json' with { type: 'json' };
import editorEnUS from './editor.en-US.json' with { type: 'json' };
import editorRu from './editor.ru.json' with { type: 'json' };
import editorUk from './editor.uk.json' with { type: 'json' };
import enUS from './en-US.json' with { type: 'json' };
import resultsEnUS from './results.en-US.json' with { type: 'json' };
import resultsRu from './results.ru.json' with { type: 'json' };
import resultsUk from './results.uk.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import uk from './uk.json' with { type: 'json' };

test('the three catalogues have the same keys and each language its plural forms', () => {
  expect(listCatalogueGaps(enUS, enUS, 'en-US')).toEqual([]);
  expect(listCatalogueGaps(enUS, ru, 'ru')).toEqual([]);
  expect(listCatalogueGaps(enUS, uk, 'uk')).toEqual([]);
  expect(listCatalogueGaps(editorEnUS, editorEnUS, 'en-US')).toEqual([]);
  expect(listCatalogueGaps(editorEnUS, editorRu, 'ru')).toEqual([]);
  expect(listCatalogueGaps(editorEnUS, editorUk, 'uk')).toEqual([]);
  expect(listCatalogueGaps(sheetsEnUS, sheetsRu, 'ru')).toEqual([]);
  expect(listCatalogueGaps(sheetsEnUS, sheetsUk, 'uk')).toEqual([]);
  expect(listCatalogueGaps(resultsEnUS, resultsEnUS, 'en-US')).toEqual([]);
  expect(listCatalogueGaps(resultsEnUS, resultsRu, 'ru')).toEqual([]);
  expect(listCatalogueGaps(resultsEnUS, resultsUk, 'uk')).toEqual([]);
});

test('Ukrainian has one apostrophe', () => {
  expect(listStraightApostrophes(uk)).toEqual([]);
  expect(listStraightApostrophes(editorUk)).toEqual([]);
  expect(listStraightApostrophes(resultsUk)).toEqual([]);
});
