import type { TrussFailure } from '@eecs/solver-core/truss';
import { describeFailure } from '@eecs/solver-core/texts';
import { useKitAtomValue } from '@eecs/ui-kit';
import { useLaterText } from '../../messages/laterMessages.ts';
import { documentAtom } from '../../state/sessionAtoms.ts';
import { useTrussWriter } from './useTrussWriter.ts';

/** Describes an error of the truss on the board in a sentence. */
export function FailureText({ failure }: { readonly failure: TrussFailure }) {
  const t = useLaterText();
  const writer = useTrussWriter(useKitAtomValue(documentAtom));
  // The report below the board lists the missing numbers and their rods.
  return failure.code === 'range.indeterminate' ? t('refusal.title') : describeFailure(failure, writer);
}
