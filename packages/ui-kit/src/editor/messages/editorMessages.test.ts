import { expect, test } from 'vitest';
import { listCatalogueGaps } from '../../i18n/listCatalogueGaps.ts';
import { listStraightApostrophes } from '../../i18n/listStraightApostrophes.ts';
import editor from './en-US.json' with { type: 'json' };
import files from './files.en-US.json' with { type: 'json' };
import help from './help.en-US.json' with { type: 'json' };
import options from './options.en-US.json' with { type: 'json' };
import placement from './placement.en-US.json' with { type: 'json' };
import { ru } from './ru.ts';
import tables from './tables.en-US.json' with { type: 'json' };
import typed from './typed.en-US.json' with { type: 'json' };
import { uk } from './uk.ts';
import workspace from './workspace.en-US.json' with { type: 'json' };

const enUS = { editor, files, help, options, placement, tables, typed, workspace };

test('the texts that editors share are in all three languages, with every plural form', () => {
  expect(listCatalogueGaps(enUS, ru, 'ru')).toEqual([]);
  expect(listCatalogueGaps(enUS, uk, 'uk')).toEqual([]);
  expect(listStraightApostrophes(uk)).toEqual([]);
});
