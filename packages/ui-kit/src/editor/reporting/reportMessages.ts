import { defineCatalogue } from '../../i18n/catalogue.ts';
import source from './messages/en-US.json' with { type: 'json' };

/** The texts of the report dialog, loaded with it. */
export const reportMessages = defineCatalogue({
  namespace: 'report',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});
