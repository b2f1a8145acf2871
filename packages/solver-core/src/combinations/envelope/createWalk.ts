import { governingPieces } from '../../diagrams/border.ts';
import { type Rival, createContest, addFactors } from './contest.ts';
import type { SourceStretch } from './cutSources.ts';
import type { KnownCombinations } from './knownCombinations.ts';
import type { EnvelopePlan } from './plan.ts';
import { createSums } from './sums.ts';

/** A piece of a stretch, from its left end, with the index of the combination that governs it. */
export interface GovernedPiece {
  readonly from: number;
  readonly to: number;
  readonly index: number;
  /** The governing value in powers of the distance from the left end of the stretch. */
  readonly c: readonly number[];
}

/** How one border is followed, and where its combinations are stored. */
export interface WalkOptions {
  readonly sign: 1 | -1;
  readonly known: Pick<KnownCombinations, 'indexOf'>;
}

/** Lists the governing combinations along a stretch. Places closer than `near` count as one. */
export type Walk = (stretch: SourceStretch, near: number) => readonly GovernedPiece[];

/**
 * Creates a function that follows a border along stretches and lists the governing combinations of one after another.
 * Where a source changes its sign, its choice changes. Between these places, the actions compete for the lead, and the
 * expressions compete with one another. Its buffers serve all stretches.
 */
export function createWalk(plan: EnvelopePlan, size: number, { sign, known }: WalkOptions): Walk {
  const sums = createSums(plan, size, sign);
  const { settle } = createContest(plan, sums, { size, sign });
  const factors = new Float64Array(plan.groups.of.length);
  return (stretch, near) => {
    const pieces: GovernedPiece[] = [];
    const take = (rival: Rival, from: number, to: number): void => {
      factors.fill(0);
      const leading = addFactors(rival, plan, sums, factors);
      const index = known.indexOf({ label: rival.label, leading, factors });
      const last = pieces.at(-1);
      if (last?.index === index) pieces[pieces.length - 1] = { ...last, to };
      else pieces.push({ from, to, index, c: rival.polynomial() });
    };
    const arrangements = listArrangements(stretch, plan, { sign, near });
    let next = 0;
    const { ends } = stretch.cells;
    for (let cell = 0; cell + 1 < ends.length; cell++) {
      const end = ends[cell + 1]!;
      sums.enter(stretch.cells, cell);
      for (let from = ends[cell]!; from < end;) {
        while (next < arrangements.length && arrangements[next]! <= from + near) next++;
        const cut = arrangements[next] ?? Infinity;
        const to = cut < end - near ? cut : end;
        sums.arrange(stretch.sumOf, (from + to) / 2);
        settle({ from, to, near }, take);
        from = to;
      }
    }
    return pieces;
  };
}

/** Lists the places where the worst arrangement of a part changes, from left to right. */
function listArrangements(
  { x0, x1, sumOf }: SourceStretch,
  { parts }: EnvelopePlan,
  { sign, near }: { readonly sign: 1 | -1; readonly near: number },
): readonly number[] {
  const places = parts.flatMap(({ choices }) =>
    (['factor', 'lead'] as const).flatMap((as) => {
      const polynomials = choices.map(({ sources, [as]: factor }) =>
        sources.length === 0 ? [0] : sumOf(sources).map((one) => factor * one),
      );
      return governingPieces({ x0, x1, polynomials }, sign, near).map(({ from }) => from);
    }),
  );
  return places.sort((a, b) => a - b);
}
