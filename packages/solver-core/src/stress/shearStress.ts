import type { BeamSet } from '../beam/answer/answer.ts';
import type { Diagram } from '../diagrams/diagram.ts';
import type { ShearOrdinate } from '../beam/results/stressParts.ts';
import { PEAK_PLACE, SAME_EXTREME } from '../linalg/tolerance.ts';
import { combineDiagrams } from './combineDiagrams.ts';
import { listSteps, shearPerForce } from './fibres.ts';
import { findPeak } from './findPeak.ts';
import type { PlacedSection } from './placedSection.ts';

/** The level of the greatest shear stress, measured upwards from the centroid, and its value for a shear force of 1. */
export interface GreatestShear {
  readonly z: number;
  /** At a jump of the width the stress differs above and below. */
  readonly side: 'above' | 'below';
  readonly shear: number;
}

/** A part of the beam with a known greatest shear stress. */
export interface ShearRange {
  readonly x0: number;
  readonly x1: number;
  readonly shear: GreatestShear;
}

/**
 * Computes the greatest shear stress along the beam: Q times the greatest of abs(S/(I·b)) over the height, with the
 * sign of Q.
 *
 * MPa or psi; an exact piecewise polynomial of the degree of Q. No torsion.
 * Source: THEORY.md, "Stresses".
 */
export function computeShearStress({ Q }: Pick<BeamSet, 'Q'>, ranges: readonly ShearRange[]): Diagram {
  const factors = ranges.map(({ x0, x1, shear }) => ({ x0, x1, factor: Math.abs(shear.shear) }));
  const none = [{ x0: ranges[0]!.x0, x1: ranges.at(-1)!.x1, factor: 0 }];
  return combineDiagrams({ diagram: Q, factors }, { diagram: Q, factors: none });
}

/**
 * Finds the level of the greatest shear stress, at the ends of each band or within it.
 *
 * The value is exact up to rounding. The level is one of the section's own levels (centroid, jumps of the width) if its
 * stress is as great; otherwise it is accurate to 1e-8 of the height, because the peak is flat.
 */
export function findGreatestShear(section: PlacedSection): GreatestShear {
  const found: GreatestShear[] = [];
  for (const layer of listSteps(section)) {
    const fibres = layer.map(({ z, side }) => ({ z, side, shear: shearPerForce(section, z, side) }));
    fibres.forEach(({ z, side, shear }, k) => {
      found.push({ z, side, shear });
      const [before, after] = [fibres[k - 1], fibres[k + 1]];
      if (!before || !after || Math.abs(shear) < Math.abs(before.shear)) return;
      if (Math.abs(shear) < Math.abs(after.shear)) return;
      const magnitude = (level: number) => Math.abs(shearPerForce(section, level, 'above'));
      const peak = findPeak(magnitude, { from: before.z, to: after.z, guess: z, precision: PEAK_PLACE });
      found.push({ z: peak.at, side: 'above', shear: Math.sign(shear) * peak.value });
    });
  }
  const most = found.reduce((size, { shear }) => Math.max(size, Math.abs(shear)), 0);
  const best = found.filter(({ shear }) => Math.abs(shear) >= most * (1 - SAME_EXTREME));
  return best.find(({ z }) => z === 0) ?? best[0]!;
}

/**
 * Lists the shear stress over the height for a shear force `Q`, from the bottom up: zero at both ends, both values at
 * jumps of the width.
 *
 * The ordinates are dense enough for a drawing; each is exact.
 */
export function listShearProfile(section: PlacedSection, Q: number): ShearOrdinate[] {
  const steps = listSteps(section).flat();
  const levels = [...new Set([...steps.map(({ z }) => z), findGreatestShear(section).z])];
  return levels
    .toSorted((a, b) => a - b)
    .map((z) => ({
      z,
      below: Q * shearPerForce(section, z, 'below'),
      above: Q * shearPerForce(section, z, 'above'),
    }));
}
