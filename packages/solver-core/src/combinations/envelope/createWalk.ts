import { governingPieces } from '../../diagrams/border.ts';
import { type Rival, createContest, addFactors } from './contest.ts';
import type { SourceStretch } from './cutSources.ts';
import type { KnownCombinations } from './knownCombinations.ts';
import type { EnvelopePlan, PlannedPart } from './plan.ts';
import { createSums } from './sums.ts';

/** A piece of a stretch, from its left end, with the index of the combination that governs it. */
export interface GovernedPiece {
  readonly from: number;
  readonly to: number;
  readonly index: number;
}

/** How one border is walked, and where its combinations are kept. */
export interface WalkOptions {
  readonly sign: 1 | -1;
  /** Places closer than this count as one. */
  readonly near: number;
  readonly known: Pick<KnownCombinations, 'indexOf'>;
}

/**
 * Creates a walk along stretches, which lists the governing combinations of one after another. Where a sum of sources
 * changes its sign, the choices of its parts change, and no others. Between these places, the actions compete for the
 * lead, and the expressions compete with one another. Its buffers serve all stretches.
 */
export function createWalk(
  plan: EnvelopePlan,
  stretches: readonly SourceStretch[],
  { sign, near, known }: WalkOptions,
): (stretch: SourceStretch) => readonly GovernedPiece[] {
  const size = Math.max(
    1,
    ...stretches.map(({ polynomials }) => Math.max(...polynomials.map((c) => c.length))),
  );
  const sums = createSums(plan, size, sign);
  const { settle } = createContest(plan, sums, { size, sign, near });
  const factors = new Float64Array(stretches[0]!.polynomials.length);
  return (stretch) => {
    const h = stretch.x1 - stretch.x0;
    const pieces: GovernedPiece[] = [];
    const take = (rival: Rival, from: number, to: number): void => {
      factors.fill(0);
      const leading = addFactors(rival, plan, sums, factors);
      const index = known.indexOf({ label: rival.label, leading, factors });
      const last = pieces.at(-1);
      if (last?.index === index) pieces[pieces.length - 1] = { ...last, to };
      else pieces.push({ from, to, index });
    };
    const changes = listChanges(stretch, plan, { sign, near });
    sums.open(stretch);
    let from = 0;
    let pending = 0;
    let next = 0;
    while (from < h) {
      const to = changes[next]?.s ?? h;
      const middle = (from + to) / 2;
      if (from === 0) plan.parts.forEach((_, p) => sums.choose(p, middle));
      for (let k = pending; k < next; k++) sums.choose(changes[k]!.part, middle);
      // A change so near behind the cut that the piece's middle was before it counts again at the next cut.
      while (pending < next && changes[pending]!.s <= middle) pending++;
      settle(from, to, take);
      while (next < changes.length && changes[next]!.s - to <= near) next++;
      from = to;
    }
    return pieces;
  };
}

interface Change {
  readonly s: number;
  readonly part: number;
}

/** Lists the places where the worst choice of a part changes, from left to right. */
function listChanges(
  stretch: SourceStretch,
  { parts }: EnvelopePlan,
  { sign, near }: { readonly sign: 1 | -1; readonly near: number },
): readonly Change[] {
  const h = stretch.x1 - stretch.x0;
  const changes: Change[] = [];
  parts.forEach((part, p) => {
    for (const s of changesOf(part)) if (s > near && s < h - near) changes.push({ s, part: p });
  });
  return changes.sort((a, b) => a.s - b.s);

  function changesOf({ choices, only }: PlannedPart): readonly number[] {
    if (choices.length === 1 || only?.length === 0) return [];
    if (only !== null) return stretch.sumOf(only).roots;
    return (['factor', 'lead'] as const).flatMap((as) => {
      const polynomials = choices.map((choice) => {
        const { sources, [as]: factor } = choice;
        return sources.length === 0 ? [0] : stretch.sumOf(sources).c.map((one) => factor * one);
      });
      return governingPieces({ x0: 0, x1: h, polynomials }, sign, near).map(({ from }) => from);
    });
  }
}
