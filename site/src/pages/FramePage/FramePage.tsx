import type { FrameCase, SolvedFrame } from '@eecs/solver-core/frame';
import { savedTaskMessages } from '@eecs/ui-account';
import { kitMessages } from '@eecs/ui-kit';
import { editorMessages } from '@eecs/ui-kit/editor';
import { FrameEditor, type FrameEditorHandle, frameLaterMessages } from '@eecs/ui-frame';
import { featureMessages } from '../../features/featureMessages.ts';
import { useFeatures } from '../../features/useFeatures.ts';
import { frameTaskMessages } from '../../frame/frameTaskMessages.ts';
import { useFrameHost } from '../../frame/useFrameHost.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { useServices, useSettings } from '../../ports/kept/services.ts';
import { TaskActions, TaskFrame } from '../../task/TaskFrame.tsx';
import { type OpenTaskProps, TaskPage } from '../../task/TaskPage.tsx';
import { framePages } from '../../task/framePages.ts';
import { useFrameFailureLines } from '../../task/useFrameFailureLines.ts';
import { useFrameTaskText } from '../../task/useFrameTaskText.ts';
import { useSiteCommands } from '../../task/useSiteCommands.ts';
import { useSoldActions } from '../../task/useSoldActions.ts';
import { useTaskEditor } from '../../task/useTaskEditor.ts';
import { useFrameActions } from './useFrameActions.ts';
import { useImportFrame } from './useImportFrame.ts';

export const texts = [frameTaskMessages, failureMessages, featureMessages, savedTaskMessages];

const CATALOGUES = [frameLaterMessages, editorMessages, kitMessages, siteMessages, ...texts];

/** The frame editor on a page of its own: solved by the server, kept in the browser, addressed by its hash. */
export function FramePage() {
  const t = useFrameTaskText();
  const listFailures = useFrameFailureLines();
  return (
    <TaskPage
      branch={framePages}
      t={t}
      listFailures={listFailures}
      titleKey="page.frame"
      catalogues={CATALOGUES}
      Editor={OpenFrame}
    />
  );
}

function OpenFrame(given: OpenTaskProps<FrameCase, SolvedFrame, FrameEditorHandle>) {
  const { editor } = given;
  const task = useTaskEditor({ ...given, branch: framePages, t: useFrameTaskText() });
  const importFile = useImportFrame(task.files);
  const actions = useFrameActions(task.files);
  const sold = useSoldActions('frame', useFeatures('frame'), actions);
  const commands = useSiteCommands(sold);
  const host = useFrameHost(task.kept);
  const { layout, confirmDelete } = useSettings();
  const { settings } = useServices();
  return (
    <TaskFrame task={task} accept=".json,application/json" importFile={importFile}>
      <FrameEditor
        ref={editor}
        {...task.props}
        onChange={task.noteChange}
        onSolve={task.noteSolution}
        host={host}
        layout={layout}
        confirmDelete={confirmDelete}
        onConfirmDelete={(asks) => settings.change({ confirmDelete: asks })}
        commands={commands}
        actions={<TaskActions task={task} actions={sold} />}
      />
    </TaskFrame>
  );
}
