import { SAME_ORDINATE } from '../../linalg/tolerance.ts';
import type { CrossSection } from '../../model/common/document.ts';
import { aboutPoint, integrateArea } from '../areaIntegrals.ts';
import { boundOutlines } from '../bounds.ts';
import type { CentralMoments } from '../centralMoments.ts';
import { computeShearFlexibility } from '../computeShearFlexibility.ts';
import type { OutlinedSection } from '../computeShearFlexibility.ts';
import type { Outline } from '../outline.ts';
import { outlineShape } from '../outlineShape.ts';
import { placeMoments } from '../placeMoments.ts';
import { momentsOf } from '../sectionBasics.ts';
import { computeSaintVenant, rememberSaintVenant } from '../warping/computeSaintVenant.ts';
import { keepSound } from '../keepSound.ts';
import type { Resisting } from '../keepSound.ts';
import { findSymmetry } from '../warping/symmetry.ts';
import { mergeBodies } from './mergeBodies.ts';
import { placeParts } from './placeParts.ts';
import type { PlacedPart } from './placeParts.ts';

/**
 * Computes how a built-up section resists torsion and shear.
 *
 * Welded parts that touch along sides form one body: Saint-Venant's problems are solved on its boundary. Bodies that do
 * not touch, or touch only in a point, bend together and twist separately: It is the sum of theirs; Iw, and a shear
 * centre that no symmetry determines, depend on the connections and are null. If the centroid of every part lies on the
 * axis of bending, shear is distributed in proportion to the bending stresses; otherwise the connections carry shear
 * along the beam, and the flexibility depends on them and is null. Source: THEORY.md, "Built-up sections".
 */
export function computeBuiltUp(
  section: CrossSection,
  { outlines, moments }: { outlines: readonly Outline[]; moments: CentralMoments & { readonly A: number } },
): Resisting | null {
  const placed = placeParts(section);
  if (!placed.ok) return null;
  const { parts } = placed;
  const apart = () => parts.map((part, i) => ({ members: [i], outlines: part.outlines }));
  const bodies = section.connection === 'welded' ? mergeBodies(parts.map((part) => part.outlines)) : apart();
  if (section.connection === 'welded' && bodies.length === 1) {
    return solveBody(bodies[0]!.outlines);
  }
  const single = bodies.map(({ members, outlines: body }) =>
    members.length === 1 ? resistanceOf(parts[members[0]!]!) : resistanceOfBody(body),
  );
  return computeApart(single, { outlines, moments });
}

/** Solves Saint-Venant's problems for one body of several parts. */
function solveBody(body: readonly Outline[]): Resisting {
  const moments = momentsOf({ className: 'builtup', label: '' }, body);
  const found = rememberSaintVenant(body, { className: 'builtup', moments, hasFlexure: true });
  return keepSound({ ...found, shear: found.shear! }, moments);
}

function computeApart(
  single: readonly Resistance[],
  of: { outlines: readonly Outline[]; moments: CentralMoments & { readonly A: number } },
): Resisting {
  const { Iy, Iz, Iyz } = of.moments;
  const { left, right, bottom, top } = boundOutlines(of.outlines);
  const symmetry = findSymmetry(of.outlines, of.moments);
  const has = (y: 1 | -1, z: 1 | -1) => symmetry.images.some((image) => image.y === y && image.z === z);
  const near = SAME_ORDINATE * (right - left + top - bottom);
  const areOn = (axis: 'y' | 'z') => single.every((one) => Math.abs(one[axis] - centroid[axis]) <= near);
  const whole = integrateArea(of.outlines);
  const centroid = { y: whole.Sz / whole.A, z: whole.Sy / whole.A };
  const isStraight = Iyz === 0;
  const share = (pick: (one: Resistance) => number, I: number) =>
    single.reduce((sum, one) => sum + pick(one), 0) / (I * I);
  return keepSound(
    {
      It: single.reduce((sum, { It }) => sum + It, 0),
      Iw: null,
      yShear: has(-1, 1) || has(-1, -1) ? 0 : null,
      zShear: has(1, -1) || has(-1, -1) ? 0 : null,
      shear: {
        zz: isStraight && areOn('z') ? share((one) => one.alongZ, Iy) : null,
        yy: isStraight && areOn('y') ? share((one) => one.alongY, Iz) : null,
        yz: 0,
      },
    },
    of.moments,
  );
}

interface Resistance {
  readonly It: number;
  /** The centroid of the body. */
  readonly y: number;
  readonly z: number;
  /** Twice the strain energy of its shear if the whole section bends about y, for a curvature of 1/E. */
  readonly alongZ: number;
  readonly alongY: number;
}

function resistanceOf({ part, outlines, scale }: PlacedPart): Resistance {
  const own = part as OutlinedSection;
  const drawn = outlineShape(own);
  if (!drawn.ok) throw new Error('`computeBuiltUp` was given a part that has no outline');
  const of = { outlines: drawn.outlines, moments: momentsOf(own, drawn.outlines) };
  const { It } = computeSaintVenant(own, of);
  const { yy, zz, yz } = computeShearFlexibility(own, of);
  const turning = { alphaDeg: part.alpha ?? 0, isFlipped: part.flip ?? false };
  // Flexibilities are transformed by rotations like second moments.
  const turned = placeMoments({ Iy: zz, Iz: yy, Iyz: yz }, turning);
  const [fz, fy, fyz] = [turned.Iy, turned.Iz, turned.Iyz].map((each) => each / scale ** 2) as [
    number,
    number,
    number,
  ];
  return resist(outlines, { It: It * scale ** 4, fz, fy, fyz });
}

/** Computes the resistance to torsion and shear of parts that are welded into one body. */
function resistanceOfBody(outlines: readonly Outline[]): Resistance {
  const { It, shear } = solveBody(outlines);
  return resist(outlines, { It: It ?? NaN, fz: shear.zz ?? NaN, fy: shear.yy ?? NaN, fyz: shear.yz });
}

function resist(
  outlines: readonly Outline[],
  { It, fz, fy, fyz }: { It: number; fz: number; fy: number; fyz: number },
): Resistance {
  const raw = integrateArea(outlines);
  const [y, z] = [raw.Sz / raw.A, raw.Sy / raw.A];
  const { Iy, Iz, Iyz } = aboutPoint(raw, { y, z });
  return {
    It,
    y,
    z,
    alongZ: fz * Iy * Iy + 2 * fyz * Iy * Iyz + fy * Iyz * Iyz,
    alongY: fy * Iz * Iz + 2 * fyz * Iz * Iyz + fz * Iyz * Iyz,
  };
}
