import { beamBranch } from '../../ports/kept/beamBranch.ts';
import { BeamPreview } from './BeamPreview.tsx';
import { TaskPreview } from './TaskPreview.tsx';

export { texts } from './TaskPreview.tsx';

/** A saved beam, or a task of a kind without a page of its own, to look at. */
export function BeamPreviewPage() {
  return <TaskPreview branch={beamBranch} Whole={BeamPreview} />;
}
