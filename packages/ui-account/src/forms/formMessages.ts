import { defineCatalogue } from '@eecs/ui-kit';
import enUS from './messages/en-US.json' with { type: 'json' };

export type FormMessages = typeof enUS;

/** The texts that all forms share. */
export const formMessages = defineCatalogue({
  namespace: 'ui-account-forms',
  source: enUS,
  load: {
    ru: () => import('./messages/ru.json'),
    uk: () => import('./messages/uk.json'),
  },
});
