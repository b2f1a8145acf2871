import { createFailure } from '../failures/failure.ts';
import type { Failure } from '../failures/failure.ts';
import { NO_SKEW } from '../linalg/tolerance.ts';
import type { CrossSection, UnitSystem } from '../model/common/document.ts';
import { aboutPoint, integrateArea } from './areaIntegrals.ts';
import type { Outline } from './outline.ts';
import { outlineSection } from './outlineSection.ts';
import { scaleBetween } from '../units/sectionScale.ts';

/**
 * Properties of a section for bending and stretching, in the section units of a system: cm2, cm4, mm (SI) or in2, in4,
 * in (US).
 */
export interface SectionBasics {
  readonly A: number;
  /** Position of the centroid, from the left edge and the bottom of the bounding box. */
  readonly ey: number;
  readonly ez: number;
  readonly Iy: number;
  /** 0 if a generic section does not state it; such a section cannot be rotated. */
  readonly Iz: number;
  /** Integral of y·z over the area. */
  readonly Iyz: number;
}

/** The basic properties of a section with the outline they are computed from; a generic section has no outline. */
export type BasicsResult =
  | { readonly ok: true; readonly basics: SectionBasics; readonly outlines: readonly Outline[] }
  | { readonly ok: false; readonly failures: readonly Failure[] };

/**
 * Computes area, centroid and second moments of a section from its outline, or from the numbers of a generic section.
 * Without `system` the result is in the section's own units, SI if it names none.
 *
 * Fails as `outlineSection` does, and with `materials.area` or `materials.inertia` at the invalid number of a generic
 * section; `values` contain the bound, `above` or `least`, if it is a single number.
 */
export function computeBasics(section: CrossSection, system: UnitSystem = section.units ?? 0): BasicsResult {
  const own = section.units ?? system;
  if (section.className === 'generic') {
    const failures = checkGeneric(section);
    if (failures.length > 0) return { ok: false, failures };
    const { A = 0, Iy = 0, Iz = 0, Iyz = 0, ey = 0, ez = 0 } = section;
    return { ok: true, basics: inUnits({ A, ey, ez, Iy, Iz, Iyz }, own, system), outlines: [] };
  }
  const drawn = outlineSection(section, own);
  if (!drawn.ok) return drawn;
  const raw = momentsOf(section, drawn.outlines);
  // Dimensions of shapes are in mm in SI, areas in cm2.
  const perArea = own === 0 ? 100 : 1;
  const perMoment = perArea * perArea;
  const basics = {
    ...raw,
    A: raw.A / perArea,
    Iy: raw.Iy / perMoment,
    Iz: raw.Iz / perMoment,
    Iyz: raw.Iyz / perMoment,
  };
  return { ok: true, basics: inUnits(basics, own, system), outlines: drawn.outlines };
}

/**
 * Integrates over the outline of a section: area, centroid, and second moments about it, all in the section's own mm or
 * in.
 */
export function momentsOf(section: CrossSection, outlines: readonly Outline[]): SectionBasics {
  const raw = integrateArea(outlines);
  const ey = raw.Sz / raw.A;
  const ez = raw.Sy / raw.A;
  const { A, Iy, Iz, Iyz } = aboutPoint(raw, { y: ey, z: ez });
  // If symmetry makes the product of inertia zero, the integral contains only rounding.
  const isSkew = Math.abs(Iyz) > NO_SKEW * (Iy + Iz);
  return { A, ey, ez, Iy, Iz, Iyz: isSkew ? Iyz : 0 };
}

const ABOVE_ZERO = { values: { above: 0 } };

function checkGeneric({ A, Iy, Iz = 0, Iyz = 0 }: CrossSection): Failure[] {
  if (!(A! > 0)) return [createFailure('materials.area', '/A', ABOVE_ZERO)];
  if (!(Iy! > 0)) return [createFailure('materials.inertia', '/Iy', ABOVE_ZERO)];
  if (Iz < 0) return [createFailure('materials.inertia', '/Iz', { values: { least: 0 } })];
  return Iyz === 0 || Iy! * Iz > Iyz * Iyz ? [] : [createFailure('materials.inertia', '/Iyz')];
}

function inUnits(of: SectionBasics, own: UnitSystem, system: UnitSystem): SectionBasics {
  if (own === system) return of;
  // Areas and moments are in cm or in, positions in mm or in.
  const area = scaleBetween(own, system, 'cm');
  const place = scaleBetween(own, system);
  const moment = area ** 4;
  return {
    A: of.A * area ** 2,
    ey: of.ey * place,
    ez: of.ez * place,
    Iy: of.Iy * moment,
    Iz: of.Iz * moment,
    Iyz: of.Iyz * moment,
  };
}
