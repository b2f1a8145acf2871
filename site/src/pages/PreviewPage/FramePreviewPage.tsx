import { kitMessages } from '@eecs/ui-kit';
import { editorMessages } from '@eecs/ui-kit/editor';
import { FrameEditor, frameEditorMessages } from '@eecs/ui-frame';
import { useFrameHost } from '../../frame/useFrameHost.ts';
import type { FrameRowId } from '../../kinds/createFrameRow.ts';
import { FRAME_BRANCHES } from '../../ports/kept/frameBranch.ts';
import { createPreviewPage } from './createPreviewPage.tsx';

export { texts } from './TaskPreview.tsx';

/** Creates the preview of a saved task of a kind whose documents are frames. */
function createFramePreview(id: FrameRowId) {
  return createPreviewPage({
    branch: FRAME_BRANCHES[id],
    Editor: FrameEditor,
    useHost: () => useFrameHost(id),
    catalogues: [frameEditorMessages, editorMessages, kitMessages],
  });
}

/** The previews of saved frames, arches, columns and piles. */
export const FRAME_PREVIEWS: Readonly<Record<FrameRowId, ReturnType<typeof createFramePreview>>> = {
  frame: createFramePreview('frame'),
  arch: createFramePreview('arch'),
  pile: createFramePreview('pile'),
};
