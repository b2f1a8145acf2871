import type { Failure } from '../failures.ts';
import type { CrossSection, UnitSystem } from '../model/document.ts';
import { principalAxes } from './principalAxes.ts';
import { computeBasics } from './sectionBasics.ts';
import type { SectionBasics } from './sectionBasics.ts';

/** Properties in the section units of a system: cm2, cm4, mm (SI) or in2, in4, in (US). */
export interface SectionProperties extends SectionBasics {
  /** Angle from y to the axis u of the largest second moment, degrees counter-clockwise in (-90, 90]; 0 when all are equal. */
  readonly alpha: number;
  readonly Iu: number;
  readonly Iv: number;
  /** Radii of gyration. */
  readonly iy: number;
  readonly iz: number;
  readonly iu: number;
  readonly iv: number;
}

/** Properties of a cross-section, or why it has none; paths are of the section's own parameters (`/tf`). */
export type SectionResult =
  | { readonly ok: true; readonly properties: SectionProperties }
  | { readonly ok: false; readonly failures: readonly Failure[] };

export function sectionProperties(section: CrossSection, system: UnitSystem): SectionResult {
  const result = computeBasics(section, system);
  if (!result.ok) return result;
  const { basics } = result;
  const { Iu, Iv, alpha } = principalAxes(basics);
  const gyration = (I: number) => Math.sqrt(Math.max(I, 0) / basics.A) * (system === 0 ? 10 : 1);
  return {
    ok: true,
    properties: {
      ...basics,
      alpha,
      Iu,
      Iv,
      iy: gyration(basics.Iy),
      iz: gyration(basics.Iz),
      iu: gyration(Iu),
      iv: gyration(Iv),
    },
  };
}
