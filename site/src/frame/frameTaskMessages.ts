import { defineCatalogue } from '@eecs/ui-kit';
import enUS from './messages/en-US.json' with { type: 'json' };

/** The texts of a page with the frame editor: its files, links, tabs and stored frames. */
export const frameTaskMessages = defineCatalogue({
  namespace: 'site-frame',
  source: enUS,
  load: {
    ru: () => import('./messages/ru.json'),
    uk: () => import('./messages/uk.json'),
  },
});
