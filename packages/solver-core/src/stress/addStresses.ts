import type { BeamSet, SolvedBeam, StressedOptions } from '../beam/answer/answer.ts';
import { includesPart } from '../beam/answer/includesPart.ts';
import type { BeamPoint, StressGap, StressProfile, StressedPoint } from '../beam/results/stressParts.ts';
import type { BeamCase } from '../model/beam/document.ts';
import { computeStresses } from './computeStresses.ts';
import { profileInRanges, stressInRanges } from './stressAt.ts';
import { placeSections } from './stressRanges.ts';
import type { StressRange } from './stressRanges.ts';

/**
 * Adds the stresses to the results of a solved beam: S and T of every set; EQ (`include` 'eq') and the shear stress
 * over the height where it is greatest (`include` 'profile') by the rule that applies to all parts of the results; and
 * the stress state at each point of `stress`.
 *
 * `document` is the document that was solved, `options` are those of the solve. Unknown results are null, and
 * `stresses.gaps` gives the reasons. Source: THEORY.md, "Stresses".
 *
 * @example addStresses(document, answer).sets[0].S?.bottom.max // { x: 3, value: 117.2 }
 */
export function addStresses(
  document: BeamCase,
  answer: SolvedBeam,
  options: StressedOptions = {},
): SolvedBeam & Required<Pick<SolvedBeam, 'stresses'>> {
  const hasTheories = includesPart('eq', answer.sets, options);
  const hasProfile = includesPart('profile', answer.sets, options);
  const { sets, places, gaps } = computeStresses(document, answer, { hasTheories });
  const ranges = placeSections(document);
  const stressed = answer.sets.map((set, k): BeamSet => {
    const whole = { ...set, ...sets[k]! };
    return { ...whole, profile: hasProfile ? findProfile(whole, ranges) : null };
  });
  const points = (options.stress ?? []).map((point) => stressPoint(point, stressed, ranges));
  return {
    ...answer,
    sets: stressed,
    stresses: { places, gaps: [...gaps, ...outsideGaps(points, ranges)], points },
  };
}

/** Returns the profile at the place of the greatest shear stress, on the side where it occurs. */
function findProfile(set: BeamSet, ranges: readonly StressRange[] | null): StressProfile | null {
  if (!set.T) return null;
  const { min, max, segments } = set.T;
  const { x, value } = -min.value > max.value ? min : max;
  // The greatest value may belong to the segment that ends there or to the one that begins there.
  const jump = set.T.jumps.find((one) => one.x === x);
  const isLeft = jump
    ? Math.abs(jump.left - value) < Math.abs(jump.right - value)
    : x === segments.at(-1)!.x1;
  const side = isLeft ? 'left' : 'right';
  const ordinates = profileInRanges(ranges, set, { x, side });
  return ordinates && { x, side, ordinates };
}

function stressPoint(
  { x, y, z, side = 'right', level = 'above' }: BeamPoint,
  sets: readonly BeamSet[],
  ranges: readonly StressRange[] | null,
): StressedPoint {
  const point = { x, y, z, side, level };
  return { ...point, cases: sets.map((set) => stressInRanges(ranges, set, point)) };
}

/**
 * Reports points whose stresses are unknown although all sections have outlines, because they lie outside the material.
 */
function outsideGaps(points: readonly StressedPoint[], ranges: readonly StressRange[] | null): StressGap[] {
  if (!ranges || ranges.some(({ shape }) => !shape.section)) return [];
  return points.flatMap(({ cases }, i) =>
    cases.every((state) => state === null) ? [{ code: 'stress.outside', path: `/stress/${i}` } as const] : [],
  );
}
