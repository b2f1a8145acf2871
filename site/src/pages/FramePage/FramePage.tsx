import { savedTaskMessages } from '@eecs/ui-account';
import { kitMessages } from '@eecs/ui-kit';
import { editorMessages } from '@eecs/ui-kit/editor';
import { FrameEditor, frameLaterMessages } from '@eecs/ui-frame';
import { featureMessages } from '../../features/featureMessages.ts';
import { frameTaskMessages } from '../../frame/frameTaskMessages.ts';
import { useFrameHost } from '../../frame/useFrameHost.ts';
import { frame } from '../../kinds/frame.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { createTaskPage } from '../../task/createTaskPage.tsx';
import { framePages } from '../../task/framePages.ts';
import { useFrameFailureLines } from '../../task/useFrameFailureLines.ts';
import { useFrameTaskText } from '../../task/useFrameTaskText.ts';
import { useFrameActions } from './useFrameActions.ts';
import { useImportFrame } from './useImportFrame.ts';

export const texts = [frameTaskMessages, failureMessages, featureMessages, savedTaskMessages];

/** The frame editor on its own page: solved by the server, stored in the browser, addressed by its hash. */
export const FramePage = createTaskPage({
  row: frame,
  pages: framePages,
  useText: useFrameTaskText,
  useFailureLines: useFrameFailureLines,
  catalogues: [frameLaterMessages, editorMessages, kitMessages, siteMessages, ...texts],
  accept: '.json,application/json',
  Editor: FrameEditor,
  useHost: useFrameHost,
  useExtras: (files) => ({ importFile: useImportFrame(files), actions: useFrameActions(files) }),
});
