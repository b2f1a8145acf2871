import type { CombinedBeam } from '@eecs/solver-core/combinations';
import { useKitAtom } from '@eecs/ui-kit';
import { type CombiningPort, createCombinationsTab } from '@eecs/ui-kit/editor';
import { combining, shownCombinationAtom } from '../studies/combining/combining.ts';
import { useCombinationReasons } from '../studies/combining/useCombinationReasons.ts';
import { useFollowedCombinations } from '../studies/combining/useFollowedCombinations.ts';
import { commonPort } from './commonTabs.ts';

const port: CombiningPort = {
  hasSpans: true,
  useCombining: useFollowedCombinations as CombiningPort['useCombining'],
  statusAtom: combining.statusAtom,
  useReasons: useCombinationReasons,
  useShown: () => useKitAtom(shownCombinationAtom),
  combinationsOf: ({ answer }, situation) => {
    const sources = answer.ok && 'sources' in answer ? (answer.sources as CombinedSources) : [];
    return sources.find(({ combinations }) => combinations.situation === situation)?.combinations ?? null;
  },
};

type CombinedSources = CombinedBeam['sources'];

/** The tab of a beam's combinations. */
export const CombinationsPanel = createCombinationsTab(commonPort, port);
