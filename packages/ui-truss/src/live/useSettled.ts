import { createSettled } from '@eecs/ui-kit/editor';
import { isDraftedAtom } from '../state/sessionAtoms.ts';

/**
 * Returns the value of an atom; during a drag it updates only when the pointer rests, so that no frame renders
 * anything.
 */
export const useSettled = /* @__PURE__ */ createSettled(isDraftedAtom);
