import { defineCatalogue } from '@eecs/ui-kit';
import source from './messages/en-US.json' with { type: 'json' };

/** Titles and descriptions of the examples and of their case sets, by the example's name. */
export const exampleMessages = defineCatalogue({
  namespace: 'beam-examples',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});

/** Names an example: `'gerberGirder'`. */
export type ExampleName = Exclude<keyof typeof source, 'sets'>;
