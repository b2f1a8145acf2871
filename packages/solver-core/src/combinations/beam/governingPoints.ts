import type { Diagram, DiagramPoint } from '../../diagrams/diagram.ts';
import { toDiagram } from '../../diagrams/toDiagram.ts';
import { evaluate } from '../../linalg/polynomial.ts';
import { shifted } from '../../linalg/polynomialProduct.ts';
import type { Combination } from '../combinations.ts';
import type { CombinationList } from '../document/namedCombinations.ts';
import { findGoverning } from '../findGoverning.ts';
import type { GoverningPoint, SituationSources } from './answer.ts';
import type { BeamEffect, Segments } from './beamEffects.ts';

/** A place at which an effect governs, with its combination if that is known. */
interface AskedPoint {
  readonly x: number;
  readonly kind: 'max' | 'min';
  /** The side of a jump; without it, both sides count, and the greater or smaller value is taken. */
  readonly side?: 'left' | 'right' | undefined;
}

/** Reads governing values of a situation with their causes. */
export interface PointReader {
  /** The effects of the situation. */
  readonly effects: readonly BeamEffect[];
  readonly read: (effect: BeamEffect, point: AskedPoint) => GoverningPoint;
}

/** Creates a reader of governing values at places of a beam. Combinations that govern there are added to the list. */
export function createPointReader(
  { combinations, segments }: SituationSources,
  named: Pick<CombinationList, 'indexOf'>,
): PointReader {
  const effects = Object.keys(segments) as BeamEffect[];
  const effectsAt = (effect: BeamEffect, x: number, side: 'left' | 'right') =>
    valuesAt(segments[effect]!, x, side);
  return {
    effects,
    read: (effect, { x, kind, side: asked }) => {
      const sides = asked === undefined ? (['left', 'right'] as const) : [asked];
      const values = sides.map((side) => ({ side, own: effectsAt(effect, x, side) }));
      const [first, second] = values;
      // Without a jump, both sides equal the left one.
      const isOne = second?.own.every((value, k) => value === first!.own[k]) ?? false;
      const found = (isOne ? [first!] : values).map(({ side, own }) => ({
        side,
        own,
        governing: findGoverning(combinations, own, kind),
      }));
      const sign = kind === 'max' ? 1 : -1;
      const { side, own, governing } = found.reduce((most, one) =>
        sign * one.governing.value > sign * most.governing.value ? one : most,
      );
      return {
        value: governing.value,
        x,
        side,
        combination: named.indexOf(governing),
        effects: own,
        coincident: Object.fromEntries(
          effects.map((other) => [other, sumAt(segments[other]!, governing, { x, side })]),
        ),
      };
    },
  };
}

/**
 * The values of all results at a place. Most results have the same segments, so the segment of one is tried first for
 * the next.
 */
function valuesAt(list: readonly Segments[], x: number, side: 'left' | 'right'): readonly number[] {
  let last = 0;
  return list.map((own) => {
    last = findSegment(own, { x, side, last });
    const { x0, c } = own[last]!;
    return evaluate(c, x - x0);
  });
}

function sumAt(
  list: readonly Segments[],
  { factors }: Combination,
  { x, side }: { readonly x: number; readonly side: 'left' | 'right' },
): number {
  let last = 0;
  let total = 0;
  for (let k = 0; k < list.length; k++) {
    if (factors[k] === 0) continue;
    last = findSegment(list[k]!, { x, side, last });
    const { x0, c } = list[k]![last]!;
    total += factors[k]! * evaluate(c, x - x0);
  }
  return total;
}

interface Sought {
  readonly x: number;
  readonly side: 'left' | 'right';
  /** The segment that is tried first. */
  readonly last: number;
}

function findSegment(segments: Segments, { x, side, last }: Sought): number {
  const isLeft = side === 'left';
  const end = segments.length - 1;
  let k = Math.min(last, end);
  while (k > 0 && (isLeft ? x <= segments[k]!.x0 : x < segments[k]!.x0)) k--;
  while (k < end && (isLeft ? x > segments[k]!.x1 : x >= segments[k]!.x1)) k++;
  return k;
}

/** Finds the extreme of a diagram between two places; at the ends, the limits from inside count. */
export function extremeWithin(
  { segments }: Diagram,
  { x0, x1 }: { readonly x0: number; readonly x1: number },
  kind: 'max' | 'min',
): DiagramPoint & { readonly side?: 'left' | 'right' | undefined } {
  const within = segments
    .filter((segment) => segment.x1 > x0 && segment.x0 < x1)
    .map((segment) => {
      const from = Math.max(segment.x0, x0);
      return { x0: from, x1: Math.min(segment.x1, x1), c: shifted(segment.c, from - segment.x0) };
    });
  const point = toDiagram(within)[kind];
  return { ...point, side: point.x === x0 ? 'right' : point.x === x1 ? 'left' : undefined };
}
