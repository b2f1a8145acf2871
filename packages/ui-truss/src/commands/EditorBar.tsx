import type { ReactNode } from 'react';
import { createLate, useKitAtomValue } from '@eecs/ui-kit';
import { EditorBar as Bar } from '@eecs/ui-kit/editor';
import { writeKeys } from '../keys/trussKeys.ts';
import { useHeld } from '../live/useHeld.ts';
import { loadParts } from '../loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { documentAtom, hindranceAtom, isDraftedAtom, session, verdictAtom } from '../state/sessionAtoms.ts';
import { editorCommands } from './editorCommands.ts';

// The texts of failures come with the report that tells them all.
const FailureText = createLate(loadParts, 'FailureText', { isQuiet: true });

/** The title block of a truss editor. */
export function EditorBar({
  isReadOnly,
  actions,
}: {
  readonly isReadOnly: boolean;
  /** Buttons that the host adds at the end. */
  readonly actions: ReactNode;
}) {
  const t = useEditorText();
  return (
    <Bar
      session={session}
      commands={editorCommands}
      writeKeys={writeKeys}
      isReadOnly={isReadOnly}
      titleLabel={t('case.title')}
      untitled={t('untitled')}
      status={<Status />}
      actions={actions}
    />
  );
}

/** The verdict, and what hinders Solve. */
function Status() {
  const t = useEditorText();
  const document = useKitAtomValue(documentAtom);
  const verdict = useHeld(useKitAtomValue(verdictAtom));
  const found = useKitAtomValue(hindranceAtom);
  const isDrafted = useKitAtomValue(isDraftedAtom);
  const hindrance = found?.code === 'current' && isDrafted ? null : found;
  const isStanding = verdict?.status === 'determinate' || verdict?.status === 'indeterminate';
  const isEmpty = document.links.length === 0;
  const isHindered = hindrance !== null && !(hindrance.code === 'canMove' && verdict !== null);
  // That it is not held is told once, by what it lacks.
  const isSaid = verdict?.status === 'underSupported' && hindrance?.code === 'noSupports';
  return (
    <>
      {verdict === null || isEmpty || isSaid ? null : (
        <span data-standing={isStanding} data-also={isHindered ? '' : undefined}>
          {t(`verdict.${verdict.status}`, { degree: verdict.degree, count: verdict.mechanisms.length })}
        </span>
      )}{' '}
      {!isHindered ? null : (
        <span data-standing={hindrance.code === 'current' || isEmpty ? undefined : false}>
          {hindrance.code === 'refusedField' ? (
            t('hindrance.refusedField', { label: hindrance.field.label })
          ) : hindrance.code === 'refused' && hindrance.failure.code === 'range.indeterminate' ? (
            // The report under the board says what is wanted, and of which rods.
            t('refusal.title')
          ) : hindrance.code === 'refused' ? (
            <FailureText failure={hindrance.failure} />
          ) : (
            t(`hindrance.${hindrance.code}`)
          )}
        </span>
      )}
    </>
  );
}
