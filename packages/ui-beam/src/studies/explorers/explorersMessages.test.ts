import { listCatalogueGaps, listStraightApostrophes } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import typedEnUS from '../typed/messages/en-US.json' with { type: 'json' };
import typedRu from '../typed/messages/ru.json' with { type: 'json' };
import typedUk from '../typed/messages/uk.json' with { type: 'json' };
import handEnUS from '../hand/messages/en-US.json' with { type: 'json' };
import handRu from '../hand/messages/ru.json' with { type: 'json' };
import handUk from '../hand/messages/uk.json' with { type: 'json' };
import equationsEnUS from '../equations/messages/en-US.json' with { type: 'json' };
import equationsRu from '../equations/messages/ru.json' with { type: 'json' };
import equationsUk from '../equations/messages/uk.json' with { type: 'json' };
import planEnUS from '../floorPlan/messages/en-US.json' with { type: 'json' };
import planRu from '../floorPlan/messages/ru.json' with { type: 'json' };
import planUk from '../floorPlan/messages/uk.json' with { type: 'json' };
import mohrEnUS from '../mohr/messages/en-US.json' with { type: 'json' };
import mohrRu from '../mohr/messages/ru.json' with { type: 'json' };
import mohrUk from '../mohr/messages/uk.json' with { type: 'json' };
import codeEnUS from '../code/messages/en-US.json' with { type: 'json' };
import codeRu from '../code/messages/ru.json' with { type: 'json' };
import codeUk from '../code/messages/uk.json' with { type: 'json' };
import sizingEnUS from '../sizing/messages/en-US.json' with { type: 'json' };
import sizingRu from '../sizing/messages/ru.json' with { type: 'json' };
import sizingUk from '../sizing/messages/uk.json' with { type: 'json' };
import variantsEnUS from '../variants/messages/en-US.json' with { type: 'json' };
import variantsRu from '../variants/messages/ru.json' with { type: 'json' };
import variantsUk from '../variants/messages/uk.json' with { type: 'json' };
import enUS from './messages/en-US.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };

test.each([
  ['the buttons', enUS, ru, uk],
  ['Mohr’s integral', mohrEnUS, mohrRu, mohrUk],
  ['the floor plan', planEnUS, planRu, planUk],
  ['the typed line', typedEnUS, typedRu, typedUk],
  ['the hand calculation', handEnUS, handRu, handUk],
  ['the check of limits', sizingEnUS, sizingRu, sizingUk],
  ['the check by a code', codeEnUS, codeRu, codeUk],
  ['the variants', variantsEnUS, variantsRu, variantsUk],
  ['the equations', equationsEnUS, equationsRu, equationsUk],
])('the texts of %s are in all three languages', (_, source, russian, ukrainian) => {
  expect(listCatalogueGaps(source, russian, 'ru')).toEqual([]);
  expect(listCatalogueGaps(source, ukrainian, 'uk')).toEqual([]);
  expect(listStraightApostrophes(ukrainian)).toEqual([]);
});
