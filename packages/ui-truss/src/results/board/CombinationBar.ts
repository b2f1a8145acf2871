import { createCombinationBar } from '@eecs/ui-kit/editor';
import { chosenSituationAtom, shownCombinationAtom, shownCombinedAtom } from '../../live/combining.ts';

/** The bar of a truss's combinations. */
export const CombinationBar = createCombinationBar({
  shownCombinedAtom,
  shownCombinationAtom,
  chosenSituationAtom,
});
