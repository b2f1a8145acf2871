import { defineCatalogue, type MessageKey, type Text } from '@eecs/ui-kit';
import enUS from './failures/en-US.json' with { type: 'json' };

/** Texts for failures of requests to the server. */
export const failureMessages = defineCatalogue({
  namespace: 'site-failures',
  source: enUS,
  load: {
    ru: () => import('./failures/ru.json'),
    uk: () => import('./failures/uk.json'),
  },
});

export type FailureMessageKey = MessageKey<typeof enUS>;
export type FailureText = Text<typeof enUS>;
