import type { TrussSet } from '@eecs/solver-core/truss';
import { atom } from 'jotai/vanilla';
import { isEnvelopeAtom, shownAnswerAtom, shownSetAtom } from '../../live/shownAnswer.ts';
import { type TrussEnvelope, computeEnvelope, governingSet } from './envelope.ts';

/** The extremes over all case sets; null while one set is shown. */
export const envelopeAtom = atom((get): TrussEnvelope | null => {
  const shown = get(shownAnswerAtom);
  return shown !== null && get(isEnvelopeAtom) ? computeEnvelope(shown.answer.sets) : null;
});

/** The case set that the drawing shows, or, for each rod, the set that governs. */
export const drawnSetAtom = atom((get): TrussSet | null => {
  const shown = get(shownAnswerAtom);
  return shown !== null && get(isEnvelopeAtom) ? governingSet(shown.answer.sets) : get(shownSetAtom);
});
