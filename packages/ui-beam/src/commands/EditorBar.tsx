import { type ComponentType, type ReactNode, useId } from 'react';
import Keyboard from 'lucide-react/icons/keyboard';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { styled } from 'styled-components';
import { Button, IconButton, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { writeKeys } from '../keys/writeKeys.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { isDraftedAtom } from '../state/draft.ts';
import { useSupportsBeyond } from './useSupportsBeyond.ts';
import { hindranceAtom, runAtom, verdictAtom } from '../state/sessionAtoms.ts';
import { solveAtom } from '../state/sessionVerbs.ts';
import type { Hindrance } from '../state/solvability.ts';
import { openSheetAtom } from '../state/openSheet.ts';
import { type EditorCommand, redoCommand, solveCommand, undoCommand } from './editorCommands.ts';
import { FixCollisions } from './FixCollisions.tsx';
import { TitleField } from './TitleField.tsx';

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
  /** What the surroundings add at the end. */
  readonly actions: ReactNode;
}) {
  const statusId = useId();
  return (
    <Bar>
      <TitleField isReadOnly={isReadOnly} />
      <Float>
        {isReadOnly ? null : (
          <Steps>
            <StepButton command={undoCommand} icon={<Undo2 size={20} aria-hidden="true" />} />
            <StepButton command={redoCommand} icon={<Redo2 size={20} aria-hidden="true" />} />
          </Steps>
        )}
        <Status id={statusId} Reason={Reason} />
        {isReadOnly ? null : <FixButton />}
        <HelpButton />
        <SolveButton describedBy={statusId} />
        {actions}
      </Float>
    </Bar>
  );
}

function StepButton({ command, icon }: { readonly command: EditorCommand; readonly icon: ReactNode }) {
  const t = useBeamText();
  const isEnabled = useKitAtomValue(command.isEnabledAtom);
  const run = useSetKitAtom(command.runAtom);
  return (
    <IconButton
      label={t(command.name)}
      title={`${t(command.name)} (${writeKeys(command.name)})`}
      icon={icon}
      disabled={!isEnabled}
      onClick={() => run()}
    />
  );
}

/** For those who do not know yet that `?` opens the list of keys; a phone has none. */
function HelpButton() {
  const t = useBeamText();
  const open = useSetKitAtom(openSheetAtom);
  return (
    <Keys>
      <IconButton
        label={t('keys')}
        title={`${t('keys')} (${writeKeys('help')})`}
        icon={<Keyboard size={20} aria-hidden="true" />}
        onClick={() => open('help')}
      />
    </Keys>
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

function SolveButton({ describedBy }: { readonly describedBy: string }) {
  const t = useBeamText();
  const isEnabled = useKitAtomValue(solveCommand.isEnabledAtom);
  const isRunning = useKitAtomValue(runAtom) !== null;
  const solve = useSetKitAtom(solveAtom);
  return (
    <Button
      variant="primary"
      title={`${t('solve')} (${writeKeys('solve')})`}
      disabled={!isEnabled}
      aria-busy={isRunning}
      aria-describedby={describedBy}
      onClick={() => void solve()}
    >
      {isRunning ? t('solving') : t('solve')}
    </Button>
  );
}

/** On a phone the title stays above and the rest goes to a bar that keeps at the foot of the screen. */
const Bar = styled.div`
  display: flex;
  grid-area: bar;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space1} ${vars.space3};
  min-height: 44px;

  @container (max-width: 639px) {
    display: contents;

    & > :first-child {
      grid-area: bar;
    }
  }
`;

const Float = styled.div`
  display: flex;
  /* Its words break before a button leaves the line. */
  align-items: center;
  margin-inline-start: auto;
  gap: ${vars.space1} ${vars.space3};

  @container (max-width: 639px) {
    position: sticky;
    z-index: 2;
    bottom: 0;
    grid-row: 1 / -1;
    grid-column: 1;
    align-self: end;
    gap: ${vars.space1};
    margin: 0 calc(-1 * ${vars.space3});
    padding: ${vars.space1} ${vars.space3};
    border-top: 1px solid ${vars.line};
    background: ${vars.board};

    /* What is to be mended and the button that does it share a line of their own. */
    &:has([data-fix]) {
      flex-wrap: wrap;

      & > [role='status'] {
        flex: 1 1 calc(100% - 160px);
        order: -1;
      }
      & > [data-fix] {
        order: -1;
      }
    }
  }
`;

const Steps = styled.div`
  display: flex;
`;

const Keys = styled.div`
  display: flex;

  @container (max-width: 639px) {
    display: none;
  }
`;

const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  text-align: end;
  gap: 0 ${vars.space3};
  margin: 0;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};

  @container (max-width: 639px) {
    flex: 1 1 0;
    min-width: 0;
    line-height: 1.25;

    /* Two lines at most: what hinders Solve tells what else there is to tell. */
    & [data-also] {
      display: none;
    }
  }
  & [data-standing='false'] {
    color: ${vars.error};
  }
`;
