import { multiplyFractions } from '../../exact/fraction.ts';
import type { Fraction } from '../../exact/fraction.ts';
import { NOUGHT } from '../../exact/exactPolynomial.ts';
import type { HandModel } from '../beam/handModel.ts';
import { keyOf } from '../beam/primarySystem.ts';
import type { PrimarySystem } from '../beam/primarySystem.ts';
import type { Equilibrium } from '../beam/statics.ts';
import { exact } from './exactState.ts';
import type { ExactPart } from './exactState.ts';

/** A state of the primary system, or of the beam: the equations that determine its reactions, and its curves. */
export interface ExactState {
  readonly equations: readonly Equilibrium[];
  readonly system: PrimarySystem;
  readonly values: ReadonlyMap<string, Fraction>;
  readonly parts: readonly ExactPart[];
}

/** Letters of reactions, by the direction of the restraint. */
export const LETTERS = { x: 'H', y: 'R', r: 'M' } as const;
export const DIRECTIONS = ['x', 'y', 'r'] as const;

/** Returns the settlements that do work on the reactions of a state. */
export function movesOf(
  model: HandModel,
  { values }: ExactState,
): { readonly support: number; readonly direction: 'x' | 'y' | 'r'; readonly work: Fraction }[] {
  return model.bearings.flatMap(({ support, moved }) =>
    DIRECTIONS.flatMap((direction) => {
      const reaction = values.get(keyOf({ letter: LETTERS[direction], support })) ?? NOUGHT;
      const work = multiplyFractions(reaction, exact(moved[direction]));
      return work.numerator === 0n ? [] : [{ support, direction, work }];
    }),
  );
}
