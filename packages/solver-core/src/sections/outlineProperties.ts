import { SAME_ORDINATE } from '../linalg/tolerance.ts';
import type { CrossSection } from '../model/document.ts';
import { boundOutlines } from './bounds.ts';
import { listLevels } from './levels.ts';
import { computeModuli } from './moduli.ts';
import type { Outline } from './outline.ts';
import { roundPipeShearArea } from './roundPipeShearArea.ts';
import type { OutlinedClass } from './shapes/plans/shapePlans.ts';
import { computeShearArea } from './shearArea.ts';
import type { CentralMoments } from './shearArea.ts';
import { turnOutlines } from './turnOutlines.ts';
import { computeTwist } from './warping/computeTwist.ts';

/** What only an outline can say. */
export interface OutlineProperties {
  /** Greatest first moments of what a cut leaves on one side: of either half, about the axes of the centroid. */
  readonly SyMax: number;
  readonly SzMax: number;
  /** Elastic section moduli of the outermost fibres. */
  readonly WyTop: number;
  readonly WyBottom: number;
  readonly WzLeft: number;
  readonly WzRight: number;
  /** Plastic section moduli about axes parallel to y and z that halve the area. */
  readonly Wply: number;
  readonly Wplz: number;
  /** Torsion constant of Saint-Venant. */
  readonly It: number;
  /** Warping constant about the shear centre. */
  readonly Iw: number;
  /** Shear centre from the centroid. */
  readonly yShear: number;
  readonly zShear: number;
  /** Shear areas for a force along y and along z. */
  readonly Asy: number;
  readonly Asz: number;
}

/**
 * Computes the properties that only an outline can say, in its own numbers; `moments` are those of the same outline.
 */
export function computeOutlineProperties(
  section: CrossSection & { readonly className: OutlinedClass },
  { outlines, moments }: { outlines: readonly Outline[]; moments: CentralMoments & { readonly A: number } },
): OutlineProperties {
  const { A, ey, ez, Iy, Iz, Iyz } = moments;
  const { left, right, bottom, top } = boundOutlines(outlines);
  // Turned by a quarter, what was to the right is on top.
  const turned = turnOutlines(outlines, 90);
  const aboutY = computeModuli(outlines, { A, I: Iy, centroid: ez, bottom, top });
  const aboutZ = computeModuli(turned, { A, I: Iz, centroid: ey, bottom: left, top: right });
  const { It, Iw, yShear, zShear } = computeTwist(section, { outlines, moments });
  // The stresses of a horizontal cut would leave out most of the work of those that follow a round wall.
  const shearArea = section.className === 'roundpipe' ? roundPipeShearArea(section) : undefined;
  // What symmetry puts on an axis lies there to the last digit.
  const onAxis = (place: number) =>
    Math.abs(place) <= SAME_ORDINATE * (right - left + top - bottom) ? 0 : place;
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
    Asy:
      shearArea ??
      computeShearArea(turned, { ey: -ez, ez: ey, Iy: Iz, Iz: Iy, Iyz: -Iyz }, listLevels(turned)),
    Asz: shearArea ?? computeShearArea(outlines, moments, listLevels(outlines)),
  };
}
