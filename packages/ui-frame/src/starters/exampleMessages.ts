import { defineCatalogue } from '@eecs/ui-kit';
import source from './messages/en-US.json' with { type: 'json' };

/** Titles of the worked examples, and a sentence on what each shows, with its known result and the source of that. */
export const frameExampleMessages = defineCatalogue({
  namespace: 'frame-examples',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});

/** Names a worked example: `'portalWind'`. */
export type FrameExampleName = keyof typeof source;
