import { loadDialog } from '@eecs/ui-kit';
import { loadKeepSteps, loadSplitter } from '@eecs/ui-kit/editor';
import { fetchTabs } from './panels/panelPlan.tsx';

/** Small parts that come apart from the editor and may be wanted when nothing can be fetched any more. */
const LATE_PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('./results/RefusalReport.tsx'),
  () => import('./results/StaleReason.tsx'),
  () => import('./results/HindranceReason.tsx'),
  () => import('./results/compared.ts'),
  () => import('./results/SpaceReactions.tsx'),
  () => import('./stress/StressRoom.tsx'),
  () => import('./live/MechanismMotion.tsx'),
  () => import('./live/confirmSolution.ts'),
  () => import('./live/solvePreview.ts'),
  () => import('./state/solveLocally.ts'),
  () => import('./board/hands.ts'),
  () => import('./help/FirstSteps.tsx'),
  () => import('./workspace/StatusBar.tsx'),
  loadSplitter,
  () => import('./panels/StatusStrip.tsx'),
  () => import('./panels/LoadColorField.tsx'),
  loadKeepSteps,
  fetchTabs,
  () => import('./panels/SelfWeightRow.tsx'),
  () => import('./pictures/pictures.ts'),
  () => import('./help/HelpSheet.tsx'),
  () => import('./help/CommandSearch.tsx'),
  () => import('./hear/hearDiagram.ts'),
  loadDialog,
];

/**
 * Fetches beforehand, one by one, the parts of the editor that otherwise come when they are first opened, so that an open
 * editor works offline; for a page with time to spare. The chart is not among them: `preloadExplore` fetches it.
 */
export async function preloadParts(): Promise<void> {
  for (const load of LATE_PARTS) {
    // What does not come now is asked for again when it is wanted, and told then.
    await load().catch(() => undefined);
  }
}
