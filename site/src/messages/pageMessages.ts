import { defineCatalogue, type MessageKey, type Text } from '@eecs/ui-kit';
import enUS from './pages/en-US.json' with { type: 'json' };

/** The texts of the pages beyond the home page, and of what goes wrong on them: no part of the first load. */
export const pageMessages = defineCatalogue({
  namespace: 'site-pages',
  source: enUS,
  load: {
    ru: () => import('./pages/ru.json'),
    uk: () => import('./pages/uk.json'),
  },
});

export type PageMessageKey = MessageKey<typeof enUS>;
export type PageText = Text<typeof enUS>;
