import { extendCatalogue, useText } from '@eecs/ui-kit';
import { beamMessages } from './beamMessages.ts';
import laterEnUS from './later.en-US.json' with { type: 'json' };

/**
 * The texts of the whole beam editor, for parts that are loaded late only: the first view needs only some of the texts.
 */
export const beamLaterMessages = extendCatalogue(beamMessages, laterEnUS);

/** Returns the texts of the beam editor, including those of its late parts, in the reader's language. */
export function useLaterText() {
  return useText(beamLaterMessages);
}
