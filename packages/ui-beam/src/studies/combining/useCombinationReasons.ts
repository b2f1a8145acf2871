import { useMemo } from 'react';
import { describeFailure } from '@eecs/solver-core/texts';
import { useKitAtomValue } from '@eecs/ui-kit';
import { listRefusals } from '@eecs/ui-kit/editing';
import { documentAtom } from '../../state/sessionAtoms.ts';
import { useBeamWriter } from '../../state/useBeamWriter.ts';
import { combinedAtom } from './combining.ts';

/** Returns the reasons why the case sets of the beam cannot be combined, in words; empty if they can. */
export function useCombinationReasons(): readonly string[] {
  const document = useKitAtomValue(documentAtom);
  const combined = useKitAtomValue(combinedAtom);
  const writer = useBeamWriter();
  return useMemo(
    () => [...new Set(listRefusals(document, combined).map((failure) => describeFailure(failure, writer)))],
    [document, combined, writer],
  );
}
