import { defineCatalogue } from '@eecs/ui-kit';
import source from '../report/messages/en-US.json' with { type: 'json' };

/** The texts of a report on a frame. */
export const reportDialogMessages = defineCatalogue({
  namespace: 'told-frame-report',
  source,
  load: {
    ru: () => import('../report/messages/ru.json'),
    uk: () => import('../report/messages/uk.json'),
  },
});
