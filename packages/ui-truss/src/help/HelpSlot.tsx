import { createLate, useKitAtomValue } from '@eecs/ui-kit';
import { isHelpOpenAtom } from '../state/helpOpen.ts';
import { loadParts } from '../loadParts.ts';

const HelpSheet = createLate(loadParts, 'HelpSheet', { isQuiet: true });

/** The place of the list of keys, which is fetched when it is first asked for. */
export function HelpSlot() {
  return useKitAtomValue(isHelpOpenAtom) ? <HelpSheet /> : null;
}
