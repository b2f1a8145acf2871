import { type Text, defineCatalogue, useText } from '@eecs/ui-kit';
import source from './messages/en-US.json' with { type: 'json' };

/** Texts of the list of keys and of the command search about beams; loaded with them. */
export const helpMessages = defineCatalogue({
  namespace: 'beamHelp',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});

/** Returns a text of a beam's help by its key. */
export type BeamHelpText = Text<typeof helpMessages.source>;

export function useBeamHelpText(): BeamHelpText {
  return useText(helpMessages);
}
