import type { GoverningValue, Range as CombinedRange, TrussSituation } from '@eecs/solver-core/combinations';
import type { JointVector, TrussSet } from '@eecs/solver-core/truss';
import type { Governed, Range, TrussEnvelope } from './envelope.ts';

/** A force below this fraction of the greatest one is rounding. */
const NOTHING = 1e-9;

/** Writes the governing values of a situation as an envelope whose `set` is the index of the combination. */
export function toEnvelope({ N, reactions }: TrussSituation): TrussEnvelope {
  const forces = createCleaner(N);
  const held = createCleaner(reactions.flatMap(({ x, y, z }) => [x, y, z]));
  const range = ({ max, min }: CombinedRange<GoverningValue>, clean: Cleaner): Range => {
    const govern = ({ value, combination }: GoverningValue): Governed => ({
      value: clean(value),
      set: combination,
    });
    return { max: govern(max), min: govern(min) };
  };
  return {
    N: N.map((one) => range(one, forces)),
    R: reactions.map(({ joint, x, y, z }) => ({
      joint,
      x: range(x, held),
      y: range(y, held),
      z: range(z, held),
    })),
  };
}

/**
 * Makes the drawn set for the combinations of a situation. For the envelope it has the greatest magnitude of each rod
 * force and each reaction, and no displacements, because these do not occur together. For one combination it has the
 * simultaneous values, with displacements if the situation uses them.
 *
 * `sets` are those of the same truss: everything except forces is taken from the first, and stresses follow from its
 * areas. Utilisations are unknown for combinations.
 */
export function combineDrawn(
  situation: TrussSituation,
  sets: readonly TrussSet[],
  alone: number | null,
): TrussSet | null {
  const [first] = sets;
  if (first === undefined || first.N.length !== situation.N.length) return null;
  const factors = alone === null ? null : (situation.combinations[alone]?.factors ?? null);
  const pick = ({ max, min }: CombinedRange<GoverningValue>): number =>
    factors === null
      ? Math.abs(min.value) > Math.abs(max.value)
        ? min.value
        : max.value
      : max.effects.reduce((sum, effect, source) => sum + effect * (factors[source] ?? 0), 0);
  const vectors = (list: TrussSituation['reactions' | 'displacements']): JointVector[] =>
    (list ?? []).map(({ joint, ...along }) => ({
      joint,
      x: pick(along.x),
      y: pick(along.y),
      z: pick(along.z),
    }));
  const clean = createCleaner(situation.N);
  const N = situation.N.map((range) => clean(pick(range)));
  const { displacements } = situation;
  return {
    ...first,
    N,
    R: vectors(situation.reactions),
    displacement: factors === null || displacements === null ? null : vectors(displacements),
    stress: first.stress === null ? null : N.map((force, link) => force * findStressOfForce(sets, link)),
    utilisation: null,
    zeroForce: N.flatMap((force, link) => (force === 0 ? [link] : [])),
    descriptor: null,
    checks: null,
  };
}

/** Returns the stress per unit of force in a rod, from the set with its greatest force; 0 if there is none. */
function findStressOfForce(sets: readonly TrussSet[], link: number): number {
  let [force, stress] = [0, 0];
  for (const set of sets)
    if (Math.abs(set.N[link] ?? 0) > Math.abs(force))
      [force, stress] = [set.N[link] ?? 0, set.stress?.[link] ?? 0];
  return force === 0 ? 0 : stress / force;
}

type Cleaner = (value: number) => number;

/** Creates the function that replaces values that are negligible beside the greatest one by 0. */
function createCleaner(ranges: readonly CombinedRange<GoverningValue>[]): Cleaner {
  const greatest = ranges.reduce(
    (most, { max, min }) => Math.max(most, Math.abs(max.value), Math.abs(min.value)),
    0,
  );
  return (value) => (Math.abs(value) <= NOTHING * greatest ? 0 : value);
}
