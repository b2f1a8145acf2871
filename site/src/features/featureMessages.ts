import { defineCatalogue, type Text } from '@eecs/ui-kit';
import enUS from './messages/en-US.json' with { type: 'json' };

/** Texts that explain a feature missing from the reader's plan. */
export const featureMessages = defineCatalogue({
  namespace: 'site-features',
  source: enUS,
  load: {
    ru: () => import('./messages/ru.json'),
    uk: () => import('./messages/uk.json'),
  },
});

export type FeatureText = Text<typeof enUS>;
