import { type ComponentType, type ReactNode, useId } from 'react';
import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { setTitle } from '@eecs/ui-kit/editing';
import {
  Bar,
  Float,
  HelpButton,
  SolveButton,
  StepButton,
  Steps,
  type TabProps,
  TitleField,
  Words,
  useShownParts,
} from '@eecs/ui-kit/editor';
import { writeKeys } from '../keys/beamKeys.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { isDraftedAtom } from '../state/draft.ts';
import { useSupportsBeyond } from './useSupportsBeyond.ts';
import { documentAtom, hindranceAtom, runAtom, verdictAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import type { Hindrance } from '../state/solvability.ts';
import { editorCommands } from './editorCommands.ts';
import { FixCollisions } from './FixCollisions.tsx';

/** Says what hinders Solve, where saying it takes names, places and numbers. */
type HindranceView = ComponentType<{ readonly hindrance: Hindrance }>;

/** The title block of the editor: title, steps back, whether the beam can stand, and Solve with what hinders it. */
export function EditorBar({
  isReadOnly,
  actions,
  Reason,
}: {
  readonly isReadOnly: boolean;
  readonly Reason: HindranceView;
  /** Buttons that the host adds at the end. */
  readonly actions: ReactNode;
}) {
  const statusId = useId();
  const shows = useShownParts();
  return (
    <Bar>
      {shows('title') ? <BeamTitle isReadOnly={isReadOnly} /> : null}
      <Float>
        {isReadOnly || !shows('steps') ? null : (
          <Steps>
            <StepButton command={editorCommands.undo} keys={writeKeys('undo')} />
            <StepButton command={editorCommands.redo} keys={writeKeys('redo')} />
          </Steps>
        )}
        <Status id={statusId} Reason={Reason} />
        {isReadOnly ? null : <FixButton />}
        {shows('keys') ? <HelpButton keys={writeKeys('help')} /> : null}
        {shows('solve') ? (
          <SolveButton
            command={editorCommands.solve}
            runAtom={runAtom}
            keys={writeKeys('solve')}
            describedBy={statusId}
          />
        ) : null}
        {actions}
      </Float>
    </Bar>
  );
}

function BeamTitle({ isReadOnly }: TabProps) {
  const t = useBeamText();
  const { title, description } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <TitleField
      title={title}
      description={description}
      label={t('title')}
      placeholder={t('untitled')}
      isReadOnly={isReadOnly}
      onCommit={(text) => edit((document) => setTitle(document, text))}
    />
  );
}

/** Spoken when it changes: the verdict, and what hinders Solve. */
function Status({ id, Reason }: { readonly id: string; readonly Reason: HindranceView }) {
  const t = useBeamText();
  const verdict = useKitAtomValue(verdictAtom);
  const found = useKitAtomValue(hindranceAtom);
  const isDrafted = useKitAtomValue(isDraftedAtom);
  // The results of the beam that is being dragged are not up to date.
  const hindrance = found?.code === 'current' && isDrafted ? null : found;
  const isStanding = verdict.status === 'determinate' || verdict.status === 'indeterminate';
  // With a support beyond its end the beam is none yet: it has no degree to tell.
  const isBeam = hindrance?.code !== 'supportsBeyond';
  const beyond = useSupportsBeyond();
  return (
    <Words role="status" id={id}>
      {isBeam ? (
        <span data-standing={isStanding} data-also={hindrance !== null || undefined}>
          {t(`verdict.${verdict.status}`, { degree: verdict.degree })}
        </span>
      ) : null}{' '}
      {hindrance === null ? null : (
        <span data-standing={isBeam}>
          {hindrance.code === 'refused' ||
          hindrance.code === 'refusedField' ||
          hindrance.code === 'badSection' ? (
            <Reason hindrance={hindrance} />
          ) : (
            t(`hindrance.${hindrance.code}`, { list: beyond })
          )}
        </span>
      )}
    </Words>
  );
}

/** Where a support beyond the end is told stands what mends it. */
function FixButton() {
  return useKitAtomValue(hindranceAtom)?.code === 'supportsBeyond' ? <FixCollisions /> : null;
}
