import { defineCatalogue, type Text } from '@eecs/ui-kit';
import enUS from './messages/en-US.json' with { type: 'json' };

/** What is said where something is not in the reader's plan. */
export const featureMessages = defineCatalogue({
  namespace: 'site-features',
  source: enUS,
  load: {
    ru: () => import('./messages/ru.json'),
    uk: () => import('./messages/uk.json'),
  },
});

export type FeatureText = Text<typeof enUS>;
