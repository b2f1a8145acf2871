import { defineCatalogue } from '@eecs/ui-kit';
import enUS from './messages/en-US.json' with { type: 'json' };

/** The texts of a page with the truss editor: its files, links, tabs and stored trusses. */
export const trussTaskMessages = defineCatalogue({
  namespace: 'site-truss',
  source: enUS,
  load: {
    ru: () => import('./messages/ru.json'),
    uk: () => import('./messages/uk.json'),
  },
});
