import type { CrossSection, OutlinedShape } from '../../model/common/document.ts';
import type { CentralMoments } from '../centralMoments.ts';
import type { Outline } from '../outline.ts';
import { shareOfWalls } from '../wallShear.ts';
import { computeRectangleTwist } from './rectangleTwist.ts';
import { solveSaintVenant } from './solveSaintVenant.ts';
import type { SaintVenant } from './solveSaintVenant.ts';

type OutlinedSection = CrossSection & { readonly className: OutlinedShape };

/**
 * Computes how a section resists torsion, in the units of its outline, and shear if its walls are not thin.
 *
 * Circles, round pipes and rectangles with sharp corners have closed forms. Every other outline is solved once; the
 * most recent solutions are cached.
 */
export function computeSaintVenant(
  section: OutlinedSection,
  { outlines, moments }: { outlines: readonly Outline[]; moments: CentralMoments & { readonly A: number } },
): SaintVenant {
  const closed = closedForm(section, moments);
  if (closed) return { ...closed, yShear: 0, zShear: 0, shear: null };
  return rememberSaintVenant(outlines, {
    className: section.className,
    moments,
    hasFlexure: shareOfWalls(section) < 1,
  });
}

/** Solves Saint-Venant's problems, or returns the cached solution of the same outlines. */
export function rememberSaintVenant(
  outlines: readonly Outline[],
  of: Parameters<typeof solveSaintVenant>[1],
): SaintVenant {
  const key = of.className + JSON.stringify(outlines);
  const found = known.get(key) ?? solveSaintVenant(outlines, of);
  // The oldest solution is removed first.
  known.delete(key);
  known.set(key, found);
  if (known.size > REMEMBERED) known.delete(known.keys().next().value!);
  return found;
}

function closedForm(
  { className, b = 0, h = 0, r1 = 0 }: OutlinedSection,
  { Iy, Iz }: CentralMoments,
): { It: number; Iw: number } | null {
  if (className === 'circle' || className === 'roundpipe') return { It: Iy + Iz, Iw: 0 };
  if (className !== 'rectangle' || r1 > 0) return null;
  return computeRectangleTwist(Math.min(b, h), Math.max(b, h));
}

const known = new Map<string, SaintVenant>();

/** A document has a few sections, a list in an editor some dozens. */
const REMEMBERED = 200;
