import { extendCatalogue, useText } from '@eecs/ui-kit';
import { beamMessages } from './beamMessages.ts';
import laterEnUS from './later.en-US.json' with { type: 'json' };

/** The texts of the whole beam editor; for late parts alone, as what the editor shows at once does without some of them. */
export const beamLaterMessages = extendCatalogue(beamMessages, laterEnUS);

/** Gives the texts of the beam editor, those of its late parts among them, in the reader's language. */
export function useLaterText() {
  return useText(beamLaterMessages);
}
