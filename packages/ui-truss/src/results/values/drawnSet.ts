import type { TrussSet } from '@eecs/solver-core/truss';
import { atom } from 'jotai/vanilla';
import { shownCombinedAtom } from '../../live/combining.ts';
import { isEnvelopeAtom, shownAnswerAtom, shownSetAtom } from '../../live/shownAnswer.ts';
import { combineDrawn, toEnvelope } from './combinedSet.ts';
import { type TrussEnvelope, computeEnvelope, governingSet } from './envelope.ts';

/** The extremes over all case sets, or over all combinations; null while a single set or combination is shown. */
export const envelopeAtom = atom((get): TrussEnvelope | null => {
  const shown = get(shownAnswerAtom);
  if (shown === null) return null;
  const combined = get(shownCombinedAtom);
  if (combined !== null) return combined.alone === null ? toEnvelope(combined.situation) : null;
  return get(isEnvelopeAtom) ? computeEnvelope(shown.answer.sets) : null;
});

/**
 * The drawn set: one case set, one combination, or for each rod the governing one. Null while the combinations of an
 * edited truss are pending.
 */
export const drawnSetAtom = atom((get): TrussSet | null => {
  const shown = get(shownAnswerAtom);
  if (shown === null) return null;
  const combined = get(shownCombinedAtom);
  if (combined !== null)
    return combined.isStale ? null : combineDrawn(combined.situation, shown.answer.sets, combined.alone);
  return get(isEnvelopeAtom) ? governingSet(shown.answer.sets) : get(shownSetAtom);
});
