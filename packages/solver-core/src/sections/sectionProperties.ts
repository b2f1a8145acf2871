import type { Failure } from '../failures/failure.ts';
import type { CrossSection, UnitSystem } from '../model/common/document.ts';
import { computeOutlineProperties } from './outlineProperties.ts';
import type { OutlineProperties } from './outlineProperties.ts';
import { principalAxes } from './principalAxes.ts';
import { computeBasics, momentsOf } from './sectionBasics.ts';
import type { SectionBasics } from './sectionBasics.ts';
import { noOutlineProperties, toSectionUnits } from './sectionUnits.ts';
import type { OutlinedClass } from './shapes/plans/shapePlans.ts';

/**
 * Properties in the section units of a system: mm, cm2, cm3, cm4, cm6 (SI) or in, in2, in3, in4, in6 (US).
 *
 * Properties that need an outline are null for a generic section.
 */
export interface SectionProperties
  extends SectionBasics, Readonly<Record<keyof OutlineProperties, number | null>> {
  /**
   * Angle from y to the axis u of the largest second moment, degrees counter-clockwise in (-90, 90]; 0 if all second
   * moments are equal.
   */
  readonly alpha: number;
  readonly Iu: number;
  readonly Iv: number;
  /** Radii of gyration, mm or in. */
  readonly iy: number;
  readonly iz: number;
  readonly iu: number;
  readonly iv: number;
}

/**
 * Properties of a cross-section, or why they cannot be computed; paths are those of the section's own parameters
 * (`/tf`).
 */
export type SectionResult =
  | { readonly ok: true; readonly properties: SectionProperties }
  | { readonly ok: false; readonly failures: readonly Failure[] };

/**
 * Computes a cross-section's properties from its outline of lines and arcs; a generic section states A, Iy, Iz, Iyz,
 * ey, ez itself.
 *
 * Shapes: I and H, angle (also bent), channel, tee, zee, lipped channel and zee, rectangle, rectangular pipe, circle,
 * round pipe; parameters as in catalogues, mm or in, slopes in per cent. The section's own `units` state the system of
 * its numbers, `system` that of the result: by default that of the section, SI if it names none. Seen along +x: y to
 * the right, z up; `ey`, `ez` from the left edge and the bottom of the bounding box; Iy resists vertical load; Iyz is
 * the integral of y·z. Rotation and mirroring (`alpha`, `flip` of a beam section) are not included.
 *
 * Accuracy: rounding for area, centroid, first and second moments and moduli; shear areas are exact for the centre
 * lines of thin walls, otherwise accurate to 1e-3; torsion constant and shear centre to 1e-4, the warping constant to
 * 1e-3, by solving Saint-Venant's problem on the outline, which takes some 10 ms once for each shape. Fails with
 * `materials.dimensions` at the path of every faulty parameter, whose `values` contain the bound (`above`, `least`,
 * `below`, `most`); with `materials.area` or `materials.inertia` for a generic section without A or Iy above zero; with
 * `materials.shape` for an unknown class. Source: THEORY.md, "Cross-sections".
 *
 * @example sectionProperties({ className: 'rectangle', label: '', b: 100, h: 200 }, 0) // A 200 cm2, Iy 6666.67 cm4,
 * WyTop 666.67 cm3
 */
export function sectionProperties(
  section: CrossSection,
  system: UnitSystem = section.units ?? 0,
): SectionResult {
  const result = computeBasics(section, system);
  if (!result.ok) return result;
  const { basics, outlines } = result;
  const { A, Iy, Iz } = basics;
  const { Iu, Iv, alpha } = principalAxes(basics);
  const gyration = (I: number) => Math.sqrt(Math.max(I, 0) / A) * (system === 0 ? 10 : 1);
  const own = section.units ?? system;
  return {
    ok: true,
    properties: {
      ...basics,
      alpha,
      Iu,
      Iv,
      iy: gyration(Iy),
      iz: gyration(Iz),
      iu: gyration(Iu),
      iv: gyration(Iv),
      ...(isOutlined(section)
        ? toSectionUnits(
            computeOutlineProperties(
              { ...section, units: own },
              { outlines, moments: momentsOf(section, outlines) },
            ),
            own,
            system,
          )
        : noOutlineProperties()),
    },
  };
}

function isOutlined(section: CrossSection): section is CrossSection & { readonly className: OutlinedClass } {
  return section.className !== 'generic';
}
