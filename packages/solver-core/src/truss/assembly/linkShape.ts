import type { Failure } from '../../failures/failure.ts';
import type { CrossSection, UnitSystem } from '../../model/common/document.ts';
import { principalAxes } from '../../sections/principalAxes.ts';
import { computeBasics } from '../../sections/sectionBasics.ts';
import { scaleBetween } from '../../units/sectionScale.ts';

/** The properties that a link needs of its cross-section, in the section units of a system: cm2, cm4 or in2, in4. */
export interface LinkShape {
  readonly A: number;
  /** The least second moment of area; 0 if a generic section does not state it. */
  readonly Iv: number;
}

/** The properties of a link's section, or the errors in the section, with paths relative to it. */
export type LinkShapeResult =
  | { readonly ok: true; readonly shape: LinkShape }
  | { readonly ok: false; readonly failures: readonly Failure[] };

/**
 * Computes area and least second moment of a link's section. A generic section may state only A, because a truss has no
 * bending; missing moments are 0.
 *
 * Fails like `computeBasics`; a generic section that states only A can fail only with `materials.area`.
 */
export function computeLinkShape(section: CrossSection, system: UnitSystem): LinkShapeResult {
  const { className, A = 0, Iy = 0, Iz = 0, units = system } = section;
  const isWhole = (Iy !== 0 && Iz !== 0) || Iy < 0 || Iz < 0;
  if (className === 'generic' && A > 0 && !isWhole)
    return { ok: true, shape: { A: A * scaleBetween(units, system, 'cm') ** 2, Iv: 0 } };
  const result = computeBasics(section, system);
  if (!result.ok) return result;
  return { ok: true, shape: { A: result.basics.A, Iv: principalAxes(result.basics).Iv } };
}
