import {
  type CombinedBeam,
  type HullCorner,
  computeReachableHull,
  findCause,
} from '@eecs/solver-core/combinations';

/** The effects of a pair: the axial force beside the moment, the shear force where there is no axial force. */
export type PairEffect = 'N' | 'Q';

/** A section of a beam whose reachable pairs are drawn. */
export interface PairSection {
  readonly x: number;
  readonly side: 'left' | 'right';
}

/** A corner of the reachable pairs, with the index of its combination where that is listed. */
export interface PairCorner extends HullCorner {
  readonly combination: number | null;
}

/** Returns which effect stands beside the moment. */
export function choosePair({ situations }: CombinedBeam, index: number): PairEffect {
  const { N } = situations[index]!.effects;
  return N !== undefined && (N.max.extreme.value !== 0 || N.min.extreme.value !== 0) ? 'N' : 'Q';
}

/** Lists the sections where a moment governs in some span, the one with the greatest moment of the beam first. */
export function listSections({ situations }: CombinedBeam, index: number): readonly PairSection[] {
  const points = situations[index]!.spans.flatMap(({ M: { max, min } }) => [max, min])
    .filter(({ value }) => value !== 0)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
  const seen = new Set<number>();
  return points.flatMap(({ x, side }) => (seen.has(x) ? [] : (seen.add(x), [{ x, side }])));
}

/** Computes the corners of the reachable pairs at a section, anticlockwise. */
export function listCorners(
  beam: CombinedBeam,
  index: number,
  { pair, x, side }: PairSection & { readonly pair: PairEffect },
): readonly PairCorner[] {
  const { combinations } = beam.sources[index]!;
  const effectsOf = (effect: PairEffect | 'M') =>
    findCause(beam, { situation: index, effect, kind: 'max', x, side }).effects;
  const listed = beam.situations[index]!.combinations;
  return computeReachableHull(combinations, effectsOf(pair), effectsOf('M')).map((corner) => {
    const found = listed.findIndex(
      ({ label, factors }) =>
        label === corner.label && factors.every((factor, k) => Math.abs(factor - corner.factors[k]!) < SAME),
    );
    return { ...corner, combination: found < 0 ? null : found };
  });
}

/** Factors of standards have few digits. */
const SAME = 1e-9;
