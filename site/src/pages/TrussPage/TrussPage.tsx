import { type SolvedTruss, type TrussCase, trussHash } from '@eecs/solver-core/truss';
import { savedTaskMessages } from '@eecs/ui-account';
import { kitMessages } from '@eecs/ui-kit';
import { editorMessages } from '@eecs/ui-kit/editor';
import {
  TrussDrawingSheet,
  TrussEditor,
  type TrussEditorHandle,
  TrussRowsSheet,
  trussLaterMessages,
} from '@eecs/ui-truss';
import { featureMessages } from '../../features/featureMessages.ts';
import { useFeatures } from '../../features/useFeatures.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { useServices, useSettings } from '../../ports/kept/services.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { TaskActions, TaskFrame } from '../../task/TaskFrame.tsx';
import { type OpenTaskProps, TaskPage } from '../../task/TaskPage.tsx';
import { trussPages } from '../../task/trussPages.ts';
import { useFollow } from '../../task/useFollow.ts';
import { useSiteCommands } from '../../task/useSiteCommands.ts';
import { useSoldActions } from '../../task/useSoldActions.ts';
import { useTaskEditor } from '../../task/useTaskEditor.ts';
import { useTrussFailureLines } from '../../task/useTrussFailureLines.ts';
import { useTrussTaskText } from '../../task/useTrussTaskText.ts';
import { trussTaskMessages } from '../../truss/trussTaskMessages.ts';
import { useTrussHost } from '../../truss/useTrussHost.ts';
import { FORCES_ANCHOR, showForces } from './showForces.ts';
import { useImportTruss } from './useImportTruss.ts';
import { useTrussActions } from './useTrussActions.ts';

export const texts = [trussTaskMessages, failureMessages, featureMessages, savedTaskMessages];

const CATALOGUES = [trussLaterMessages, editorMessages, kitMessages, siteMessages, ...texts];

function toForcesPath(document: TrussCase): string {
  return `${pathTo('truss', { hash: trussHash(document) })}#${FORCES_ANCHOR}`;
}

/** The truss editor on a page of its own: solved by the server, kept in the browser, addressed by its hash. */
export function TrussPage() {
  const t = useTrussTaskText();
  const listFailures = useTrussFailureLines();
  return (
    <TaskPage
      branch={trussPages}
      t={t}
      listFailures={listFailures}
      titleKey="page.truss"
      catalogues={CATALOGUES}
      Editor={OpenTruss}
    />
  );
}

function OpenTruss(given: OpenTaskProps<TrussCase, SolvedTruss, TrussEditorHandle>) {
  const { editor, open } = given;
  const task = useTaskEditor({ ...given, branch: trussPages, t: useTrussTaskText() });
  const { importFile, drawing, rows } = useImportTruss(task.files);
  const actions = useTrussActions(task.files);
  const sold = useSoldActions('truss', useFeatures('truss'), actions);
  const commands = useSiteCommands(sold);
  const host = useTrussHost(task.kept);
  const { layout, confirmDelete } = useSettings();
  const { settings } = useServices();
  const followForces = useFollow(toForcesPath);
  return (
    <TaskFrame
      task={task}
      accept=".json,.dxf,.csv,.tsv,.txt,.xlsx,application/json,text/csv"
      importFile={importFile}
    >
      <TrussEditor
        ref={editor}
        {...task.props}
        onChange={task.noteChange}
        onSolve={(answer) => {
          task.noteSolution(answer);
          const solved = editor.current?.getCase();
          if (solved !== undefined && !open.isShared) followForces(solved);
          showForces();
        }}
        host={host}
        layout={layout}
        confirmDelete={confirmDelete}
        onConfirmDelete={(asks) => settings.change({ confirmDelete: asks })}
        commands={commands}
        actions={<TaskActions task={task} actions={sold} />}
      />
      {drawing === null ? null : (
        <TrussDrawingSheet
          name={drawing.name}
          preview={drawing.preview}
          onOpen={drawing.settle}
          onClose={() => drawing.settle(null)}
        />
      )}
      {rows === null ? null : (
        <TrussRowsSheet
          name={rows.name}
          table={rows.table}
          system={rows.system}
          {...(host.store !== undefined && { store: host.store })}
          onOpen={rows.settle}
          onClose={() => rows.settle(null)}
        />
      )}
    </TaskFrame>
  );
}
