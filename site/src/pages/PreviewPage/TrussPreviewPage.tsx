import { trussBranch } from '../../ports/kept/trussBranch.ts';
import { TaskPreview } from './TaskPreview.tsx';
import { TrussPreview } from './TrussPreview.tsx';

export { texts } from './TaskPreview.tsx';

/** A saved truss to look at. */
export function TrussPreviewPage() {
  return <TaskPreview branch={trussBranch} Whole={TrussPreview} />;
}
