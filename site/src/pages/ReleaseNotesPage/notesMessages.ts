import { defineCatalogue } from '@eecs/ui-kit';
import enUS from './messages/en-US.json' with { type: 'json' };

/** The texts of the release notes. */
export const notesMessages = defineCatalogue({
  namespace: 'site-notes',
  source: enUS,
  load: {
    ru: () => import('./messages/ru.json'),
    uk: () => import('./messages/uk.json'),
  },
});
