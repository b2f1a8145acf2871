import type { Theory } from '../beam/results/stressParts.ts';
import type { BeamCombiner } from '../combinations/beam/beamCombiner.ts';
import type { OpenedSituation } from '../combinations/beam/openCombinations.ts';
import type { Combination } from '../combinations/combinations.ts';
import { type Stretch, cutTogether } from '../diagrams/stretches.ts';
import { evaluate } from '../linalg/polynomial.ts';
import { type Fibre, listBands, stressesAt } from '../stress/fibres.ts';
import type { PlacedSection } from '../stress/placedSection.ts';
import { computeEquivalents, getTheoryConstants } from '../stress/strengthTheories.ts';
import type { StressRange } from '../stress/stressRanges.ts';
import { createCutSearch } from '../stress/worstFibre.ts';
import { type Segments, clipSegments } from './sources.ts';

/** Number of intervals between the sections of a stretch that are searched, from its left to its right end. */
const SECTIONS_OF_STRETCH = 8;
/** Greatest number of combinations, for each range and situation, that are then judged along the whole beam. */
const MOST_COMBINATIONS = 4;

/** The sources of a situation. */
export interface StressSources {
  readonly N: readonly Segments[];
  readonly Q: readonly Segments[];
  readonly M: readonly Segments[];
}

interface Found {
  readonly combination: Combination;
  readonly value: number;
}

/**
 * Lists the combinations whose equivalent stress is greatest at some section of a range, over all reachable forces and
 * not only over those of governing combinations; the worst first, at most four.
 *
 * Equivalent stresses are convex in the forces of a section. Without an axial force a single search of the reachable
 * (Q, M) therefore finds the worst one exactly. With an axial force the reachable stresses of each of the section's
 * fibres are searched, and the combinations that are worst for one of them are compared. The sections are both ends of
 * each stretch and seven between them. Returns null if the theories lack the outline of the section or Poisson's ratio.
 */
export function listWorstStressed(
  situation: OpenedSituation,
  sources: StressSources,
  {
    range,
    theory,
    combiner,
  }: { readonly range: StressRange; readonly theory: Theory; readonly combiner: BeamCombiner },
): readonly Combination[] | null {
  const constants = getTheoryConstants(range.material);
  const { section } = range.shape;
  if (constants === null || section === null) return null;
  const { combinations } = situation;
  const search = createCutSearch(section, constants);
  const stressOf = (N: number, Q: number, M: number) => search.greatestAfter({ N, Q, M }, theory);
  const fibres = fibresOf(section);
  const found = new Map<string, Found>();
  const take = ({ label, leading, factors }: Combination, value: number): void => {
    const key = `${label} ${leading} ${factors.join()}`;
    const before = found.get(key);
    if (before === undefined || before.value < value)
      found.set(key, { combination: { label, leading, factors }, value });
  };
  for (const { N, Q, M } of listSections(sources, range)) {
    if (N.every((value) => value === 0)) {
      const worst = combiner.worstPair(combinations, [Q, M], (q, m) => stressOf(0, q, m));
      take(worst, worst.value);
      continue;
    }
    for (const { axial, bending, shear } of fibres) {
      const worst = combiner.worstPair(
        combinations,
        [M.map((m, k) => axial * N[k]! + bending * m), Q.map((q) => shear * q)],
        (sigma, tau) => computeEquivalents(sigma, tau, constants)[theory],
      );
      const sum = (effects: readonly number[]) =>
        effects.reduce((total, effect, k) => total + worst.factors[k]! * effect, 0);
      take(worst, stressOf(sum(N), sum(Q), sum(M)));
    }
  }
  return [...found.values()]
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST_COMBINATIONS)
    .map(({ combination }) => combination);
}

/** Lists the fibres whose stresses are searched: both ends and the middle of each band of the section. */
function fibresOf(section: PlacedSection): readonly Fibre[] {
  return listBands(section).flatMap(([low, high]) => [
    ...stressesAt(section, low, 'above'),
    ...stressesAt(section, (low + high) / 2, 'above'),
    ...stressesAt(section, high, 'below'),
  ]);
}

interface SectionForces {
  readonly N: readonly number[];
  readonly Q: readonly number[];
  readonly M: readonly number[];
}

/** Lists the forces of all sources at the sections of a range. */
function listSections({ N, Q, M }: StressSources, range: StressRange): SectionForces[] {
  const clipped = [...N, ...Q, ...M].map((own) => clipSegments(own, range));
  return cutTogether(clipped, 0).flatMap((stretch) =>
    Array.from({ length: SECTIONS_OF_STRETCH + 1 }, (_, k) =>
      forcesAt(stretch, (k / SECTIONS_OF_STRETCH) * (stretch.x1 - stretch.x0), N.length),
    ),
  );
}

function forcesAt({ polynomials }: Stretch, s: number, count: number): SectionForces {
  const values = polynomials.map((c) => evaluate(c, s));
  return {
    N: values.slice(0, count),
    Q: values.slice(count, 2 * count),
    M: values.slice(2 * count),
  };
}
