import { combineSituation } from '@eecs/solver-core/combinations';
import { useKitAtom } from '@eecs/ui-kit';
import { type CombiningPort, createCombinationsTab } from '@eecs/ui-kit/editor';
import { combining, shownCombinationAtom } from '../live/combining.ts';
import { useFollowedCombinations } from '../live/useFollowedCombinations.ts';
import { commonPort } from './commonTabs.ts';
import { useCombinationReasons } from './useCombinationReasons.ts';

const port: CombiningPort = {
  hasSpans: false,
  useCombining: useFollowedCombinations as CombiningPort['useCombining'],
  statusAtom: combining.statusAtom,
  useReasons: useCombinationReasons,
  useShown: () => useKitAtom(shownCombinationAtom),
  combinationsOf: ({ answer }, situation) =>
    answer.ok ? combineSituation(answer.plan, situation, {}) : null,
};

/** The tab of a truss's combinations. */
export const CombinationsPanel = createCombinationsTab(commonPort, port);
