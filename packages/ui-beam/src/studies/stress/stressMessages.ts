import { type Text, defineCatalogue, useText } from '@eecs/ui-kit';
import source from './messages/en-US.json' with { type: 'json' };

/** The texts of the room of stresses, loaded with it. */
export const stressMessages = defineCatalogue({
  namespace: 'stress',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});

/** Returns a text of the room of stresses by its key. */
export type StressText = Text<typeof stressMessages.source>;

/** Returns the texts of the room of stresses in the reader's language. */
export function useStressText(): StressText {
  return useText(stressMessages);
}
