import { expect, test } from 'vitest';
import { listCatalogueGaps } from '../../i18n/listCatalogueGaps.ts';
import { listStraightApostrophes } from '../../i18n/listStraightApostrophes.ts';
import toldEnUS from '../../report/messages/en-US.json' with { type: 'json' };
import toldRu from '../../report/messages/ru.json' with { type: 'json' };
import toldUk from '../../report/messages/uk.json' with { type: 'json' };
import enUS from './messages/en-US.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };

test.each([
  ['every report', toldEnUS, toldRu, toldUk],
  ['the dialog that makes one', enUS, ru, uk],
])('the texts of %s are in all three languages', (_, source, russian, ukrainian) => {
  expect(listCatalogueGaps(source, russian, 'ru')).toEqual([]);
  expect(listCatalogueGaps(source, ukrainian, 'uk')).toEqual([]);
  expect(listStraightApostrophes(ukrainian)).toEqual([]);
});
