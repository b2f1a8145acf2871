import type { MovedSet } from './compatibility.ts';
import { greatest } from './pinJointed.ts';

/**
 * Returns the difference between the work of loads and reactions on the displacements and that of the links' forces on
 * their elongations, N²·l/EA + N·free elongation, relative to the sizes of the terms or to the largest force times the
 * largest displacement.
 *
 * Source: B. P. E. Clapeyron; with free elongations and settlements it is the principle of virtual work applied to the
 * displacements themselves.
 */
export function energyResidual({ actions, solution, u, flexibility }: MovedSet): number {
  const { N, R, scale } = solution;
  let sum = 0;
  let size = 0;
  const add = (work: number) => {
    sum += work;
    size += Math.abs(work);
  };
  for (let i = 0; i < u.length; i++) add((actions.joints[i]! + R[i]!) * u[i]!);
  let longest = greatest(u);
  for (let link = 0; link < N.length; link++) {
    const [strained, free] = [N[link]! * flexibility[link]!, actions.elongation?.[link] ?? 0];
    // Between two fixed joints the two terms cancel, and the difference is rounding error relative to either.
    longest = Math.max(longest, Math.abs(strained), Math.abs(free));
    add(-N[link]! * (strained + free));
  }
  const least = scale * longest;
  return size === 0 ? 0 : Math.abs(sum) / Math.max(size, least);
}
