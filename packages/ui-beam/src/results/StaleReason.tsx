import { useFormat, useKitAtomValue } from '@eecs/ui-kit';
import { useRefusalText } from '../messages/refusalMessages.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { documentAtom, previewRefusalAtom } from '../state/sessionAtoms.ts';
import { describeFailure } from './describeFailure.ts';

/** Says what the beam lacks for a result of its own. */
export function StaleReason() {
  const t = useRefusalText();
  const tBeam = useBeamText();
  const format = useFormat();
  const document = useKitAtomValue(documentAtom);
  const refusal = useKitAtomValue(previewRefusalAtom);
  const place = (x: number): string => format.place(x, { system: document.units.system, span: document.L });
  const [failure] = refusal?.failures ?? [];
  return failure === undefined
    ? tBeam('results.staleNote')
    : describeFailure(failure, { t, tBeam, place, document });
}
