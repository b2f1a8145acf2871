import type { CrossSection, UnitSystem } from '../model/document.ts';
import { aboutPoint, integrateArea } from './areaIntegrals.ts';
import { outlineHSection } from './hsection.ts';
import type { Outline } from './outline.ts';
import { outlineCircle, outlineRectangle, outlineRectangularPipe, outlineRoundPipe } from './simpleShapes.ts';

/** Properties in the section units of a system: cm2, cm4, mm (SI) or in2, in4, in (US). */
export interface SectionProperties {
  readonly A: number;
  /** Centroid from the left edge and the bottom of the bounding box. */
  readonly ey: number;
  readonly ez: number;
  readonly Iy: number;
  /** 0 when a generic section does not give it; such a section cannot be turned. */
  readonly Iz: number;
  readonly Iyz: number;
  /** Angle from y to the axis u of the largest second moment, degrees counter-clockwise in (-90, 90]. */
  readonly alpha: number;
  readonly Iu: number;
  readonly Iv: number;
  readonly iy: number;
  readonly iz: number;
  readonly iu: number;
  readonly iv: number;
}

/** Properties of a cross-section, or the failure code of a section that has none. */
export type SectionResult =
  | { readonly ok: true; readonly properties: SectionProperties }
  | {
      readonly ok: false;
      readonly code: 'materials.shape' | 'materials.dimensions' | 'materials.area' | 'materials.inertia';
    };

/**
 * Computes a cross-section's properties by exact integration of its outline of lines and arcs; a generic
 * section gives them itself. The section's own `units` say in which system its numbers are, `system` in which
 * the answer is wanted.
 *
 * Fails with `materials.shape` for a shape whose outline is not known here, `materials.dimensions` for dimensions
 * that make no section, `materials.area` and `materials.inertia` for a generic section without A, Iy above zero.
 *
 * @example sectionProperties({ className: 'rectangle', label: '', b: 100, h: 200 }, 0) // A 200 cm2, Iy 6666.67 cm4
 */
export function sectionProperties(section: CrossSection, system: UnitSystem): SectionResult {
  const own = section.units ?? system;
  if (section.className === 'generic') return genericProperties(section, own, system);
  const outlines = outlinesOf(section);
  if (outlines === 'unknown') return { ok: false, code: 'materials.shape' };
  if (outlines === null) return { ok: false, code: 'materials.dimensions' };
  const raw = integrateArea(outlines);
  const centroid = { y: raw.Sz / raw.A, z: raw.Sy / raw.A };
  const central = aboutPoint(raw, centroid);
  // Shape dimensions are mm in SI, areas cm2.
  const perLength = own === 0 ? 0.1 : 1;
  return {
    ok: true,
    properties: complete(
      {
        A: raw.A * perLength ** 2,
        ey: centroid.y,
        ez: centroid.z,
        Iy: central.Iy * perLength ** 4,
        Iz: central.Iz * perLength ** 4,
        // Every shape with an outline here is symmetric; the integral would leave rounding there.
        Iyz: 0,
      },
      own,
      system,
    ),
  };
}

function outlinesOf(section: CrossSection): readonly Outline[] | null | 'unknown' {
  switch (section.className) {
    case 'hsection': {
      const outline = outlineHSection(section);
      return outline && [outline];
    }
    case 'rectangle':
      return outlineRectangle(section);
    case 'rectangularpipe':
      return outlineRectangularPipe(section);
    case 'circle':
      return outlineCircle(section);
    case 'roundpipe':
      return outlineRoundPipe(section);
    case 'lsection':
    case 'csection':
    case 'tsection':
    case 'zsection':
    case 'generic':
      return 'unknown';
    default:
      return section.className satisfies never;
  }
}

type Basics = Pick<SectionProperties, 'A' | 'ey' | 'ez' | 'Iy' | 'Iz' | 'Iyz'>;

function genericProperties(section: CrossSection, own: UnitSystem, system: UnitSystem): SectionResult {
  const { A, Iy } = section;
  if (A === undefined || !(A > 0)) return { ok: false, code: 'materials.area' };
  if (Iy === undefined || !(Iy > 0)) return { ok: false, code: 'materials.inertia' };
  const { Iz = 0, Iyz = 0, ey = 0, ez = 0 } = section;
  if (Iz < 0) return { ok: false, code: 'materials.inertia' };
  if (Iyz !== 0 && !(Iz > 0 && Iy * Iz > Iyz * Iyz)) return { ok: false, code: 'materials.inertia' };
  return { ok: true, properties: complete({ A, ey, ez, Iy, Iz, Iyz }, own, system) };
}

function complete(of: Basics, own: UnitSystem, system: UnitSystem): SectionProperties {
  // cm and in for areas and moments, mm and in for places.
  const area = own === system ? 1 : own === 0 ? 1 / 2.54 : 2.54;
  const place = own === system ? 1 : own === 0 ? 1 / 25.4 : 25.4;
  const A = of.A * area ** 2;
  const Iy = of.Iy * area ** 4;
  const Iz = of.Iz * area ** 4;
  const Iyz = of.Iyz * area ** 4;
  const { Iu, Iv, alpha } = principal({ Iy, Iz, Iyz });
  const gyration = (I: number) => Math.sqrt(Math.max(I, 0) / A) * (system === 0 ? 10 : 1);
  return {
    A,
    ey: of.ey * place,
    ez: of.ez * place,
    Iy,
    Iz,
    Iyz,
    alpha,
    Iu,
    Iv,
    iy: gyration(Iy),
    iz: gyration(Iz),
    iu: gyration(Iu),
    iv: gyration(Iv),
  };
}

function principal({ Iy, Iz, Iyz }: Pick<Basics, 'Iy' | 'Iz' | 'Iyz'>) {
  const mean = (Iy + Iz) / 2;
  const radius = Math.hypot((Iy - Iz) / 2, Iyz);
  const turn = radius === 0 ? 0 : (Math.atan2(-Iyz, (Iy - Iz) / 2) * 90) / Math.PI;
  return { Iu: mean + radius, Iv: mean - radius, alpha: turn === -90 ? 90 : turn + 0 };
}
