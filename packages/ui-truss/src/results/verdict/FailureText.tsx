import type { TrussFailure } from '@eecs/solver-core/truss';
import { describeFailure } from '@eecs/solver-core/texts';
import { useKitAtomValue } from '@eecs/ui-kit';
import { documentAtom } from '../../state/sessionAtoms.ts';
import { useTrussWriter } from './useTrussWriter.ts';

/** Describes in a sentence  what is wrong with the truss on the board. */
export function FailureText({ failure }: { readonly failure: TrussFailure }) {
  return describeFailure(failure, useTrussWriter(useKitAtomValue(documentAtom)));
}
