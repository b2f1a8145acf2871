import { type Text, useText } from '@eecs/ui-kit';
import { beamMessages } from './beamMessages.ts';

/** Returns a text of the beam editor by its key. */
export type BeamText = Text<typeof beamMessages.source>;

/** Returns the texts of the beam editor in the reader's language. */
export function useBeamText(): BeamText {
  return useText(beamMessages);
}
