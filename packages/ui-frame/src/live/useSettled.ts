import { createSettled } from '@eecs/ui-kit/editor';
import { isDraftedAtom } from '../state/sessionAtoms.ts';

/**
 * Returns the value of an atom; during a drag only when the pointer rests, so that frames of the drag cause no render.
 */
export const useSettled = /* @__PURE__ */ createSettled(isDraftedAtom);
