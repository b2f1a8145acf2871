import type { DiagramSegment } from '../../diagrams/diagram.ts';
import { cutTogether } from '../../diagrams/stretches.ts';
import { addPolynomials } from '../../linalg/addPolynomials.ts';
import { bound, crossings } from '../../linalg/polynomial.ts';
import { SAME_PLACE } from '../../linalg/tolerance.ts';
import { turnsOf } from '../../linalg/turns.ts';

/** A sum of sources on a stretch, with the places where its sign changes. */
export interface SourceSum {
  readonly c: readonly number[];
  readonly roots: readonly number[];
}

/** All sources between two places where none of them changes, each in powers of x - x0. */
export interface SourceStretch {
  readonly x0: number;
  readonly x1: number;
  readonly polynomials: readonly (readonly number[])[];
  /** Returns the sum of some sources; it is computed once. */
  readonly sumOf: (sources: readonly number[]) => SourceSum;
}

/** The sources of an effect, cut into common stretches. Situations with equal sources share them. */
export interface CutSources {
  /** Places closer than this count as one. */
  readonly near: number;
  readonly stretches: readonly SourceStretch[];
}

/** Cuts the sources of an effect into common stretches. */
export function cutSources(list: readonly (readonly DiagramSegment[])[]): CutSources {
  const near = SAME_PLACE * (list[0]!.at(-1)!.x1 - list[0]![0]!.x0);
  return {
    near,
    stretches: cutTogether(list, near).map(({ x0, x1, polynomials }) => {
      const known = new Map<number | string, SourceSum>();
      return {
        x0,
        x1,
        polynomials,
        sumOf: (sources) => {
          const key = sources.length === 1 ? sources[0]! : sources.join();
          const found = known.get(key);
          if (found !== undefined) return found;
          const c = sources.map((k) => polynomials[k]!).reduce((sum, one) => addPolynomials(sum, one));
          const sum = { c, roots: rootsOf(c, x1 - x0) };
          known.set(key, sum);
          return sum;
        },
      };
    }),
  };
}

function rootsOf(c: readonly number[], h: number): readonly number[] {
  const first = Math.abs(c[0]!);
  return 2 * first >= bound(c, h) ? [] : crossings(c, h, turnsOf(c, h));
}
