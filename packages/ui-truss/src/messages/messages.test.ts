import { listCatalogueGaps, listStraightApostrophes } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import editorEnUS from './editor.en-US.json' with { type: 'json' };
import editorRu from './editor.ru.json' with { type: 'json' };
import editorUk from './editor.uk.json' with { type: 'json' };
import enUS from './en-US.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import uk from './uk.json' with { type: 'json' };

test('the three catalogues have the same keys and each language its plural forms', () => {
  expect(listCatalogueGaps(enUS, enUS, 'en-US')).toEqual([]);
  expect(listCatalogueGaps(enUS, ru, 'ru')).toEqual([]);
  expect(listCatalogueGaps(enUS, uk, 'uk')).toEqual([]);
  expect(listCatalogueGaps(editorEnUS, editorEnUS, 'en-US')).toEqual([]);
  expect(listCatalogueGaps(editorEnUS, editorRu, 'ru')).toEqual([]);
  expect(listCatalogueGaps(editorEnUS, editorUk, 'uk')).toEqual([]);
});

test('Ukrainian has one apostrophe', () => {
  expect(listStraightApostrophes(uk)).toEqual([]);
  expect(listStraightApostrophes(editorUk)).toEqual([]);
});
