import { type Support, isHeld } from '@eecs/solver-core';
import { letterSupports } from '../../naming/nameSupports.ts';

/**
 * Finds the supports that restrain a beam laterally for the computation of its deflection out of plane, by their
 * letters: the first and the last that restrain anything, or the only one.
 *
 * @example findHeldSideways([pinAt0, rollerAt6, rollerAt12]) // ['A', 'C']
 */
export function findHeldSideways(supports: readonly Support[]): readonly string[] {
  const letters = letterSupports(supports);
  const held = supports
    .map((support, index) => ({ support, letter: letters[index] ?? '' }))
    .filter(({ support }) => (['x', 'y', 'r'] as const).some((direction) => isHeld(support, direction)))
    .toSorted((a, b) => a.support.x - b.support.x)
    .map(({ letter }) => letter);
  return held.length < 2 ? held : [held[0] ?? '', held.at(-1) ?? ''];
}
