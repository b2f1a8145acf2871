import { createLate, useKitAtomValue } from '@eecs/ui-kit';
import { type BarStatus, createEditorBar } from '@eecs/ui-kit/editor';
import { writeKeys } from '../keys/trussKeys.ts';
import { useHeld } from '../live/useHeld.ts';
import { loadParts } from '../loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { documentAtom, hindranceAtom, isDraftedAtom, session, verdictAtom } from '../state/sessionAtoms.ts';

// The texts of failures come with the report that lists them all.
const FailureText = createLate(loadParts, 'FailureText', { isQuiet: true });

/** The title block of a truss editor. */
export const TrussBar = createEditorBar({
  session,
  writeKeys,
  useTexts: () => {
    const t = useEditorText();
    return { titleLabel: t('case.title'), untitled: t('untitled') };
  },
  useStatus,
});

/** Returns the verdict, and what hinders Solve. */
function useStatus(): BarStatus {
  const t = useEditorText();
  const document = useKitAtomValue(documentAtom);
  const verdict = useHeld(useKitAtomValue(verdictAtom));
  const found = useKitAtomValue(hindranceAtom);
  const isDrafted = useKitAtomValue(isDraftedAtom);
  const hindrance = found?.code === 'current' && isDrafted ? null : found;
  const isEmpty = document.links.length === 0;
  // That it is not held is shown once, by what it lacks.
  const isTold = verdict?.status === 'underSupported' && hindrance?.code === 'noSupports';
  return {
    verdict:
      verdict === null || isEmpty || isTold
        ? null
        : {
            text: t(`verdict.${verdict.status}`, {
              degree: verdict.degree,
              count: verdict.mechanisms.length,
            }),
            isStanding: verdict.status === 'determinate' || verdict.status === 'indeterminate',
          },
    hindrance:
      hindrance === null || (hindrance.code === 'canMove' && verdict !== null)
        ? null
        : {
            isFault: hindrance.code !== 'current' && !isEmpty,
            text:
              hindrance.code === 'refusedField' ? (
                t('hindrance.refusedField', { label: hindrance.field.label })
              ) : hindrance.code === 'refused' && hindrance.failure.code === 'range.indeterminate' ? (
                // The report under the board lists what is missing, and of which rods.
                t('refusal.title')
              ) : hindrance.code === 'refused' ? (
                <FailureText failure={hindrance.failure} />
              ) : (
                t(`hindrance.${hindrance.code}`)
              ),
          },
  };
}
