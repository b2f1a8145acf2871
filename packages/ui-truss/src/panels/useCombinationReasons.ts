import { useKitAtomValue } from '@eecs/ui-kit';
import { useRefusalReasons } from '@eecs/ui-kit/editor';
import { combining } from '../live/combining.ts';
import { useTrussWriter } from '../results/verdict/useTrussWriter.ts';
import { documentAtom } from '../state/sessionAtoms.ts';

/** Returns the reasons why the case sets of the truss cannot be combined, in words; empty if they can. */
export function useCombinationReasons(): readonly string[] {
  const writer = useTrussWriter(useKitAtomValue(documentAtom));
  return useRefusalReasons(documentAtom, useKitAtomValue(combining.combinedAtom), writer);
}
