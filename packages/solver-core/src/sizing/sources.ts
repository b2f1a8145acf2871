import type { BeamSet } from '../beam/answer/answer.ts';
import type { OpenedSituation } from '../combinations/beam/openCombinations.ts';
import type { Combination } from '../combinations/combinations.ts';
import type { DiagramSegment } from '../diagrams/diagram.ts';
import { overlapsOf } from '../diagrams/overlaps.ts';
import { addPolynomials } from '../linalg/addPolynomials.ts';
import { shifted } from '../linalg/polynomialProduct.ts';
import type { BeamPart } from './beamParts.ts';
import type { JudgedCombination } from './limits.ts';
import type { Seat } from './seat.ts';

/** A result along a beam, or along a part of it. */
export type Segments = readonly DiagramSegment[];

/** Lists an effect of each source of a situation along the beam. */
export function listSources(
  { results }: OpenedSituation,
  effect: 'N' | 'Q' | 'M' | 'deflection',
  L: number,
): Segments[] {
  return results.map((sets) =>
    addEffects(
      sets.map((set) => ({ set, factor: 1 })),
      effect,
      L,
    ),
  );
}

/** Adds an effect of results, each times its factor; zero along the beam where there are none. */
export function addEffects(
  list: readonly { readonly set: BeamSet; readonly factor: number }[],
  effect: 'N' | 'Q' | 'M' | 'deflection',
  L: number,
): Segments {
  return (
    list
      .map(({ set, factor }) => scaleBy(set[effect].segments, factor))
      .reduce<Segments | null>((sum, own) => (sum === null ? own : addTwo(sum, own)), null) ?? [
      { x0: 0, x1: L, c: [0] },
    ]
  );
}

/** Multiplies a result by a factor. */
export function scaleBy(segments: Segments, factor: number): Segments {
  return factor === 1 ? segments : segments.map((one) => ({ ...one, c: one.c.map((a) => factor * a) }));
}

/** Adds two results along the same part of a beam. */
export function addTwo(one: Segments, other: Segments): Segments {
  return overlapsOf(one, other).map(({ x0, x1, a, b }) => ({ x0, x1, c: addPolynomials(a, b) }));
}

/** Cuts a result at the ends of a part of the beam. */
export function clipSegments(segments: Segments, { x0, x1 }: Pick<BeamPart, 'x0' | 'x1'>): Segments {
  return segments.flatMap((one) => {
    const [from, to] = [Math.max(one.x0, x0), Math.min(one.x1, x1)];
    return from < to ? [{ x0: from, x1: to, c: shifted(one.c, from - one.x0) }] : [];
  });
}

/**
 * Returns a deflection within a part, measured from the line between its displaced supports; null means that they are
 * not displaced.
 */
export function seatSegments(
  segments: Segments,
  { x0: start, x1: end }: BeamPart,
  seat: Seat | null,
): Segments {
  const { left, right } = seat ?? { left: 0, right: 0 };
  const slope = (right - left) / (end - start);
  return clipSegments(segments, { x0: start, x1: end }).map(
    ({ x0, x1, c: [level = 0, rise = 0, ...bent] }) => ({
      x0,
      x1,
      c: [level - left - slope * (x0 - start), rise - slope, ...bent],
    }),
  );
}

/** Names a combination as it is shown with a limit. */
export function nameCombination(
  { combinations: { situation, sources } }: OpenedSituation,
  { label, leading, factors }: Combination,
): JudgedCombination {
  const terms = sources.flatMap((source, k) =>
    factors[k] === 0 || factors[k] === undefined ? [] : [{ ...source, factor: factors[k] }],
  );
  return { situation, label, leading, terms };
}
