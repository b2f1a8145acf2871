import { type ForwardedRef, forwardRef } from 'react';
import { createLate } from '@eecs/ui-kit';
import {
  EditorFrame,
  type EditorPlan,
  EditorRoot,
  HelpSlot,
  LIKED_OPTIONS,
  Workspace,
  isLocked,
  useKept,
  useShownParts,
} from '@eecs/ui-kit/editor';
import { FrameBoard } from './board/FrameBoard.tsx';
import { FrameBar } from './commands/FrameBar.tsx';
import { useFrameKeys } from './commands/useFrameKeys.ts';
import { useFrameSession } from './commands/useFrameSession.ts';
import { useFramePreview } from './live/useFramePreview.ts';
import { loadParts } from './loadParts.ts';
import { useEditorText } from './messages/editorMessages.ts';
import { FramePanel } from './panels/FramePanel.ts';
import type { FrameEditorHandle, FrameEditorProps } from './props.ts';
import type { FrameTypes } from './state/frameKind.ts';
import { boardResultAtom } from './state/resultMode.ts';
import { session } from './state/sessionAtoms.ts';
import { editorPort } from './state/tables.ts';
import { StatusBar } from './workspace/StatusBar.tsx';

// The board is loaded first; results and refusals are loaded when there are any.
const ResultsView = createLate(loadParts, 'ResultsView', { isQuiet: true });
const AnswerTables = createLate(loadParts, 'AnswerTables', { isQuiet: true });
const RefusalReport = createLate(loadParts, 'RefusalReport', { isQuiet: true });
const FirstSteps = createLate(loadParts, 'FirstSteps', { isQuiet: true });

// The code of these comes with the other late parts.
const SHEETS = {
  help: createLate(loadParts, 'HelpSheet', { isQuiet: true }),
  commands: createLate(loadParts, 'CommandSearch', { isQuiet: true }),
} as const;

/**
 * Draws, edits and solves a plane frame, and shows N, Q, M and displacements along its members. Bare, it needs nothing of
 * the page it is in: it solves by itself and keeps its document; `value`, `host` and the callbacks hand both to the
 * surroundings.
 *
 * @example <FrameEditor defaultValue={frame} locale="uk" onChange={save} />
 */
export const FrameEditor = /* @__PURE__ */ forwardRef<FrameEditorHandle, Omit<FrameEditorProps, 'ref'>>(
  function FrameEditor(props, ref) {
    return (
      <EditorRoot plan={PLAN} props={props}>
        <Editor {...props} handle={ref} />
      </EditorRoot>
    );
  },
);

/** The reader's preferences for the editor, by their names in the store. */
const LIKED = { ...LIKED_OPTIONS, result: boardResultAtom };

/** Takes no part in the grid of what is around it. */
const CONTENTS = { display: 'contents' } as const;

const PLAN: EditorPlan<FrameTypes> = { session, port: editorPort, DownloadLabel };

function DownloadLabel() {
  return useEditorText()('crash.download');
}

/** React 18 gives a component no `ref` among its props: it goes by another name. */
interface InnerProps extends Omit<FrameEditorProps, 'ref'> {
  readonly handle: ForwardedRef<FrameEditorHandle>;
}

function Editor(props: InnerProps) {
  const frame = useFrameSession(props, props.handle);
  useKept(session, LIKED);
  useFramePreview();
  const t = useEditorText();
  const keys = useFrameKeys(props.host);
  const isReadOnly = isLocked(props);
  const shows = useShownParts();
  const hasTables = shows('tables');
  // Below what is typed; where nothing is, no column stands for them alone.
  const answers = shows('results') ? <AnswerTables hasReactions={shows('reactions')} /> : null;
  return (
    <>
      <EditorFrame ref={frame} aria-label={props['aria-label'] ?? t('editor')} data-frame-editor="" {...keys}>
        <Workspace
          bar={shows('bar') ? <FrameBar isReadOnly={isReadOnly} actions={props.actions} /> : null}
          board={
            <>
              <FrameBoard />
              <RefusalReport />
            </>
          }
          results={
            shows('results') ? (
              <>
                <ResultsView lesson={isReadOnly ? null : FirstSteps} />
                {hasTables ? null : answers}
              </>
            ) : null
          }
          {...(hasTables && answers !== null && { answers, hasLongAnswers: true })}
          inputs={
            hasTables ? (
              // On paper their fields and buttons say nothing.
              <div data-screen-only="" style={CONTENTS}>
                <FramePanel isReadOnly={isReadOnly} />
              </div>
            ) : null
          }
          layout={props.layout}
          foot={shows('status') ? <StatusBar /> : null}
        />
      </EditorFrame>
      <HelpSlot sheets={SHEETS} frame={frame} commands={props.commands} />
    </>
  );
}
