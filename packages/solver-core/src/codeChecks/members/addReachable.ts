import type { CombinedBeam, UncombinedBeam } from '../../combinations/beam/answer.ts';
import type { Combination, Combinations } from '../../combinations/combinations.ts';
import type { NamedCombination } from '../../combinations/document/namedCombinations.ts';
import { findGoverning } from '../../combinations/findGoverning.ts';
import { findWorstPair } from '../../combinations/findWorstPair.ts';
import { cutTogether } from '../../diagrams/stretches.ts';
import { evaluate } from '../../linalg/polynomial.ts';
import { JUST_WITHIN } from '../../linalg/tolerance.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import type { MemberLimits } from '../../model/common/document.ts';
import { type Segments, clipSegments } from '../../sizing/sources.ts';
import { isStrength } from '../isStrength.ts';
import { CODES } from './codes.ts';
import { placesOf } from './heldPlaces.ts';
import { listRanges } from './listRanges.ts';
import { type Scale, scaleOf } from './loadings.ts';
import type { MemberCode, MemberOrder } from './memberCheck.ts';
import type { MemberRange } from './memberRange.ts';
import { polynomialAt } from './piecewise.ts';

/** Sections of a stretch of the diagrams at which pairs of forces are searched for, from its left to its right end. */
const SECTIONS_OF_STRETCH = 4;
/** Greatest number of combinations added for each range and pair of forces. */
const MOST_OF_RANGE = 4;
/** Greatest number of combinations added for buckling in a situation. */
const MOST_OF_BUCKLING = 24;
/**
 * If the number of governing combinations times the number of free stretches exceeds this, none is added for buckling,
 * because with the others they would be too many for buckling to be judged at all.
 */
const MOST_BESIDE = 500;
/** Weights of the mean moment of a free stretch relative to its moment at one place. */
const MEAN_WEIGHTS = [0.5, 1, 2, 4];

/**
 * Adds to the combinations of strength those that may be worst for a check without governing any single effect.
 *
 * For bending with shear and with axial force, these are the worst (Q, M) and (N, M) among all combinations at both
 * ends of each stretch of the diagrams and at three sections between. The checks of a section are quasi-convex in such
 * a pair, so no combination is worse there; all three forces together are judged for these combinations only.
 *
 * Lateral-torsional buckling is not a convex function of the forces, because it depends on the shape of the moment
 * diagram. The added combinations have both a large moment within a free stretch and a large mean moment there, which
 * is the least favourable shape. They are not proved to be the worst of all.
 *
 * Sets that are not combined, and documents without a standard, are returned unchanged.
 */
export function addReachable<Combined extends CombinedBeam | UncombinedBeam | null>(
  document: BeamCase,
  combined: Combined,
  limits: MemberLimits | null | undefined,
): Combined {
  if (combined === null || !combined.ok || !limits) return combined;
  const scale = scaleOf(document.units.system);
  const code = CODES[limits.standard];
  const { ranges } = listRanges(document, limits, { ...scale, code });
  if (ranges.length === 0) return combined;
  const held = placesOf(document, limits, 1);
  const situations = combined.situations.map((one, index) => {
    if (!isStrength(one.situation, limits.standard)) return one;
    const { combinations, segments } = combined.sources[index]!;
    const forces = { N: segments.N!, Q: segments.Q!, M: segments.M! };
    const order: MemberOrder = { limits, method: one.situation === 'ASD' ? 'ASD' : 'LRFD' };
    const found = [
      ...ranges.flatMap((range) => listWorstPairs(combinations, forces, { range, code, scale, order })),
      ...(held === null || held === 'continuous' || one.combinations.length * (held.length + 1) > MOST_BESIDE
        ? []
        : listBent(combinations, forces.M, [0, ...held, document.L])),
    ];
    return { ...one, combinations: withFound(one, found) };
  });
  return { ...combined, situations };
}

type Sources = Readonly<Record<'N' | 'Q' | 'M', readonly Segments[]>>;

interface Judged {
  readonly range: MemberRange;
  readonly code: MemberCode;
  readonly scale: Scale;
  readonly order: MemberOrder;
}

