import { useEffect } from 'react';

/** By then the page has come to rest. */
const REST_MS = 1000;

/** Small parts that come apart from the editor and may be wanted when nothing can be fetched any more. */
const LATE_PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('./results/RefusalReport.tsx'),
  () => import('./results/StaleReason.tsx'),
  () => import('./results/ComparedPlot.tsx'),
  () => import('./live/MechanismMotion.tsx'),
  () => import('./board/hands.ts'),
  () => import('./panels/CaseTab.tsx'),
  () => import('./panels/SupportsTab.tsx'),
  () => import('./panels/SectionsTab.tsx'),
  () => import('./panels/MaterialsTab.tsx'),
  () => import('./panels/CrossSectionsTab.tsx'),
  () => import('./panels/SetsTab.tsx'),
  () => import('./panels/SelfWeightRow.tsx'),
  () => import('./pictures/pictures.ts'),
  () => import('./help/HelpSheet.tsx'),
  () => import('./help/CommandSearch.tsx'),
  () => import('./hear/hearDiagram.ts'),
];

/** Fetches the late parts one by one once the page has come to rest, so that an open editor works offline. */
export function useLateParts(): void {
  // Synchronizes with the network.
  useEffect(() => {
    let isGone = false;
    async function fetchAll(): Promise<void> {
      for (const load of LATE_PARTS) {
        if (isGone) return;
        // What does not come now is asked for again when it is wanted, and told then.
        await load().catch(() => undefined);
      }
    }
    const timer = setTimeout(() => void fetchAll(), REST_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
}
