import type { Hindrance } from '../state/solvability.ts';
import { useHindranceText } from './useHindranceText.ts';

/** What hinders Solve, where saying it takes names, places and numbers. */
export function HindranceReason({ hindrance }: { readonly hindrance: Hindrance }) {
  return useHindranceText()(hindrance);
}
