import { useLayoutEffect } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { createCombinationBar } from '@eecs/ui-kit/editor';
import {
  chosenSituationAtom,
  combining,
  shownCombinationAtom,
  shownCombinedAtom,
} from '../live/combining.ts';
import { combinedSlotAtom } from '../state/combinedSets.ts';
import { setsAtom } from './combinedSets.ts';

const Picks = createCombinationBar({
  shownCombinedAtom,
  statusAtom: combining.statusAtom,
  shownCombinationAtom,
  chosenSituationAtom,
});

/** The bar of a frame's combinations; while it is shown, the board and the tables show combinations. */
export function CombinationBar() {
  const store = useKitStore();
  useLayoutEffect(() => {
    store.set(combinedSlotAtom, { setsAtom });
    return () => store.set(combinedSlotAtom, null);
  }, [store]);
  return <Picks />;
}
