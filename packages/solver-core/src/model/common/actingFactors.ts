import { FACTOR_SUM } from '../../linalg/tolerance.ts';
import type { CaseSet } from './document.ts';

/** The factor of a load in a case set, and the angle by which the set rotates it. */
export interface ActingFactor {
  readonly angleDeg: number;
  readonly factor: number;
}

/**
 * Returns a function that maps a load's bit mask to its factors in a case set, one for each angle of rotation; a
 * document without case sets has one default set.
 *
 * A combined set contains its own loads once, and the loads of every set that is not combined times its factor, each at
 * its own angle. Factors at one angle are added before they multiply the load: decimals such as 1 - 0.3 - 0.7 cancel,
 * and the rounding error that remains must not become a load. Masks repeat, so each is computed once.
 */
export function createActingFactors(
  caseSets: readonly CaseSet[],
  index: number,
): (mask: number) => readonly ActingFactor[] {
  if (caseSets.length === 0) return () => ONCE;
  const known = new Map<number, readonly ActingFactor[]>();
  return (mask) => {
    const found = known.get(mask);
    if (found) return found;
    const factors = factorsOf(caseSets, index, mask);
    known.set(mask, factors);
    return factors;
  };
}

const ONCE: readonly ActingFactor[] = [{ angleDeg: 0, factor: 1 }];

function factorsOf(caseSets: readonly CaseSet[], index: number, mask: number): readonly ActingFactor[] {
  const own = caseSets[index];
  if (!own) return [];
  if (!own.combined) return (mask >>> index) & 1 ? [{ angleDeg: own.angle, factor: 1 }] : [];
  const sums = new Map<number, { sum: number; size: number }>();
  caseSets.forEach(({ angle, combined }, member) => {
    if (!((mask >>> member) & 1) || (combined && member !== index)) return;
    const factor = combined ? 1 : (own.factors?.[member] ?? 1);
    const { sum, size } = sums.get(angle) ?? { sum: 0, size: 0 };
    sums.set(angle, { sum: sum + factor, size: size + Math.abs(factor) });
  });
  return [...sums]
    .filter(([, { sum, size }]) => Math.abs(sum) > FACTOR_SUM * size)
    .map(([angleDeg, { sum }]) => ({ angleDeg, factor: sum }));
}
