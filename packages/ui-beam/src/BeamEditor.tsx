import { type ForwardedRef, forwardRef, useState } from 'react';
import { styled } from 'styled-components';
import { createLate } from '@eecs/ui-kit';
import {
  EditorFrame,
  type EditorPlan,
  EditorRoot,
  HelpSlot,
  useEditorKeys,
  isLocked,
  useKept,
  useLivePreview,
  useSave,
  useShownParts,
  Workspace,
} from '@eecs/ui-kit/editor';
import { BeamBoard } from './board/BeamBoard.tsx';
import { BeamBar } from './commands/BeamBar.tsx';
import { useBeamSession } from './commands/useBeamSession.ts';
import { useFirstPreview } from './live/useFirstPreview.ts';
import { followBeam } from './live/followBeam.ts';
import { useBeamText } from './messages/useBeamText.ts';
import { BeamPanel } from './panels/BeamPanel.ts';
import type { BeamCase } from '@eecs/solver-core';
import type { BeamEditorHandle, BeamEditorProps } from './props.ts';
import { ReactionsPanel } from './results/ReactionsPanel.tsx';
import { RefusalSlot } from './results/RefusalSlot.tsx';
import { ResultsView } from './results/ResultsView.tsx';
import { useDiagramKeys } from './results/useDiagramKeys.ts';
import { isKey } from './keys/beamKeys.ts';
import type { BeamTypes } from './state/beamKind.ts';
import { LIKED } from './state/liked.ts';
import { documentAtom, session } from './state/sessionAtoms.ts';
import { editorPort } from './state/tables.ts';
import { loadParts } from './late/loadParts.ts';

// Loaded late, because most opened beams already have supports and loads.
const Lesson = createLate(loadParts, 'Lesson', { isQuiet: true });
const ReportSlot = createLate(loadParts, 'ReportSlot', { isQuiet: true });

const ExercisePanel = createLate(loadParts, 'ExercisePanel');

// The code of these panels is loaded when one of them is first opened.
const SHEETS = {
  help: createLate(loadParts, 'HelpSheet'),
  commands: createLate(loadParts, 'CommandSearch'),
} as const;

const writeFile = async (document: BeamCase): Promise<string> => (await loadParts()).writeCaseFile(document);

const GoverningStrip = createLate(loadParts, 'GoverningStrip', { isQuiet: true });

const StatusBar = createLate(loadParts, 'StatusBar', { isQuiet: true });

/**
 * Edits a beam, solves it and shows its exact diagrams. By default it needs nothing from its page: it solves and holds
 * its document itself; `value`, `host` and the callbacks pass both to the page.
 *
 * @example <BeamEditor defaultValue={beamExamples.hingedSpans} locale="uk" onChange={save} />
 */
export const BeamEditor = /* @__PURE__ */ forwardRef<BeamEditorHandle, Omit<BeamEditorProps, 'ref'>>(
  function BeamEditor(props, ref) {
    return (
      <EditorRoot plan={PLAN} props={props}>
        <Editor {...props} handle={ref} />
      </EditorRoot>
    );
  },
);

const PLAN: EditorPlan<BeamTypes> = { session, port: editorPort, DownloadLabel };

function DownloadLabel() {
  return useBeamText()('crash.download');
}

/** React 18 does not pass `ref` among the props, so it has another name here. */
interface InnerProps extends Omit<BeamEditorProps, 'ref'> {
  readonly handle: ForwardedRef<BeamEditorHandle>;
}

function Editor(props: InnerProps) {
  const { exercise } = props;
  // Until an exercise is finished, only its marking solves the beam, so no part can show a result.
  const [isShown, setIsShown] = useState(exercise === undefined);
  const opened = isShown ? props : concealed(props);
  const frame = useBeamSession(opened, props.handle);
  useFirstPreview(opened);
  useKept(session, LIKED);
  const t = useBeamText();
  const save = useSave(documentAtom, { save: props.host?.save, write: writeFile });
  const keys = useEditorKeys({
    isKey,
    session,
    save,
  });
  const handleDiagramKey = useDiagramKeys();
  const isReadOnly = !isShown || isLocked(props);
  const shows = useShownParts();
  const hasResults = isShown && shows('results');
  return (
    <>
      <EditorFrame
        ref={frame}
        aria-label={props['aria-label'] ?? t('editor')}
        data-beam-editor=""
        {...(isShown && {
          ...keys,
          onKeyDown: (event) => {
            keys.onKeyDown(event);
            handleDiagramKey(event);
          },
        })}
      >
        {isShown ? <LivePreview /> : null}
        <Workspace
          bar={isShown && shows('bar') ? <BeamBar isReadOnly={isReadOnly} actions={props.actions} /> : null}
          board={
            <>
              {hasResults ? (
                <StripRoom>
                  <GoverningStrip />
                </StripRoom>
              ) : null}
              <BeamBoard />
              <RefusalSlot />
            </>
          }
          results={
            exercise === undefined && !hasResults ? null : (
              <>
                {exercise === undefined ? null : (
                  <ExercisePanel
                    exercise={exercise}
                    onAttempt={props.onAttempt}
                    onError={props.onError}
                    onComplete={() => setIsShown(true)}
                  />
                )}
                {hasResults ? <ResultsView lesson={isReadOnly ? null : Lesson} /> : null}
              </>
            )
          }
          {...(isShown && shows('reactions') && { answers: <ReactionsPanel /> })}
          inputs={shows('tables') ? <BeamPanel isReadOnly={isReadOnly} /> : null}
          layout={props.layout}
          foot={isShown && shows('status') ? <StatusBar /> : null}
        />
      </EditorFrame>
      {isShown ? <HelpSlot sheets={SHEETS} frame={frame} commands={props.commands} /> : null}
      {isShown ? <ReportSlot /> : null}
    </>
  );
}

/** Removes stored results, which would be shown although the results of this beam must be hidden. */
function concealed({ defaultSolution: _, defaultPreview: __, ...props }: InnerProps): InnerProps {
  return { ...props, readOnly: true };
}

function LivePreview() {
  useLivePreview(followBeam);
  return null;
}

/**
 * The strip is loaded late into a reserved gap. On narrow screens the diagrams below show the same values closer to the
 * board.
 */
const StripRoom = styled.div`
  position: relative;

  @container (max-width: 899px) {
    display: none;
  }
`;
