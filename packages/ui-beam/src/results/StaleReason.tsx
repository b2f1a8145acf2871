import { describeFailure } from '@eecs/solver-core/texts';
import { useKitAtomValue } from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';
import { previewRefusalAtom } from '../state/sessionAtoms.ts';
import { useBeamWriter } from '../state/useBeamWriter.ts';

/** States why the current beam has no result. */
export function StaleReason() {
  const t = useBeamText();
  const writer = useBeamWriter();
  const refusal = useKitAtomValue(previewRefusalAtom);
  const [failure] = refusal?.failures ?? [];
  return failure === undefined ? t('results.staleNote') : describeFailure(failure, writer);
}
