import { defineCatalogue } from '@eecs/ui-kit';
import source from './messages/en-US.json' with { type: 'json' };

export type ExportMessages = typeof source;

/** The texts of the room for files, loaded with it. */
export const exportMessages = defineCatalogue({
  namespace: 'export',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});