/** Lists the combinations that are worst at some section of a range, the worst first. */
function listWorstPairs(
  combinations: Combinations,
  { N, Q, M }: Sources,
  { range, code, scale, order }: Judged,
): readonly Combination[] {
  const own = { x0: range.x0 / scale.length, x1: range.x1 / scale.length };
  const piece = (c: number): Segments => [{ x0: range.x0, x1: range.x1, c: [c] }];
  const use = (n: number, q: number, m: number): number => {
    const forces = {
      N: piece(n * scale.force),
      Q: piece(q * scale.force),
      M: piece(m * scale.force * scale.length),
    };
    const checks = code.checkSections(range, forces, order) ?? [];
    return checks.reduce((most, { utilisation }) => Math.max(most, utilisation), 0);
  };
  const count = M.length;
  const found: { readonly one: Combination; readonly value: number }[] = [];
  const take = (
    pair: readonly [readonly number[], readonly number[]],
    judge: (a: number, b: number) => number,
  ) => {
    const { value, label, leading, factors } = findWorstPair(combinations, pair, judge);
    found.push({ one: { label, leading, factors }, value });
  };
  const clipped = [...N, ...Q, ...M].map((source) => clipSegments(source, own));
  for (const { x0, x1, polynomials } of cutTogether(clipped, 0))
    for (let k = 0; k <= SECTIONS_OF_STRETCH; k++) {
      const values = polynomials.map((c) => evaluate(c, (k / SECTIONS_OF_STRETCH) * (x1 - x0)));
      const [n, q, m] = [values.slice(0, count), values.slice(count, 2 * count), values.slice(2 * count)];
      take([q, m], (Q, M) => use(0, Q, M));
      if (n.some((value) => value !== 0)) take([n, m], (N, M) => use(N, 0, M));
    }
  return worstOf(found, MOST_OF_RANGE);
}

/** Lists combinations that cause both a large moment at one place of a free stretch and a large mean moment. */
function listBent(
  combinations: Combinations,
  M: readonly Segments[],
  places: readonly number[],
): readonly Combination[] {
  const ends = [...new Set(places)].sort((a, b) => a - b);
  const found = ends.slice(1).flatMap((x1, k) => {
    const x0 = ends[k]!;
    const at = [JUST_WITHIN, 0.25, 0.5, 0.75, 1 - JUST_WITHIN].map((part) => {
      const x = x0 + part * (x1 - x0);
      return M.map((source) => polynomialAt(source, x));
    });
    const [a, b, c, d, e] = at;
    // Boole's rule gives the exact mean of a moment of up to the fifth degree.
    const mean = M.map((_, s) => (7 * (a![s]! + e![s]!) + 32 * (b![s]! + d![s]!) + 12 * c![s]!) / 90);
    return at.flatMap((moments) =>
      MEAN_WEIGHTS.flatMap((weight) =>
        (['max', 'min'] as const).map((kind) => {
          const { value, ...one } = findGoverning(
            combinations,
            moments.map((moment, s) => moment + weight * mean[s]!),
            kind,
          );
          return { one, value: Math.abs(value) / (1 + weight) };
        }),
      ),
    );
  });
  return worstOf(found, MOST_OF_BUCKLING);
}

/** Returns distinct combinations with the greatest values. */
function worstOf(
  found: readonly { readonly one: Combination; readonly value: number }[],
  most: number,
): readonly Combination[] {
  const distinct = new Map<string, Combination>();
  for (const { one } of found.toSorted((a, b) => b.value - a.value)) {
    if (distinct.size === most) break;
    const key = keyOf(one);
    if (!distinct.has(key)) distinct.set(key, one);
  }
  return [...distinct.values()];
}

const keyOf = ({ label, leading, factors }: Combination): string => `${label} ${leading} ${factors.join()}`;

/** Appends combinations that a situation does not list yet. */
function withFound(
  { situation, sources, combinations }: CombinedBeam['situations'][number],
  found: readonly Combination[],
): readonly NamedCombination[] {
  const known = new Set(combinations.map(keyOf));
  const list = [...combinations];
  for (const one of found) {
    const key = keyOf(one);
    if (known.has(key)) continue;
    known.add(key);
    const terms = sources.flatMap((source, k) =>
      one.factors[k] === 0 ? [] : [{ ...source, factor: one.factors[k]! }],
    );
    list.push({ ...one, id: `${situation} ${list.length + 1}`, terms });
  }
  return list;
}
