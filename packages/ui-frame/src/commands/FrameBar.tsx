import { createLate, useKitAtomValue } from '@eecs/ui-kit';
import { type BarStatus, createEditorBar } from '@eecs/ui-kit/editor';
import { writeKeys } from '../keys/frameKeys.ts';
import { loadParts } from '../loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { documentAtom, hindranceAtom, isDraftedAtom, session, verdictAtom } from '../state/sessionAtoms.ts';

// The texts of failures come with the report that tells them all.
const FailureText = createLate(loadParts, 'FailureText', { isQuiet: true });

/** The title block of a frame editor. */
export const FrameBar = createEditorBar({
  session,
  writeKeys,
  useTexts: () => {
    const t = useEditorText();
    return { titleLabel: t('case.title'), untitled: t('untitled') };
  },
  useStatus,
});

/** Gives the verdict, and the obstacle to Solve. */
function useStatus(): BarStatus {
  const t = useEditorText();
  const document = useKitAtomValue(documentAtom);
  const verdict = useKitAtomValue(verdictAtom);
  const found = useKitAtomValue(hindranceAtom);
  const isDrafted = useKitAtomValue(isDraftedAtom);
  const hindrance = found?.code === 'current' && isDrafted ? null : found;
  const isEmpty = document.members.length === 0;
  const isTold = hindrance?.code === 'noSupports';
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
              ) : hindrance.code === 'refused' ? (
                <FailureText failure={hindrance.failure} />
              ) : (
                t(`hindrance.${hindrance.code}`)
              ),
          },
  };
}
