import { kitMessages } from '@eecs/ui-kit';
import { editorMessages } from '@eecs/ui-kit/editor';
import { TrussEditor, trussEditorMessages } from '@eecs/ui-truss';
import { trussBranch } from '../../ports/kept/trussBranch.ts';
import { useTrussHost } from '../../truss/useTrussHost.ts';
import { createPreviewPage } from './createPreviewPage.tsx';

export { texts } from './TaskPreview.tsx';

/** Previews a saved truss. */
export const TrussPreviewPage = createPreviewPage({
  branch: trussBranch,
  Editor: TrussEditor,
  useHost: () => useTrussHost(),
  catalogues: [trussEditorMessages, editorMessages, kitMessages],
});
