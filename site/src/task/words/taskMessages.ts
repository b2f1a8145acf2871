import { defineCatalogue } from '@eecs/ui-kit';
import enUS from '../messages/en-US.json' with { type: 'json' };

/** The texts of a page with an editor: its files, links, tabs and stored documents. */
export const taskMessages = defineCatalogue({
  namespace: 'site-task',
  source: enUS,
  load: {
    ru: () => import('../messages/ru.json'),
    uk: () => import('../messages/uk.json'),
  },
});
