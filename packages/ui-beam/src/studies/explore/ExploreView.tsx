import { useKitAtomValue } from '@eecs/ui-kit';
import { solutionAtom } from '../../state/sessionAtoms.ts';
import { Explorer } from './Explorer.tsx';

/** The chart of the recorded solution; nothing while there is none. */
export function ExploreView() {
  const solution = useKitAtomValue(solutionAtom);
  return solution === null ? null : <Explorer solution={solution} />;
}
