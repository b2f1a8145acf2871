import { listCatalogueGaps, listStraightApostrophes } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import enUS from './workspace.en-US.json' with { type: 'json' };
import ru from './workspace.ru.json' with { type: 'json' };
import uk from './workspace.uk.json' with { type: 'json' };

test('the texts round the board and the results are in all three languages', () => {
  expect(listCatalogueGaps(enUS, ru, 'ru')).toEqual([]);
  expect(listCatalogueGaps(enUS, uk, 'uk')).toEqual([]);
  expect(listStraightApostrophes(uk)).toEqual([]);
});
