import { BeamEditor, beamMessages } from '@eecs/ui-beam';
import { kitMessages } from '@eecs/ui-kit';
import { useBeamHost } from '../../beam/useBeamHost.ts';
import { beamBranch } from '../../ports/kept/beamBranch.ts';
import { createPreviewPage } from './createPreviewPage.tsx';

export { texts } from './TaskPreview.tsx';

/** A saved beam, or a task of a kind without a page of its own, to look at. */
export const BeamPreviewPage = createPreviewPage({
  branch: beamBranch,
  Editor: BeamEditor,
  useHost: () => useBeamHost(),
  catalogues: [beamMessages, kitMessages],
});
