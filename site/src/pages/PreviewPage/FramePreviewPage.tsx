import { kitMessages } from '@eecs/ui-kit';
import { editorMessages } from '@eecs/ui-kit/editor';
import { FrameEditor, frameEditorMessages } from '@eecs/ui-frame';
import { useFrameHost } from '../../frame/useFrameHost.ts';
import { frameBranch } from '../../ports/kept/frameBranch.ts';
import { createPreviewPage } from './createPreviewPage.tsx';

export { texts } from './TaskPreview.tsx';

/** Previews a saved frame. */
export const FramePreviewPage = createPreviewPage({
  branch: frameBranch,
  Editor: FrameEditor,
  useHost: () => useFrameHost(),
  catalogues: [frameEditorMessages, editorMessages, kitMessages],
});
