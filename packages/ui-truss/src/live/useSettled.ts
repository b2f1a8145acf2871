import { createSettled } from '@eecs/ui-kit/editor';
import { isDraftedAtom } from '../state/sessionAtoms.ts';

/** Returns the value of an atom; in a drag only where the hand rests, so that no frame of it renders anything. */
export const useSettled = /* @__PURE__ */ createSettled(isDraftedAtom);
