import { type RefAttributes, useState } from 'react';
import type { FrameCase, SolvedFrame } from '@eecs/solver-core/frame';
import { savedTaskMessages } from '@eecs/ui-account';
import { kitMessages } from '@eecs/ui-kit';
import { editorMessages } from '@eecs/ui-kit/editor';
import {
  FrameEditor,
  type FrameEditorHandle,
  type FrameHost,
  createEmptyFrame,
  frameLaterMessages,
} from '@eecs/ui-frame';
import { featureMessages } from '../../features/featureMessages.ts';
import { frameTaskMessages } from '../../frame/frameTaskMessages.ts';
import { useFrameHost } from '../../frame/useFrameHost.ts';
import type { FrameRowId } from '../../kinds/createFrameRow.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { useSettings } from '../../ports/kept/services.ts';
import { type TaskEditorProps, createTaskPage } from '../../task/page/createTaskPage.tsx';
import { FRAME_PAGES_OF } from '../../task/opening/framePages.ts';
import { useFrameFailureLines } from '../../task/words/useFrameFailureLines.ts';
import { useFrameTaskText } from '../../task/words/useFrameTaskText.ts';
import { useFrameActions } from './useFrameActions.ts';
import { useImportFrame } from './useImportFrame.ts';

export const texts = [frameTaskMessages, failureMessages, featureMessages, savedTaskMessages];

type EditorProps = TaskEditorProps<FrameCase, SolvedFrame, FrameHost> & RefAttributes<FrameEditorHandle>;

/** Creates the page of a kind whose documents are frames: solved by the server, stored here, addressed by their hash. */
function createFramePage(id: FrameRowId) {
  function Editor({ defaultValue, ...rest }: EditorProps) {
    const { units } = useSettings();
    // Without a document the editor would begin a frame, whatever the page is.
    const [empty] = useState(() => createEmptyFrame(units, '', Date.now(), id));
    return <FrameEditor {...rest} defaultValue={defaultValue ?? empty} />;
  }
  return createTaskPage({
    row: KINDS[id],
    pages: FRAME_PAGES_OF[id],
    useText: useFrameTaskText,
    useFailureLines: useFrameFailureLines,
    catalogues: [frameLaterMessages, editorMessages, kitMessages, siteMessages, ...texts],
    accept: '.json,application/json,.dxf',
    Editor,
    useHost: (kept) => useFrameHost(id, kept),
    useExtras: (files) => ({
      importFile: useImportFrame(id, files),
      actions: useFrameActions(id, files),
    }),
  });
}

/** The pages of frames, arches, columns and piles. */
export const FRAME_PAGES: Readonly<Record<FrameRowId, ReturnType<typeof createFramePage>>> = {
  frame: createFramePage('frame'),
  arch: createFramePage('arch'),
  pile: createFramePage('pile'),
};
