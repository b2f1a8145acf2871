import { atom } from 'jotai/vanilla';
import { isByFingerAtom } from '@eecs/ui-kit/editor';
import { NO_GHOST, ghostAtom, rodStartAtom } from '../state/passing.ts';

/** After a finger is lifted nothing is pointed at; the reason why no rod began or ended under it stays visible. */
export const liftFingerAtom = atom(null, (get, set) => {
  const isRefused = get(ghostAtom).refusal === 'rodUnderFinger';
  if (isRefused || get(rodStartAtom)?.isTried === true) set(isByFingerAtom, false);
  else set(ghostAtom, ({ from }) => ({ ...NO_GHOST, from }));
});
