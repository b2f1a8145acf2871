import type { Envelope } from '@eecs/solver-core';
import type { BeamEffect, BeamSituation, CombinedBeam, Situation } from '@eecs/solver-core/combinations';
import type { ResultId } from '../../naming/resultRows.ts';

/** The effects that are combined, by the rows that show them. */
const EFFECTS: Readonly<Partial<Record<ResultId, BeamEffect>>> = {
  N: 'N',
  Q: 'Q',
  M: 'M',
  slope: 'slope',
  deflection: 'deflection',
  u: 'u',
};

const FORCES: readonly BeamEffect[] = ['N', 'Q', 'M'];

/** The chosen situations: one for forces, one for displacements. */
export interface ChosenSituations {
  readonly forces?: Situation;
  readonly displacements?: Situation;
}

/** The combined effect of a row: the index of its situation, and the envelope. */
export interface RowEffect {
  readonly effect: BeamEffect;
  readonly index: number;
  readonly situation: BeamSituation;
}

/** Returns which of the two chosen situations applies to an effect. */
export function choiceOf(effect: BeamEffect): keyof ChosenSituations {
  return FORCES.includes(effect) ? 'forces' : 'displacements';
}

/**
 * Returns for which choice a situation is available: displacements are checked in those of serviceability, and in ASD.
 */
export function choiceOfSituation({ effects }: BeamSituation): keyof ChosenSituations {
  return effects.deflection === undefined ? 'forces' : 'displacements';
}

/**
 * Finds the combined effect of a row, in the chosen situation; by default forces in the first one, displacements in the
 * first that checks them. Null if the row has no combinations.
 */
export function findRowEffect(
  { situations }: Pick<CombinedBeam, 'situations'>,
  row: ResultId,
  chosen: ChosenSituations,
): RowEffect | null {
  const effect = EFFECTS[row];
  if (effect === undefined) return null;
  const has = ({ effects }: BeamSituation): boolean => effects[effect] !== undefined;
  const wanted = chosen[choiceOf(effect)];
  const named = situations.findIndex((one) => one.situation === wanted && has(one));
  const index = named < 0 ? situations.findIndex(has) : named;
  const situation = situations[index];
  return situation === undefined ? null : { effect, index, situation };
}

/** Returns the envelope of an effect in a situation, in the form for drawing. */
export function toEnvelope({ effects }: BeamSituation, effect: BeamEffect): Envelope | null {
  const found = effects[effect];
  if (found === undefined) return null;
  const border = (name: 'max' | 'min') => {
    const { diagram, governing, extreme } = found[name];
    return { diagram, governing, extremeOf: extreme.combination };
  };
  return { max: border('max'), min: border('min') };
}
