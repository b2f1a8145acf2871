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
import { TrussBoard } from './board/TrussBoard.tsx';
import { TrussBar } from './commands/TrussBar.tsx';
import { useTrussKeys } from './commands/useTrussKeys.ts';
import { useTrussSession } from './commands/useTrussSession.ts';
import { useTrussPreview } from './live/useTrussPreview.ts';
import { useEditorText } from './messages/editorMessages.ts';
import { TrussPanel } from './panels/TrussPanel.ts';
import type { TrussEditorHandle, TrussEditorProps } from './props.ts';
import { boardResultAtom } from './state/resultMode.ts';
import { session } from './state/sessionAtoms.ts';
import { editorPort } from './state/tables.ts';
import type { TrussTypes } from './state/trussKind.ts';
import { StatusBar } from './workspace/StatusBar.tsx';
import { loadParts } from './loadParts.ts';

// The board is loaded first; results and refusals are loaded when there are any.
const ResultsView = createLate(loadParts, 'ResultsView', { isQuiet: true });
const SpatialSold = createLate(loadParts, 'SpatialSold', { isQuiet: true });
const AnswerTables = createLate(loadParts, 'AnswerTables', { isQuiet: true });
const RefusalReport = createLate(loadParts, 'RefusalReport', {
  isQuiet: true,
});

// Most trusses are begun.
const FirstSteps = createLate(loadParts, 'FirstSteps', { isQuiet: true });
const ReportSlot = createLate(loadParts, 'ReportSlot', { isQuiet: true });

// The code of these comes with the other late parts.
const SHEETS = {
  help: createLate(loadParts, 'HelpSheet', { isQuiet: true }),
  commands: createLate(loadParts, 'CommandSearch', { isQuiet: true }),
} as const;

/**
 * Draws, edits and solves a truss, plane or in space, and shows the forces on its rods. Bare, it needs nothing of the
 * page it is in: it solves by itself and keeps its document; `value`, `host` and the callbacks hand both to the
 * surroundings.
 *
 * @example <TrussEditor defaultValue={truss} locale="uk" onChange={save} />
 */
export const TrussEditor = /* @__PURE__ */ forwardRef<TrussEditorHandle, Omit<TrussEditorProps, 'ref'>>(
  function TrussEditor(props, ref) {
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

const PLAN: EditorPlan<TrussTypes> = { session, port: editorPort, DownloadLabel };

function DownloadLabel() {
  return useEditorText()('crash.download');
}

/** React 18 gives a component no `ref` among its props: it goes by another name. */
interface InnerProps extends Omit<TrussEditorProps, 'ref'> {
  readonly handle: ForwardedRef<TrussEditorHandle>;
}

function Editor(props: InnerProps) {
  const frame = useTrussSession(props, props.handle);
  useKept(session, LIKED);
  useTrussPreview();
  const t = useEditorText();
  const keys = useTrussKeys(props.host);
  const isReadOnly = isLocked(props);
  const shows = useShownParts();
  const hasTables = shows('tables');
  // Below what is typed; where nothing is, no column stands for them alone.
  const answers = shows('results') ? <AnswerTables hasReactions={shows('reactions')} /> : null;
  return (
    <>
      <EditorFrame ref={frame} aria-label={props['aria-label'] ?? t('editor')} data-truss-editor="" {...keys}>
        <Workspace
          bar={shows('bar') ? <TrussBar isReadOnly={isReadOnly} actions={props.actions} /> : null}
          board={
            <>
              <TrussBoard />
              <RefusalReport />
            </>
          }
          results={
            shows('results') ? (
              <>
                <SpatialSold />
                <ResultsView lesson={isReadOnly ? null : FirstSteps} />
                {hasTables ? null : answers}
              </>
            ) : null
          }
          {...(hasTables && answers !== null && { answers, hasLongAnswers: true })}
          inputs={
            hasTables ? (
              // On paper their fields and buttons are useless: the printed report has the tables.
              <div data-screen-only="" style={CONTENTS}>
                <TrussPanel isReadOnly={isReadOnly} />
              </div>
            ) : null
          }
          layout={props.layout}
          foot={shows('status') ? <StatusBar /> : null}
        />
      </EditorFrame>
      <HelpSlot sheets={SHEETS} frame={frame} commands={props.commands} />
      <ReportSlot />
    </>
  );
}
