import { isHeld } from '../../model/beam/isHeld.ts';
import { DIRECTIONS } from '../../model/beam/directions.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import { cutIntoDiscs, isCut } from './discs.ts';
import type { Disc } from './discs.ts';
import { describeHorizontalSlide, describeTurning } from './mechanisms.ts';
import { verticalMotions } from './motions.ts';
import type { Mechanism, Verdict } from './verdict.ts';
import type { VerdictStatus } from '../common/verdictStatus.ts';

/**
 * Decides whether a beam is stable, exactly and before any floating-point solve.
 *
 * Discs between hinges move along x together and rotate in the plane; `rank` is that of their conditions, `degree` =
 * unknowns minus equations, `W` = 3 - count. A motion is finite if it also rotates no disc between two horizontal
 * restraints, because a rotating disc there would have to shorten (THEORY.md, "The verdict").
 *
 * @example judgeBeam(clampAtZero).status // 'determinate'
 */
export function judgeBeam(document: BeamCase): Verdict {
  const discs = cutIntoDiscs(document);
  const count = constraintCount(document);
  const vertical = verticalMotions(discs);
  const horizontal = discs.flatMap((disc) => disc.horizontal);
  const slides = horizontal.length === 0;
  const freedom = vertical.length + (slides ? 1 : 0);
  const isFinite = slides || verticalMotions(discs, lockedBetween(discs, horizontal)).length > 0;
  const mechanisms: Mechanism[] = slides ? [describeHorizontalSlide(document, discs)] : [];
  for (const motion of vertical.slice(0, MAX_DESCRIBED)) {
    mechanisms.push(describeTurning({ document, discs, motion, isFinite, count }));
  }
  return {
    status: statusOf({ freedom, count, isFinite }),
    degree: count - 3,
    W: 3 - count,
    rank: 3 * discs.length - freedom,
    exact: true,
    mechanisms,
  };
}

/** Sums the held directions of all supports, less one for every hinge or release that cuts the beam. */
export function constraintCount(document: BeamCase): number {
  return document.supports.reduce(
    (sum, support, index) =>
      sum +
      DIRECTIONS.filter((direction) => isHeld(support, direction)).length -
      (isCut(document, index) ? 1 : 0),
    0,
  );
}

/** Number of motions that are described one by one; the rank gives their total number. */
const MAX_DESCRIBED = 50;

function statusOf(facts: { freedom: number; count: number; isFinite: boolean }): VerdictStatus {
  if (facts.freedom === 0) return facts.count === 3 ? 'determinate' : 'indeterminate';
  if (facts.count < 3) return 'underSupported';
  return facts.isFinite ? 'changeable' : 'instantlyChangeable';
}

function lockedBetween(discs: readonly Disc[], horizontal: readonly { readonly x: number }[]) {
  const first = horizontal[0]?.x ?? 0;
  const last = horizontal.at(-1)?.x ?? 0;
  return (index: number) => {
    const disc = discs[index] as Disc;
    return disc.x0 < last && disc.x1 > first && first < last;
  };
}
