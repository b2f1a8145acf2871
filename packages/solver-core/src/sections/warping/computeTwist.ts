import type { CrossSection } from '../../model/document.ts';
import type { Outline } from '../outline.ts';
import type { CentralMoments } from '../shearArea.ts';
import type { OutlinedClass } from '../shapes/plans/shapePlans.ts';
import { computeRectangleTwist } from './rectangleTwist.ts';
import { solveTwist } from './solveTwist.ts';
import type { Twist } from './solveTwist.ts';

type OutlinedSection = CrossSection & { readonly className: OutlinedClass };

/**
 * Computes how a section resists twisting, in the numbers of its outline.
 *
 * Circles, round pipes and rectangles with sharp corners have closed forms. Every other outline is solved once; the
 * last of them are remembered.
 */
export function computeTwist(
  section: OutlinedSection,
  { outlines, moments }: { outlines: readonly Outline[]; moments: CentralMoments & { readonly A: number } },
): Twist {
  const closed = closedForm(section, moments);
  if (closed) return { ...closed, yShear: 0, zShear: 0 };
  const key = section.className + JSON.stringify(outlines);
  const twist = known.get(key) ?? solveTwist(outlines, { className: section.className, moments });
  remember(key, twist);
  return twist;
}

function closedForm(
  { className, b = 0, h = 0, r1 = 0 }: OutlinedSection,
  { Iy, Iz }: CentralMoments,
): { It: number; Iw: number } | null {
  if (className === 'circle' || className === 'roundpipe') return { It: Iy + Iz, Iw: 0 };
  if (className !== 'rectangle' || r1 > 0) return null;
  return computeRectangleTwist(Math.min(b, h), Math.max(b, h));
}

const known = new Map<string, Twist>();

/** A document has a few sections, an editor's list some dozens. */
const REMEMBERED = 200;

/** The oldest goes first. */
function remember(key: string, twist: Twist): void {
  known.delete(key);
  known.set(key, twist);
  const [oldest] = known.keys();
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
}
