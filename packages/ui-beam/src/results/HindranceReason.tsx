import type { Hindrance } from '../state/solvability.ts';
import { useHindranceText } from './useHindranceText.ts';

/** Explains what prevents Solve, if the text needs names, places and numbers. */
export function HindranceReason({ hindrance }: { readonly hindrance: Hindrance }) {
  return useHindranceText()(hindrance);
}
