import { useKitAtomValue } from '@eecs/ui-kit';
import { shownResultAtom } from '../../live/beamLive.ts';
import { Explorer } from './Explorer.tsx';

/** The chart of the shown result, a preview too; nothing while there is none. */
export function ExploreView() {
  const result = useKitAtomValue(shownResultAtom);
  return result === null ? null : <Explorer solution={result} />;
}
