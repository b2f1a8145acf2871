import { type BeamCase, type Theory, computeStrengthRatio } from '@eecs/solver-core';
import { openCut } from '@eecs/solver-core/stress';
import type { Solved } from '../../naming/resultRows.ts';
import type { Stresser } from './createStresser.ts';
import { greatestOfCurve } from './greatestOfCurve.ts';
import { listStrengths } from './listStrengths.ts';

/** The governing point of a beam by one of the theories. */
export interface GoverningPoint {
  /** Index of the case set. */
  readonly set: number;
  readonly x: number;
  /** From the centroid of the section: to the right seen along +x, and up; mm or in. */
  readonly y: number;
  readonly z: number;
  /** Its equivalent stress, MPa or psi. */
  readonly value: number;
  /** Tensile strength there; null if the material does not state it. */
  readonly strength: number | null;
  /** The stress over the strength; null without a strength. */
  readonly utilisation: number | null;
  /** Ratio of tensile to compressive strength, for Mohr's theory. */
  readonly k: number;
}

interface Candidate extends Omit<ReturnType<typeof greatestOfCurve>[number], 'range'> {
  readonly set: number;
  readonly strength: number | undefined;
}

/**
 * Finds the governing point over all case sets, or in one: that of the highest utilisation if strengths are known
 * everywhere, otherwise of the greatest stress. Exact if the strength is uniform; if strengths differ, the greatest
 * sample of the curve, which is within 1e-4. Null if equivalent stresses are unknown.
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
    /** Indices of the case sets to check. */
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

  /** A section costs more than everything else: it is computed only if the curve does not give the fibre. */
  function findFibre(): { readonly y: number; readonly z: number } {
    const found = answer.sets[set];
    const cut =
      found === undefined ? null : openCut(document, found, { x, side, shapes: stresser.memory.shapes });
    return findWorst(cut?.levels ?? [], theory);
  }
}

/** Returns the ratio of tensile to compressive strength on one side of a place. */
function ratioAt({ beamSections, materials }: BeamCase, { x, side }: Candidate): number {
  const part =
    beamSections.find((one) => x < one.x || (side === 'left' && x === one.x)) ?? beamSections.at(-1);
  const material = part && materials[part.materialIndex];
  return material === undefined ? 1 : computeStrengthRatio(material);
}

/** Finds the fibre with the greatest stress among the levels of a section. */
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
