import { listCatalogueGaps, listStraightApostrophes } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import editorEnUS from './editor.en-US.json' with { type: 'json' };
import { ru } from './editor.ru.ts';
import { uk } from './editor.uk.ts';
import laterEnUS from './later.en-US.json' with { type: 'json' };

const enUS = { ...editorEnUS, ...laterEnUS };

test('the three catalogues have the same keys and each language its plural forms', () => {
  expect(listCatalogueGaps(enUS, enUS, 'en-US')).toEqual([]);
  expect(listCatalogueGaps(enUS, ru, 'ru')).toEqual([]);
  expect(listCatalogueGaps(enUS, uk, 'uk')).toEqual([]);
});

test('Ukrainian has one apostrophe', () => {
  expect(listStraightApostrophes(uk)).toEqual([]);
});
