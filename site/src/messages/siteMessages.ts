import { defineCatalogue, type MessageKey } from '@eecs/ui-kit';
import enUS from './en-US.json' with { type: 'json' };

/** The texts of the site itself: shell, pages, network failures. */
export const siteMessages = defineCatalogue({
  namespace: 'site',
  source: enUS,
  load: {
    ru: () => import('./ru.json'),
    uk: () => import('./uk.json'),
  },
});

export type SiteMessageKey = MessageKey<typeof enUS>;
