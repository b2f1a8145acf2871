import { useEffect } from 'react';
import { workedPreview } from 'virtual:worked-preview';
import type { BeamCase, SolvedBeam } from '@eecs/solver-core';
import { savedTaskMessages } from '@eecs/ui-account';
import { BeamEditor, type BeamEditorHandle, beamMessages, exampleMessages } from '@eecs/ui-beam';
import { kitMessages } from '@eecs/ui-kit';
import { editorMessages } from '@eecs/ui-kit/editor';
import { useBeamHost } from '../../beam/useBeamHost.ts';
import { featureMessages } from '../../features/featureMessages.ts';
import { useFeatures } from '../../features/useFeatures.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { removeBeamPaint } from '../../ports/kept/beamPaint.ts';
import { useServices, useSettings } from '../../ports/kept/services.ts';
import { beamPages } from '../../task/beamPages.ts';
import { TaskActions, TaskFrame } from '../../task/TaskFrame.tsx';
import { taskMessages } from '../../task/taskMessages.ts';
import { type OpenTaskProps, TaskPage } from '../../task/TaskPage.tsx';
import { useBeamTaskText } from '../../task/useBeamTaskText.ts';
import { useCaseFiles } from '../../task/useCaseFiles.ts';
import { useFailureLines } from '../../task/useFailureLines.ts';
import { useKeptPicture } from '../../task/useKeptPicture.ts';
import { useOtherBeams } from '../../task/useOtherBeams.ts';
import { usePrefetch } from '../../task/usePrefetch.ts';
import { useSiteCommands } from '../../task/useSiteCommands.ts';
import { useSoldActions } from '../../task/useSoldActions.ts';
import { useTaskEditor } from '../../task/useTaskEditor.ts';

export const texts = [taskMessages, featureMessages, failureMessages, savedTaskMessages];

const CATALOGUES = [beamMessages, editorMessages, kitMessages, exampleMessages, siteMessages, ...texts];

/** The beam editor on a page of its own: solved by the server, kept in the browser, addressed by its hash. */
export function BeamPage() {
  const t = useBeamTaskText();
  const listFailures = useFailureLines();
  return (
    <TaskPage
      branch={beamPages}
      t={t}
      listFailures={listFailures}
      titleKey="page.beam"
      catalogues={CATALOGUES}
      Editor={OpenBeam}
    />
  );
}

function OpenBeam(given: OpenTaskProps<BeamCase, SolvedBeam, BeamEditorHandle>) {
  const { editor, open } = given;
  const t = useBeamTaskText();
  const task = useTaskEditor({ ...given, branch: beamPages, t });
  const { settings } = useServices();
  const { layout, confirmDelete } = useSettings();
  const { actions, importFile } = useCaseFiles(task.files);
  const sold = useSoldActions('msb', useFeatures('msb'), actions);
  const commands = useSiteCommands(sold);
  const host = useBeamHost({ ...task.kept, listKept: useOtherBeams(open.slot, t) });
  const notePicture = useKeptPicture(editor, { isKept: open.document !== null && !open.isShared });
  usePrefetch();
  // The editor has come to where the first paint stood.
  useEffect(() => removeBeamPaint(document), []);
  return (
    <TaskFrame task={task} accept=".json,application/json" importFile={importFile}>
      <BeamEditor
        ref={editor}
        {...task.props}
        defaultPreview={workedPreview}
        onChange={(next) => {
          task.noteChange(next);
          if (!open.isShared) notePicture();
        }}
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
