import { SAME_ORDINATE } from '../linalg/tolerance.ts';
import type { CrossSection } from '../model/common/document.ts';
import { boundOutlines } from './bounds.ts';
import type { CentralMoments } from './centralMoments.ts';
import { computeModuli } from './moduli.ts';
import type { Outline } from './outline.ts';
import type { OutlinedClass } from './shapes/plans/shapePlans.ts';
import { computeBuiltUp } from './builtUp/computeBuiltUp.ts';
import type { Resisting } from './keepSound.ts';
import { keepSound } from './keepSound.ts';
import { computeShearFlexibility } from './computeShearFlexibility.ts';
import type { OutlinedSection } from './computeShearFlexibility.ts';
import { turnOutlines } from './turnOutlines.ts';
import { computeSaintVenant } from './warping/computeSaintVenant.ts';

/** Properties that only an outline determines; generic sections do not have them. */
export interface OutlineProperties {
  /**
   * Greatest first moments of the part on one side of a cut, that is, of either half, about the axes through the
   * centroid.
   */
  readonly SyMax: number;
  readonly SzMax: number;
  /** Elastic section moduli for the outermost fibres. */
  readonly WyTop: number;
  readonly WyBottom: number;
  readonly WzLeft: number;
  readonly WzRight: number;
  /** Plastic section moduli about axes parallel to y and z that halve the area. */
  readonly Wply: number;
  readonly Wplz: number;
  /** Torsion constant of Saint-Venant; null, like the properties below, if its equations have no valid solution. */
  readonly It: number | null;
  /**
   * Warping constant about the shear centre; null, like the properties below, if it depends on connections between
   * parts.
   */
  readonly Iw: number | null;
  /** Shear centre, measured from the centroid. */
  readonly yShear: number | null;
  readonly zShear: number | null;
  /** Shear areas for a force along y and along z. */
  readonly Asy: number | null;
  readonly Asz: number | null;
}

/** Computes the properties that only an outline can give, in its own units; `moments` are those of the same outline. */
export function computeOutlineProperties(
  section: CrossSection & { readonly className: OutlinedClass },
  { outlines, moments }: { outlines: readonly Outline[]; moments: CentralMoments & { readonly A: number } },
): OutlineProperties {
  const { A, ey, ez, Iy, Iz } = moments;
  const { left, right, bottom, top } = boundOutlines(outlines);
  // After a rotation by a quarter turn, the right side is on top.
  const turned = turnOutlines(outlines, 90);
  const aboutY = computeModuli(outlines, { A, I: Iy, centroid: ez, bottom, top });
  const aboutZ = computeModuli(turned, { A, I: Iz, centroid: ey, bottom: left, top: right });
  const { It, Iw, yShear, zShear, shear } = resistOf(section, { outlines, moments });
  // A coordinate that symmetry puts on an axis becomes exactly 0, without its rounding error.
  const onAxis = (place: number | null) =>
    place === null || Math.abs(place) <= SAME_ORDINATE * (right - left + top - bottom) ? place && 0 : place;
  return {
    SyMax: aboutY.SMax,
    SzMax: aboutZ.SMax,
    WyTop: aboutY.WTop,
    WyBottom: aboutY.WBottom,
    WzLeft: aboutZ.WBottom,
    WzRight: aboutZ.WTop,
    Wply: aboutY.Wpl,
    Wplz: aboutZ.Wpl,
    It,
    Iw,
    yShear: onAxis(yShear),
    zShear: onAxis(zShear),
    Asy: shear.yy && 1 / shear.yy,
    Asz: shear.zz && 1 / shear.zz,
  };
}

/** Computes how a section resists torsion and shear. */
function resistOf(section: CrossSection, of: Parameters<typeof computeSaintVenant>[1]): Resisting {
  if (section.className === 'builtup') return computeBuiltUp(section, of)!;
  const own = section as OutlinedSection;
  return keepSound({ ...computeSaintVenant(own, of), shear: computeShearFlexibility(own, of) }, of.moments);
}
