import { defineCatalogue } from '@eecs/ui-kit';
import source from '../../report/messages/en-US.json' with { type: 'json' };

/** The texts of a report itself. */
export const reportDialogMessages = defineCatalogue({
  namespace: 'told-report',
  source,
  load: {
    ru: () => import('../../report/messages/ru.json'),
    uk: () => import('../../report/messages/uk.json'),
  },
});
