import { listCatalogueGaps, listStraightApostrophes } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import editorEnUS from './editor.en-US.json' with { type: 'json' };
import { ru } from './editor.ru.ts';
import { uk } from './editor.uk.ts';
import handEnUS from './hand.en-US.json' with { type: 'json' };
import handRu from './hand.ru.json' with { type: 'json' };
import handUk from './hand.uk.json' with { type: 'json' };
import laterEnUS from './later.en-US.json' with { type: 'json' };

const enUS = { ...editorEnUS, ...laterEnUS };

test('the three catalogues have the same keys and each language its plural forms', () => {
  expect(listCatalogueGaps(enUS, enUS, 'en-US')).toEqual([]);
  expect(listCatalogueGaps(enUS, ru, 'ru')).toEqual([]);
  expect(listCatalogueGaps(enUS, uk, 'uk')).toEqual([]);
  expect(listCatalogueGaps(handEnUS, handRu, 'ru')).toEqual([]);
  expect(listCatalogueGaps(handEnUS, handUk, 'uk')).toEqual([]);
});

test('Ukrainian has one apostrophe', () => {
  expect(listStraightApostrophes({ ...uk, ...handUk })).toEqual([]);
});
