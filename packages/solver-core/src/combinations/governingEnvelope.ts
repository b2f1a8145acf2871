import type { Diagram, DiagramSegment } from '../diagrams/diagram.ts';
import { toDiagram } from '../diagrams/toDiagram.ts';
import { evaluate } from '../linalg/polynomial.ts';
import { shifted } from '../linalg/polynomialProduct.ts';
import type { Combination, Combinations } from './combinations.ts';
import { type CutSources, cutSources } from './envelope/cutSources.ts';
import { type KnownCombinations, createKnownCombinations } from './envelope/knownCombinations.ts';
import { type EnvelopePlan, planEnvelope } from './envelope/plan.ts';
import { type Walk, type WalkOptions, createWalk } from './envelope/createWalk.ts';
import type { Governing } from './findGoverning.ts';

/** One border of an envelope over all combinations. */
export interface GoverningBorder {
  readonly diagram: Diagram;
  /** The few combinations that govern somewhere, from left to right. */
  readonly combinations: readonly Combination[];
  /** The index of the combination for each segment of the diagram. */
  readonly governing: readonly number[];
  /** The greatest value of the upper border, or the least of the lower one, with its combination. */
  readonly extreme: Governing & { readonly x: number };
}

/** The least and the greatest value of an effect along a beam, over all combinations. */
export interface GoverningEnvelope {
  readonly max: GoverningBorder;
  readonly min: GoverningBorder;
}

type Segments = readonly DiagramSegment[];

/**
 * Computes the envelope of an effect over all combinations, exactly, without listing them.
 *
 * `diagrams` contains one diagram for each source, all of one effect and from the left to the right end of one beam.
 * Each action takes its worst choice at each place. The borders therefore change where an effect changes its sign,
 * where another action leads and where another expression governs. All of these places are roots of polynomials. Each
 * segment is the sum of the diagrams times the factors of its combination.
 */
export function computeGoverningEnvelope(
  combinations: Combinations,
  diagrams: readonly Pick<Diagram, 'segments'>[],
): GoverningEnvelope {
  const plan = planEnvelope(combinations);
  const sources = cutSources(
    diagrams.map(({ segments }) => segments),
    plan.groups,
  );
  const border = (kind: 'max' | 'min'): GoverningBorder => {
    const known = createKnownCombinations();
    const { diagram, governing, extreme } = computeGoverningBorder(plan, sources, { kind, known });
    const { at, x, value } = extreme;
    return { diagram, combinations: known.list, governing, extreme: { ...known.list[at]!, x, value } };
  };
  return { max: border('max'), min: border('min') };
}

/** One border of an envelope, with the indices of its combinations in a list that the caller keeps. */
export interface IndexedBorder extends Pick<GoverningBorder, 'diagram' | 'governing'> {
  readonly extreme: { readonly at: number; readonly x: number; readonly value: number };
}

/** Computes one border of sources that are already cut. Governing combinations are added to `known`. */
export function computeGoverningBorder(
  plan: EnvelopePlan,
  cut: CutSources,
  { kind, known }: { readonly kind: 'max' | 'min'; readonly known: Pick<KnownCombinations, 'indexOf'> },
): IndexedBorder {
  const sign = kind === 'max' ? 1 : -1;
  const walk = openWalk(plan, cut.size, { sign, known });
  const governing: number[] = [];
  const segments: DiagramSegment[] = [];
  for (const stretch of cut.stretches) {
    const { x0, x1 } = stretch;
    for (const { from, to, index, c } of walk(stretch, cut.near)) {
      governing.push(index);
      segments.push({
        x0: x0 + from,
        x1: to === x1 - x0 ? x1 : x0 + to,
        c: from === 0 ? c : shifted(c, from),
      });
    }
  }
  const diagram = toDiagram(segments);
  const { x, value } = diagram[kind];
  return { diagram, governing, extreme: { at: governing[findSegment(segments, x, sign)]!, x, value } };
}

/** The walks of plans. A frame has thousands of borders, and the buffers of a walk serve all of one plan. */
const walksOf = /* @__PURE__ */ new WeakMap<
  EnvelopePlan,
  { readonly known: object; readonly walks: Map<number, Walk> }
>();

/** Returns the walk of a plan for polynomials of a size. */
function openWalk(plan: EnvelopePlan, size: number, options: WalkOptions): Walk {
  const { sign, known } = options;
  let own = walksOf.get(plan);
  if (own?.known !== known) walksOf.set(plan, (own = { known, walks: new Map() }));
  let walk = own.walks.get(sign * size);
  if (walk === undefined) own.walks.set(sign * size, (walk = createWalk(plan, size, options)));
  return walk;
}

/** Finds which of the segments that meet at a place has the greatest value there, or the least. */
function findSegment(segments: Segments, x: number, sign: 1 | -1): number {
  let best = 0;
  let most = -Infinity;
  segments.forEach(({ x0, x1, c }, k) => {
    const value = sign * evaluate(c, x - x0);
    if (x >= x0 && x <= x1 && value > most) [best, most] = [k, value];
  });
  return best;
}
