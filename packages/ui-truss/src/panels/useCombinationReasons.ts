import { useMemo } from 'react';
import { describeFailure } from '@eecs/solver-core/texts';
import { useKitAtomValue } from '@eecs/ui-kit';
import { listRefusals } from '@eecs/ui-kit/editing';
import { combining } from '../live/combining.ts';
import { useTrussWriter } from '../results/verdict/useTrussWriter.ts';
import { documentAtom } from '../state/sessionAtoms.ts';

/** Returns the reasons why the case sets of the truss cannot be combined, in words; empty if they can. */
export function useCombinationReasons(): readonly string[] {
  const document = useKitAtomValue(documentAtom);
  const combined = useKitAtomValue(combining.combinedAtom);
  const writer = useTrussWriter(document);
  return useMemo(
    () => [...new Set(listRefusals(document, combined).map((failure) => describeFailure(failure, writer)))],
    [document, combined, writer],
  );
}
