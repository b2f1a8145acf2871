import { useKitAtomValue } from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';
import { nameSupports } from '../naming/nameSupports.ts';
import { documentAtom } from '../state/sessionAtoms.ts';

/** Returns the name of each support by its index: `Support B`, `Hinge 1`. */
export function useSupportNames(): readonly string[] {
  const t = useBeamText();
  const { supports } = useKitAtomValue(documentAtom);
  return nameSupports(supports).map(({ noun, mark }) => t(`supportName.${noun}`, { mark }));
}
