import { defineCatalogue } from '@eecs/ui-kit';
import source from './messages/en-US.json' with { type: 'json' };

/** The texts of the floor plan, loaded with it. */
export const floorPlanMessages = defineCatalogue({
  namespace: 'floorPlan',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});
