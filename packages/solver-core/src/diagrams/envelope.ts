import { SAME_EXTREME, SAME_PLACE } from '../linalg/tolerance.ts';
import { turnsOf } from '../linalg/turns.ts';
import { computeBorder } from './border.ts';
import type { Diagram, DiagramSegment } from './diagram.ts';
import { makeDiagram } from './makeDiagram.ts';
import { type Stretch, cutTogether } from './stretches.ts';

/** One border of an envelope: the greatest or the least value of several diagrams at each place. */
export interface EnvelopeBorder {
  readonly diagram: Diagram;
  /** Index of the diagram that governs on each segment. */
  readonly governing: readonly number[];
  /** Index of the diagram that has the border's own extreme: the greatest value for `max`, the least for `min`. */
  readonly extremeOf: number;
}

/** The greatest and the least values of several diagrams of one beam. */
export interface Envelope {
  readonly max: EnvelopeBorder;
  readonly min: EnvelopeBorder;
}

/**
 * Computes the envelope of diagrams: at each place the greatest and the least of their values, as piecewise
 * polynomials.
 *
 * `diagrams` must contain at least one, all from the left to the right end of one beam. A border is cut where diagrams
 * cross, at the roots of their differences; its pieces are pieces of the diagrams themselves. Among equal diagrams the
 * first governs. Exact up to rounding; differences below SAME_EXTREME of their terms count as zero. Throws if there is
 * no diagram.
 *
 * @example computeEnvelope([dead.M, wind.M]).max.diagram.max // { x: 3, value: 13.9e3 }
 */
export function computeEnvelope(diagrams: readonly Diagram[]): Envelope {
  if (diagrams.length === 0) throw new Error('`computeEnvelope` needs a diagram');
  const stretches = cutTogether(
    diagrams.map(({ segments }) => segments),
    0,
  );
  const near = SAME_PLACE * (stretches.at(-1)!.x1 - stretches[0]!.x0);
  const [greatest, least] = [findExtreme(diagrams, 'max'), findExtreme(diagrams, 'min')];
  const max = createBorder(stretches, 1, near);
  const min = createBorder(stretches, -1, near);
  // The extremes are copied from the diagrams, so they agree to the last digit.
  return {
    max: { ...max, diagram: { ...max.diagram, max: diagrams[greatest]!.max }, extremeOf: greatest },
    min: { ...min, diagram: { ...min.diagram, min: diagrams[least]!.min }, extremeOf: least },
  };
}

type Border = Pick<EnvelopeBorder, 'diagram' | 'governing'>;

function createBorder(stretches: readonly Stretch[], sign: 1 | -1, near: number): Border {
  const { segments, governing } = computeBorder(stretches, sign, near);
  return { diagram: toDiagram(segments), governing };
}

/** Finds the diagram with the greatest maximum or the least minimum; the first of equal ones. */
function findExtreme(diagrams: readonly Diagram[], kind: 'max' | 'min'): number {
  const sizes = diagrams.map(({ min, max }) => Math.max(Math.abs(min.value), Math.abs(max.value)));
  const tie = SAME_EXTREME * Math.max(...sizes);
  const leads = diagrams.map((diagram) => (kind === 'max' ? 1 : -1) * diagram[kind].value);
  const most = Math.max(...leads);
  return leads.findIndex((lead) => lead >= most - tie);
}

function toDiagram(segments: readonly DiagramSegment[]): Diagram {
  const at: number[] = [];
  const first = [0];
  for (const { x0, x1, c } of segments) {
    at.push(...turnsOf(c, x1 - x0));
    first.push(at.length);
  }
  return makeDiagram({
    places: Float64Array.from([...segments.map(({ x0 }) => x0), segments.at(-1)!.x1]),
    polynomialAt: (p) => segments[p]!.c,
    turns: { first: Int32Array.from(first), at },
  }).diagram;
}
