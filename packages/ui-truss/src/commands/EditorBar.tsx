import { type ReactNode, useId, useState } from 'react';
import Keyboard from 'lucide-react/icons/keyboard';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { styled } from 'styled-components';
import { LIMITS } from '@eecs/solver-core';
import { Button, IconButton, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { setTitle } from '@eecs/ui-kit/editing';
import { useEditorText } from '../messages/editorMessages.ts';
import {
  applyEditAtom,
  canRedoAtom,
  canUndoAtom,
  documentAtom,
  hindranceAtom,
  isDraftedAtom,
  redoAtom,
  runAtom,
  solveAtom,
  undoAtom,
  verdictAtom,
} from '../state/sessionAtoms.ts';
import { isHelpOpenAtom } from '../state/helpOpen.ts';
import { describeTrussFailure } from '../results/describeTrussFailure.ts';

/** The title block of the editor: title, steps back, whether the truss can stand, and Solve with what hinders it. */
export function EditorBar({
  isReadOnly,
  actions,
}: {
  readonly isReadOnly: boolean;
  readonly actions: ReactNode;
}) {
  const t = useEditorText();
  const statusId = useId();
  const openHelp = useSetKitAtom(isHelpOpenAtom);
  const [canUndo, canRedo] = [useKitAtomValue(canUndoAtom), useKitAtomValue(canRedoAtom)];
  const [undo, redo] = [useSetKitAtom(undoAtom), useSetKitAtom(redoAtom)];
  return (
    <Bar>
      <TitleField isReadOnly={isReadOnly} />
      <Float>
        {isReadOnly ? null : (
          <Steps>
            <IconButton
              label={t('undo')}
              title={`${t('undo')} (Ctrl Z)`}
              icon={<Undo2 size={20} aria-hidden="true" />}
              disabled={!canUndo}
              onClick={() => undo()}
            />
            <IconButton
              label={t('redo')}
              title={`${t('redo')} (Ctrl Y)`}
              icon={<Redo2 size={20} aria-hidden="true" />}
              disabled={!canRedo}
              onClick={() => redo()}
            />
          </Steps>
        )}
        <Status id={statusId} />
        <Keys>
          <IconButton
            label={t('help.keys')}
            title={`${t('help.keys')} (?)`}
            icon={<Keyboard size={20} aria-hidden="true" />}
            onClick={() => openHelp(true)}
          />
        </Keys>
        <SolveButton describedBy={statusId} />
        {actions}
      </Float>
    </Bar>
  );
}

function TitleField({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useEditorText();
  const { title } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const [draft, setDraft] = useState<string | null>(null);

  function commit(): void {
    if (draft === null) return;
    setDraft(null);
    edit((document) => setTitle(document, draft));
  }

  return (
    <Title
      aria-label={t('case.title')}
      placeholder={t('untitled')}
      value={draft ?? title}
      readOnly={isReadOnly}
      maxLength={LIMITS.full.title}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}

/** Spoken when it changes: the verdict, and what hinders Solve. */
function Status({ id }: { readonly id: string }) {
  const t = useEditorText();
  const document = useKitAtomValue(documentAtom);
  const verdict = useKitAtomValue(verdictAtom);
  const found = useKitAtomValue(hindranceAtom);
  const isDrafted = useKitAtomValue(isDraftedAtom);
  const hindrance = found?.code === 'current' && isDrafted ? null : found;
  const isStanding = verdict?.status === 'determinate' || verdict?.status === 'indeterminate';
  const isEmpty = document.links.length === 0;
  return (
    <Words role="status" id={id}>
      {verdict === null || isEmpty ? null : (
        <span data-standing={isStanding}>
          {t(`verdict.${verdict.status}`, { degree: verdict.degree, count: verdict.mechanisms.length })}
        </span>
      )}{' '}
      {hindrance === null || (hindrance.code === 'canMove' && verdict !== null) ? null : (
        <span data-standing={hindrance.code === 'current' || isEmpty ? undefined : false}>
          {hindrance.code === 'refusedField'
            ? t('hindrance.refusedField', { label: hindrance.field.label })
            : hindrance.code === 'refused'
              ? describeTrussFailure(hindrance.failure, { document, t })
              : t(`hindrance.${hindrance.code}`)}
        </span>
      )}
    </Words>
  );
}

function SolveButton({ describedBy }: { readonly describedBy: string }) {
  const t = useEditorText();
  const isEnabled = useKitAtomValue(hindranceAtom) === null;
  const isRunning = useKitAtomValue(runAtom) !== null;
  const solve = useSetKitAtom(solveAtom);
  return (
    <Button
      variant="primary"
      title={`${t('solve')} (Ctrl Enter)`}
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
  }
  & [data-standing='false'] {
    color: ${vars.error};
  }
`;

const Title = styled.input`
  flex: 1 1 200px;
  min-width: 0;
  min-height: ${vars.hit};
  padding: 0 ${vars.space1};
  border: 1px solid transparent;
  border-radius: ${vars.radius};
  background: transparent;
  color: ${vars.ink};
  font: inherit;
  font-size: ${vars.text3};
  font-weight: 600;
  text-overflow: ellipsis;

  &:hover:not(:read-only) {
    border-color: ${vars.line};
  }
`;
