import { atom } from 'jotai/vanilla';
import { isByFingerAtom } from '@eecs/ui-kit/editor';
import { NO_GHOST, ghostAtom, rodStartAtom } from '../state/passing.ts';

/** A finger that is lifted points at nothing any more; why no rod began or ended under it stays to be read. */
export const liftFingerAtom = atom(null, (get, set) => {
  const isRefused = get(ghostAtom).refusal === 'rodUnderFinger';
  if (isRefused || get(rodStartAtom)?.isTried === true) set(isByFingerAtom, false);
  else set(ghostAtom, ({ from }) => ({ ...NO_GHOST, from }));
});
