import { FACTOR_SUM } from '../../linalg/tolerance.ts';
import type { CaseSet } from './document.ts';

/** How often a load acts at an angle that turns it. */
export interface ActingFactor {
  readonly angleDeg: number;
  readonly factor: number;
}

/**
 * Returns by its mask how often a load acts in a case set, for each angle that turns it; one default set when the
 * document has none.
 *
 * A combined set has its own loads once and those of every set that is not combined times its factor, each at its own
 * angle. Factors at one angle are added before they meet the load: decimals such as 1 - 0.3 - 0.7 cancel, and what
 * doubles leave of them is no load. Masks repeat, so each is worked out once.
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
