import { defineCatalogue } from '@eecs/ui-kit';
import enUS from './en-US.json';

export type TrussMessages = typeof enUS;

/** Texts of this package. */
export const trussMessages = defineCatalogue<TrussMessages>({
  namespace: 'ui-truss',
  source: enUS,
  load: {
    ru: () => import('./ru.json'),
    uk: () => import('./uk.json'),
  },
});
