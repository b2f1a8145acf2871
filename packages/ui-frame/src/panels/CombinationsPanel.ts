import { useKitAtom, useKitAtomValue } from '@eecs/ui-kit';
import { type CombiningPort, createCombinationsTab, useRefusalReasons } from '@eecs/ui-kit/editor';
import type { CombinedFrame } from '@eecs/solver-core/combinations';
import { combining, shownCombinationAtom } from '../live/combining.ts';
import { useFollowedCombinations } from '../live/useFollowedCombinations.ts';
import { useFrameWriter } from '../results/useFrameWriter.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { commonPort } from './commonTabs.ts';

const port: CombiningPort = {
  hasSpans: false,
  useCombining: useFollowedCombinations as CombiningPort['useCombining'],
  statusAtom: combining.statusAtom,
  useReasons: () => {
    const writer = useFrameWriter();
    return useRefusalReasons(documentAtom, useKitAtomValue(combining.combinedAtom), writer);
  },
  useShown: () => useKitAtom(shownCombinationAtom),
  combinationsOf: ({ answer }, situation) =>
    answer.ok
      ? ((answer as CombinedFrame).sources.find(({ combinations }) => combinations.situation === situation)
          ?.combinations ?? null)
      : null,
};

/** The tab of a frame's combinations. */
export const CombinationsPanel = createCombinationsTab(commonPort, port);
