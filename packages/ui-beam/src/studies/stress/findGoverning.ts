import { type BeamCase, type Theory, computeStrengthRatio } from '@eecs/solver-core';
import { openCut } from '@eecs/solver-core/stress';
import type { Solved } from '../../naming/resultRows.ts';
import type { Stresser } from './createStresser.ts';
import { greatestOfCurve } from './greatestOfCurve.ts';
import { listStrengths } from './listStrengths.ts';

/** The point of a beam that governs after one of the theories. */
export interface GoverningPoint {
  /** Index of the case set. */
  readonly set: number;
  readonly x: number;
  /** From the centroid of the section, to the right seen along +x and up; mm or in. */
  readonly y: number;
  readonly z: number;
  /** Its equivalent stress, MPa or psi. */
  readonly value: number;
  /** Strength in tension there; null if the material does not state it. */
  readonly strength: number | null;
  /** The stress over the strength; null without a strength. */
  readonly utilisation: number | null;
  /** Strength in tension over strength in compression, as the theory of Mohr takes it. */
  readonly k: number;
}

interface Candidate extends Omit<ReturnType<typeof greatestOfCurve>[number], 'range'> {
  readonly set: number;
  readonly strength: number | undefined;
}

/**
 * Finds the governing point over all case sets, or in one: that of the greatest utilisation where strengths are known
 * all along, else of the greatest stress. Exact where the strength is one; where strengths differ, that of the samples
 * of the curve, which are within 1e-4. Null if equivalent stresses are not known.
 */
export function findGoverning(
  { document, answer }: Solved,
  {
    stresser,
    theory,
    sets,
    isPassing,
  }: {
    readonly stresser: Stresser;
    readonly theory: Theory;
    /** Indices of the case sets that are asked. */
    readonly sets: readonly number[];
    readonly isPassing: boolean;
  },
): GoverningPoint | null {
  const strengths = listStrengths(document);
  const { sets: stressed } = stresser.stress({ document, answer }, { hasTheories: true, isPassing });
  const candidates = sets.flatMap((set): readonly Candidate[] => {
    const curve = stressed[set]?.EQ?.[theory];
    if (curve === undefined) return [];
    return greatestOfCurve(curve, strengths).map(({ range, ...one }) => ({
      ...one,
      set,
      strength: range.tension,
    }));
  });
  const isKnown = candidates.every(({ strength }) => strength !== undefined);
  const weigh = ({ value, strength = 1 }: Candidate): number => (isKnown ? value / strength : value);
  const best = candidates.reduce<Candidate | null>(
    (most, one) => (most === null || weigh(one) > weigh(most) ? one : most),
    null,
  );
  if (best === null) return null;
  const { set, x, side, value, strength } = best;
  return {
    set,
    x,
    ...(best.at ?? findFibre()),
    value,
    strength: strength ?? null,
    utilisation: strength === undefined ? null : value / strength,
    k: ratioAt(document, best),
  };

  /** A cut costs more than all the rest: it is opened where the curve does not give the fibre. */
  function findFibre(): { readonly y: number; readonly z: number } {
    const found = answer.sets[set];
    const cut =
      found === undefined ? null : openCut(document, found, { x, side, shapes: stresser.memory.shapes });
    return findWorst(cut?.levels ?? [], theory);
  }
}

/** Strength in tension over that in compression at one side of a place. */
function ratioAt({ beamSections, materials }: BeamCase, { x, side }: Candidate): number {
  const part =
    beamSections.find((one) => x < one.x || (side === 'left' && x === one.x)) ?? beamSections.at(-1);
  const material = part && materials[part.materialIndex];
  return material === undefined ? 1 : computeStrengthRatio(material);
}

/** The fibre most stressed among the levels of a cut. */
function findWorst(
  levels: NonNullable<ReturnType<typeof openCut>>['levels'],
  theory: Theory,
): { readonly y: number; readonly z: number } {
  let worst = { y: 0, z: 0, value: -1 };
  for (const { left, right } of levels)
    for (const { y, z, eq } of [left, right])
      if (eq !== null && eq[theory] > worst.value) worst = { y, z, value: eq[theory] };
  return { y: worst.y, z: worst.z };
}
