import { createLate, useKitAtomValue } from '@eecs/ui-kit';
import { type BarStatus, createEditorBar } from '@eecs/ui-kit/editor';
import { writeKeys } from '../keys/beamKeys.ts';
import { loadParts } from '../late/loadParts.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { isDraftedAtom } from '../state/draft.ts';
import { hindranceAtom, session, verdictAtom } from '../state/sessionAtoms.ts';
import { useSupportsBeyond } from './useSupportsBeyond.ts';

const FixCollisions = createLate(loadParts, 'FixCollisions', { isQuiet: true });
// Describes an obstacle to Solve that needs names, places and numbers.
const HindranceReason = createLate(loadParts, 'HindranceReason', { isQuiet: true });

/** The title bar of a beam editor. */
export const BeamBar = createEditorBar({
  session,
  writeKeys,
  useTexts: () => {
    const t = useBeamText();
    return { titleLabel: t('title'), untitled: t('untitled') };
  },
  useStatus,
  // A message about a support beyond the end includes the button that fixes it.
  Fix: () => (useKitAtomValue(hindranceAtom)?.code === 'supportsBeyond' ? <FixCollisions /> : null),
});

/** Returns the verdict, and what prevents Solve. */
function useStatus(): BarStatus {
  const t = useBeamText();
  const verdict = useKitAtomValue(verdictAtom);
  const found = useKitAtomValue(hindranceAtom);
  const isDrafted = useKitAtomValue(isDraftedAtom);
  const list = useSupportsBeyond();
  // The results of the beam that is being dragged are not up to date.
  const hindrance = found?.code === 'current' && isDrafted ? null : found;
  // With a support beyond its end the beam is invalid and has no degree of indeterminacy.
  const isBeam = hindrance?.code !== 'supportsBeyond';
  return {
    verdict: isBeam
      ? {
          text: t(`verdict.${verdict.status}`, { degree: verdict.degree }),
          isStanding: verdict.status === 'determinate' || verdict.status === 'indeterminate',
        }
      : null,
    hindrance: hindrance && {
      isFault: !isBeam,
      text:
        hindrance.code === 'refused' ||
        hindrance.code === 'refusedField' ||
        hindrance.code === 'badSection' ? (
          <HindranceReason hindrance={hindrance} />
        ) : (
          t(`hindrance.${hindrance.code}`, { list })
        ),
    },
  };
}
