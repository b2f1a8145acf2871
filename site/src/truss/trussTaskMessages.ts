import { defineCatalogue } from '@eecs/ui-kit';
import enUS from './messages/en-US.json' with { type: 'json' };

/** The texts of a page with the editor of trusses: its files, links, tabs and what is kept. */
export const trussTaskMessages = defineCatalogue({
  namespace: 'site-truss',
  source: enUS,
  load: {
    ru: () => import('./messages/ru.json'),
    uk: () => import('./messages/uk.json'),
  },
});
