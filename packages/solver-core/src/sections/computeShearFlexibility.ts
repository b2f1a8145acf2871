import type { CrossSection, OutlinedShape } from '../model/common/document.ts';
import type { CentralMoments } from './centralMoments.ts';
import type { Outline } from './outline.ts';
import type { ShearFlexibility } from './shearFlexibility.ts';
import { computeSaintVenant } from './warping/computeSaintVenant.ts';
import { computeWallShear, shareOfWalls } from './wallShear.ts';

/** A section of a single shape, which has an outline. */
export type OutlinedSection = CrossSection & { readonly className: OutlinedShape };

/**
 * Computes the shear flexibility of a section of a single shape, in the units of its outline: the energy of the shear
 * stresses that carry a force through the shear centre without twist, for Poisson's ratio 0.
 *
 * Circles, round pipes and rectangles with sharp corners have closed forms. In thin walls the shear flows along the
 * centre lines; for every other outline Saint-Venant's flexure is solved. Between thin and stout walls the two results
 * are blended. Source: THEORY.md, "Shear areas".
 */
export function computeShearFlexibility(
  section: OutlinedSection,
  of: { outlines: readonly Outline[]; moments: CentralMoments & { readonly A: number } },
): ShearFlexibility {
  const closed = closedForm(section, of.moments.A);
  if (closed !== null) return { yy: closed, zz: closed, yz: 0 };
  const share = shareOfWalls(section);
  const walls = share > 0 ? computeWallShear(section) : null;
  const solid = share < 1 ? computeSaintVenant(section, of).shear : null;
  const mix = (name: keyof ShearFlexibility) =>
    share * (walls?.[name] ?? 0) + (1 - share) * (solid?.[name] ?? 0);
  return { yy: mix('yy'), zz: mix('zz'), yz: mix('yz') };
}

/**
 * Returns the closed form of the flexibility, equal in both directions, for Poisson's ratio 0: 6/5 of 1/A for a
 * rectangle, 7/6 for a circle, 2 for a thin pipe.
 *
 * Source: G. R. Cowper, The shear coefficient in Timoshenko's beam theory, J. Appl. Mech. 33 (1966).
 */
function closedForm({ className, r1 = 0, Dy = 0, tw = 0 }: CrossSection, A: number): number | null {
  if (className === 'rectangle') return r1 > 0 ? null : 1.2 / A;
  if (className !== 'circle' && className !== 'roundpipe') return null;
  const square = className === 'circle' ? 0 : (1 - (2 * tw) / Dy) ** 2;
  return (7 + (20 * square) / (1 + square) ** 2) / (6 * A);
}
