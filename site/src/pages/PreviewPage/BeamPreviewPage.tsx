import { BeamEditor, beamMessages } from '@eecs/ui-beam';
import { kitMessages } from '@eecs/ui-kit';
import { useBeamHost } from '../../beam/useBeamHost.ts';
import { beamBranch } from '../../ports/kept/beamBranch.ts';
import { createPreviewPage } from './createPreviewPage.tsx';

export { texts } from './TaskPreview.tsx';

/** Previews a saved beam, or a task of a kind without its own page. */
export const BeamPreviewPage = createPreviewPage({
  branch: beamBranch,
  Editor: BeamEditor,
  useHost: () => useBeamHost(),
  catalogues: [beamMessages, kitMessages],
});
