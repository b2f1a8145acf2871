import type { Failure } from '../../failures.ts';
import { createFailure } from '../../failures.ts';
import type { CrossSection, UnitSystem } from '../../model/document.ts';
import { principalAxes } from '../../sections/principalAxes.ts';
import { computeBasics } from '../../sections/sectionBasics.ts';
import { scaleBetween } from '../../units/sectionScale.ts';

/** What a link asks of its cross-section, in the section units of a system: cm2, cm4 or in2, in4. */
export interface LinkShape {
  readonly A: number;
  /** The least second moment of area; 0 where a generic section does not tell it. */
  readonly Iv: number;
}

/** The shape of a link, or what is wrong with its section, with paths from there. */
export type LinkShapeResult =
  | { readonly ok: true; readonly shape: LinkShape }
  | { readonly ok: false; readonly failures: readonly Failure[] };

/**
 * Computes area and least second moment of a link's section. A generic section need not tell more than A: bending is no matter of a truss.
 *
 * Fails as `computeBasics` does, of a generic section with `materials.area`, and `materials.inertia` of a moment that is told and can be none.
 */
export function computeLinkShape(section: CrossSection, system: UnitSystem): LinkShapeResult {
  if (section.className === 'generic') return genericShape(section, system);
  const result = computeBasics(section, system);
  if (!result.ok) return result;
  return { ok: true, shape: { A: result.basics.A, Iv: principalAxes(result.basics).Iv } };
}

function genericShape(section: CrossSection, system: UnitSystem): LinkShapeResult {
  const { A = 0, Iy = 0, Iz = 0, Iyz = 0, units = system } = section;
  if (!(A > 0)) return { ok: false, failures: [createFailure('materials.area', '/A', ABOVE_ZERO)] };
  const wrong = findWrongMoment({ Iy, Iz, Iyz });
  if (wrong) return { ok: false, failures: [wrong] };
  const area = scaleBetween(units, system, 'cm') ** 2;
  const isTold = Iy > 0 && Iz > 0 && Iy * Iz > Iyz * Iyz;
  const Iv = isTold ? principalAxes({ Iy, Iz, Iyz }).Iv * area * area : 0;
  return { ok: true, shape: { A: A * area, Iv } };
}

/** Moments may be left out, and 0 is as if it were; no outline has those that are told otherwise. */
function findWrongMoment({ Iy, Iz, Iyz }: Record<'Iy' | 'Iz' | 'Iyz', number>): Failure | null {
  if (Iy < 0) return createFailure('materials.inertia', '/Iy', ABOVE_ZERO);
  if (Iz < 0) return createFailure('materials.inertia', '/Iz', ABOVE_ZERO);
  const isWhole = Iy > 0 && Iz > 0 && Iyz !== 0;
  return isWhole && !(Iy * Iz > Iyz * Iyz) ? createFailure('materials.inertia', '/Iyz') : null;
}

const ABOVE_ZERO = { values: { above: 0 } };
