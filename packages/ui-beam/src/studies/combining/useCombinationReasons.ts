import { useKitAtomValue } from '@eecs/ui-kit';
import { useRefusalReasons } from '@eecs/ui-kit/editor';
import { documentAtom } from '../../state/sessionAtoms.ts';
import { useBeamWriter } from '../../state/useBeamWriter.ts';
import { combinedAtom } from './combining.ts';

/** Returns the reasons why the case sets of the beam cannot be combined, in words; empty if they can. */
export function useCombinationReasons(): readonly string[] {
  return useRefusalReasons(documentAtom, useKitAtomValue(combinedAtom), useBeamWriter());
}
