import { defineCatalogue } from '@eecs/ui-kit';
import source from '../report/messages/en-US.json' with { type: 'json' };

/** The texts of a report on a truss. */
export const reportDialogMessages = defineCatalogue({
  namespace: 'told-truss-report',
  source,
  load: {
    ru: () => import('../report/messages/ru.json'),
    uk: () => import('../report/messages/uk.json'),
  },
});
