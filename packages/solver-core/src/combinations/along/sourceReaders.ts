import { firstIndex } from '../../linalg/firstIndex.ts';
import { evaluate } from '../../linalg/polynomial.ts';
import type { CutSources } from '../envelope/cutSources.ts';
import type { Segments } from './addSegments.ts';

/** A place on a beam or a member, with the side of a jump. */
export interface Place {
  readonly x: number;
  readonly side: 'left' | 'right';
}

/** Reads the effects of all sources at a place. */
export interface SourceReader<Effect extends string> {
  /** The effects that can be read. */
  readonly effects: readonly Effect[];
  readonly valuesAt: (effect: Effect, place: Place) => readonly number[];
  /** Returns the sum of the values times the factors of the sources. */
  readonly sumAt: (effect: Effect, factors: readonly number[], place: Place) => number;
}

/** Reads sources that are already cut, for many places of one beam or member. */
export function readCuts<Effect extends string>(cuts: ReadonlyMap<Effect, CutSources>): SourceReader<Effect> {
  const open = (effect: Effect, { x, side }: Place) => {
    const { stretches, size } = cuts.get(effect)!;
    const at = firstIndex(0, stretches.length - 1, (k) => {
      const end = stretches[k]!.x1;
      return x < end || (side === 'left' && x === end);
    });
    const { x0, columns } = stretches[at]!;
    return { columns, size, s: x - x0 };
  };
  return {
    effects: [...cuts.keys()],
    valuesAt: (effect, place) => {
      const { columns, size, s } = open(effect, place);
      const values = new Array<number>(columns.length / size);
      for (let k = 0; k < values.length; k++) values[k] = valueOf(columns, k * size, size, s);
      return values;
    },
    sumAt: (effect, factors, place) => {
      const { columns, size, s } = open(effect, place);
      let sum = 0;
      for (let k = 0; k < factors.length; k++)
        if (factors[k] !== 0) sum += factors[k]! * valueOf(columns, k * size, size, s);
      return sum;
    },
  };
}

function valueOf(columns: Float64Array, start: number, size: number, s: number): number {
  let value = 0;
  for (let k = start + size - 1; k >= start; k--) value = value * s + columns[k]!;
  return value;
}

/** Reads sources directly from their results, for a single place. */
export function readSegments<Effect extends string>(
  segments: Readonly<Partial<Record<Effect, readonly Segments[]>>>,
): SourceReader<Effect> {
  return {
    effects: Object.keys(segments) as Effect[],
    valuesAt: (effect, place) => {
      let last = 0;
      return segments[effect]!.map((own) => {
        last = findSegment(own, place, last);
        const { x0, c } = own[last]!;
        return evaluate(c, place.x - x0);
      });
    },
    sumAt: (effect, factors, place) => {
      let last = 0;
      return segments[effect]!.reduce((sum, own, k) => {
        if (factors[k] === 0) return sum;
        last = findSegment(own, place, last);
        const { x0, c } = own[last]!;
        return sum + factors[k]! * evaluate(c, place.x - x0);
      }, 0);
    },
  };
}

/** Most results have the same segments, so the index found for the previous result is tried first. */
function findSegment(segments: Segments, { x, side }: Place, last: number): number {
  const isLeft = side === 'left';
  const end = segments.length - 1;
  let k = Math.min(last, end);
  while (k > 0 && (isLeft ? x <= segments[k]!.x0 : x < segments[k]!.x0)) k--;
  while (k < end && (isLeft ? x > segments[k]!.x1 : x >= segments[k]!.x1)) k++;
  return k;
}
