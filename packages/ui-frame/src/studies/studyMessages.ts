import { type Text, defineCatalogue, useText } from '@eecs/ui-kit';
import source from './messages/en-US.json' with { type: 'json' };

/** The texts of the rooms of stresses and of Mohr's integral, loaded with them. */
export const frameStudyMessages = defineCatalogue({
  namespace: 'ui-frame-studies',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});

export type StudyText = Text<typeof frameStudyMessages.source>;

/** Returns the texts of the rooms in the reader's language. */
export function useStudyText(): StudyText {
  return useText(frameStudyMessages);
}
