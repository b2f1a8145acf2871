import { defineCatalogue } from '../i18n/catalogue.ts';
import enUS from './en-US.json';

/** The texts of ui-kit itself. */
export const kitMessages = defineCatalogue({
  namespace: 'ui-kit',
  source: enUS,
  load: {
    ru: () => import('./ru.json'),
    uk: () => import('./uk.json'),
  },
});
