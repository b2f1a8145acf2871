import { type ReactNode, useId } from 'react';
import { createLate, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { setTitle } from '@eecs/ui-kit/editing';
import {
  Bar,
  Float,
  HelpButton,
  SolveButton,
  StepButton,
  Steps,
  TitleField,
  Words,
  useShownParts,
} from '@eecs/ui-kit/editor';
import { useHeld } from '../live/useHeld.ts';
import { loadParts } from '../loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import {
  applyEditAtom,
  documentAtom,
  hindranceAtom,
  isDraftedAtom,
  runAtom,
  verdictAtom,
} from '../state/sessionAtoms.ts';
import { editorCommands } from './editorCommands.ts';

// The texts of failures come with the report that tells them all.
const FailureText = createLate(loadParts, 'FailureText', { isQuiet: true });

/** The title block of the editor: title, steps back, whether the truss can stand, and Solve with what hinders it. */
export function EditorBar({
  isReadOnly,
  actions,
}: {
  readonly isReadOnly: boolean;
  readonly actions: ReactNode;
}) {
  const statusId = useId();
  const shows = useShownParts();
  return (
    <Bar>
      {shows('title') ? <TrussTitle isReadOnly={isReadOnly} /> : null}
      <Float data-screen-only="">
        {isReadOnly || !shows('steps') ? null : (
          <Steps>
            <StepButton command={editorCommands.undo} keys="Ctrl Z" />
            <StepButton command={editorCommands.redo} keys="Ctrl Y" />
          </Steps>
        )}
        <Status id={statusId} />
        {shows('keys') ? <HelpButton keys="?" /> : null}
        {shows('solve') ? (
          <SolveButton
            command={editorCommands.solve}
            runAtom={runAtom}
            keys="Ctrl Enter"
            describedBy={statusId}
          />
        ) : null}
        {actions}
      </Float>
    </Bar>
  );
}

function TrussTitle({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useEditorText();
  const { title, description } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <TitleField
      title={title}
      description={description}
      label={t('case.title')}
      placeholder={t('untitled')}
      isReadOnly={isReadOnly}
      onCommit={(text) => edit((document) => setTitle(document, text))}
    />
  );
}

/** Spoken when it changes: the verdict, and what hinders Solve. */
function Status({ id }: { readonly id: string }) {
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
    <Words role="status" id={id}>
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
    </Words>
  );
}
