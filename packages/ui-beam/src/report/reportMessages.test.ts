import { listCatalogueGaps, listStraightApostrophes } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import dialogEnUS from '../reporting/messages/en-US.json' with { type: 'json' };
import dialogRu from '../reporting/messages/ru.json' with { type: 'json' };
import dialogUk from '../reporting/messages/uk.json' with { type: 'json' };
import enUS from './messages/en-US.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };

test.each([
  ['a report', enUS, ru, uk],
  ['the dialog that makes one', dialogEnUS, dialogRu, dialogUk],
])('the texts of %s are in all three languages', (_, source, russian, ukrainian) => {
  expect(listCatalogueGaps(source, russian, 'ru')).toEqual([]);
  expect(listCatalogueGaps(source, ukrainian, 'uk')).toEqual([]);
  expect(listStraightApostrophes(ukrainian)).toEqual([]);
});
