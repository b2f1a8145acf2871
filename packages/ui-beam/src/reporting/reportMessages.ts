import { defineCatalogue } from '@eecs/ui-kit';
import toldSource from '../report/messages/en-US.json' with { type: 'json' };
import source from './messages/en-US.json' with { type: 'json' };

/** The texts of the dialog that makes a report; fetched with it. */
export const reportMessages = defineCatalogue({
  namespace: 'report',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});

/** The texts of a report itself. */
export const toldMessages = defineCatalogue({
  namespace: 'told-report',
  source: toldSource,
  load: {
    ru: () => import('../report/messages/ru.json'),
    uk: () => import('../report/messages/uk.json'),
  },
});
