import { computeBorder } from '../diagrams/border.ts';
import type { Diagram, DiagramSegment } from '../diagrams/diagram.ts';
import { cutTogether } from '../diagrams/stretches.ts';
import { toDiagram } from '../diagrams/toDiagram.ts';
import { addPolynomials } from '../linalg/addPolynomials.ts';
import { evaluate } from '../linalg/polynomial.ts';
import { SAME_PLACE } from '../linalg/tolerance.ts';
import type { Combination, Combinations, Member, Slot } from './combinations.ts';
import { type Governing, findGoverning } from './findGoverning.ts';

/** One border of an envelope over all combinations. */
export interface GoverningBorder {
  readonly diagram: Diagram;
  /** The few combinations that govern somewhere, from the left to the right. */
  readonly combinations: readonly Combination[];
  /** For each segment of the diagram the index of its combination. */
  readonly governing: readonly number[];
  /** The greatest value of the upper border, or the least of the lower one, with its combination. */
  readonly extreme: Governing & { readonly x: number };
}

/** Between which values an effect lies along a beam, over all combinations. */
export interface GoverningEnvelope {
  readonly max: GoverningBorder;
  readonly min: GoverningBorder;
}

type Segments = readonly DiagramSegment[];

/**
 * Computes the envelope of an effect over all combinations, exactly, without listing them.
 *
 * `diagrams` one for each source, all of one effect and from the left to the right end of one beam. Each action takes
 * its worst choice at each place, so that borders change where effects change their sign, where another action leads
 * and where another expression governs. All of these places are roots of polynomials. Each segment is the sum of the
 * diagrams times the factors of its combination.
 */
export function computeGoverningEnvelope(
  combinations: Combinations,
  diagrams: readonly Diagram[],
): GoverningEnvelope {
  return {
    max: createBorder(combinations, diagrams, 1),
    min: createBorder(combinations, diagrams, -1),
  };
}

function createBorder(
  combinations: Combinations,
  diagrams: readonly Diagram[],
  sign: 1 | -1,
): GoverningBorder {
  const sources = diagrams.map(({ segments }) => segments);
  const [x0, x1] = [sources[0]![0]!.x0, sources[0]!.at(-1)!.x1];
  const algebra = createAlgebra(sign, SAME_PLACE * (x1 - x0), [{ x0, x1, c: [0] }]);
  const outline = algebra.border(
    combinations.expressions.map(({ slots }) => borderOfSlots(slots, sources, algebra)),
  );
  const kind = sign === 1 ? 'max' : 'min';
  const found: Combination[] = [];
  const indexOf = new Map<string, number>();
  const governing: number[] = [];
  // The cuts are the outline's; what stands between them is summed anew from the sources.
  const stretches = cutTogether([outline, ...sources], algebra.near);
  const segments = stretches.map(({ x0: from, x1: to, polynomials }): DiagramSegment => {
    const [, ...parts] = polynomials;
    const middle = (to - from) / 2;
    const { label, leading, factors } = findGoverning(
      combinations,
      parts.map((c) => evaluate(c, middle)),
      kind,
    );
    const key = `${label} ${leading} ${factors.join()}`;
    if (!indexOf.has(key)) indexOf.set(key, found.push({ label, leading, factors }) - 1);
    governing.push(indexOf.get(key)!);
    const c = parts.reduce<readonly number[]>(
      (sum, part, k) =>
        addPolynomials(
          sum,
          part.map((coefficient) => factors[k]! * coefficient),
        ),
      [0],
    );
    return { x0: from, x1: to, c };
  });
  const diagram = toDiagram(segments);
  const { x, value } = diagram[kind];
  const at = findSegment(segments, x, sign);
  return {
    diagram,
    combinations: found,
    governing,
    extreme: { ...found[governing[at]!]!, x, value },
  };
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

/** Operations on piecewise polynomials that lead to a border. */
interface Algebra {
  readonly near: number;
  readonly nothing: Segments;
  /** The greatest of several, or the least. */
  readonly border: (list: readonly Segments[]) => Segments;
  readonly sum: (list: readonly Segments[]) => Segments;
}

function createAlgebra(sign: 1 | -1, near: number, nothing: Segments): Algebra {
  return {
    near,
    nothing,
    border: (list) =>
      list.length === 1 ? list[0]! : computeBorder(cutTogether(list, near), sign, near).segments,
    sum: (list) => {
      if (list.length === 0) return nothing;
      if (list.length === 1) return list[0]!;
      return cutTogether(list, near).map(({ x0, x1, polynomials }) => ({
        x0,
        x1,
        c: polynomials.reduce((sum, one) => addPolynomials(sum, one)),
      }));
    },
  };
}

/** The border of one expression: every action at its worst, and what the best leader gains. */
function borderOfSlots(slots: readonly Slot[], sources: readonly Segments[], algebra: Algebra): Segments {
  const rest = slots.map((slot) => borderOfSlot(slot, sources, algebra, 'factor'));
  const gains = slots.flatMap((slot, k) =>
    slot.leads
      ? [algebra.sum([borderOfSlot(slot, sources, algebra, 'lead'), timesFactor(rest[k]!, -1)])]
      : [],
  );
  return algebra.sum([...rest, ...(gains.length > 0 ? [algebra.border([algebra.nothing, ...gains])] : [])]);
}

function borderOfSlot(
  { members }: Slot,
  sources: readonly Segments[],
  algebra: Algebra,
  as: 'factor' | 'lead',
): Segments {
  const borderOfMember = ({ parts }: Member) =>
    algebra.sum(
      parts.map((choices) =>
        algebra.border(
          choices.map((choice) =>
            timesFactor(algebra.sum(choice.sources.map((k) => sources[k]!)), choice[as]),
          ),
        ),
      ),
    );
  return algebra.border(members.map(borderOfMember));
}

function timesFactor(segments: Segments, factor: number): Segments {
  return segments.map(({ x0, x1, c }) => ({ x0, x1, c: c.map((coefficient) => factor * coefficient) }));
}
