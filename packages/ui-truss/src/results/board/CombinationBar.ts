import { createCombinationBar } from '@eecs/ui-kit/editor';
import {
  chosenSituationAtom,
  combining,
  shownCombinationAtom,
  shownCombinedAtom,
} from '../../live/combining.ts';

/** The bar of a truss's combinations. */
export const CombinationBar = createCombinationBar({
  shownCombinedAtom,
  statusAtom: combining.statusAtom,
  shownCombinationAtom,
  chosenSituationAtom,
});
