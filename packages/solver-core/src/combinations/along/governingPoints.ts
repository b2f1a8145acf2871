import type { Diagram, DiagramPoint } from '../../diagrams/diagram.ts';
import { toDiagram } from '../../diagrams/toDiagram.ts';
import { shifted } from '../../linalg/polynomialProduct.ts';
import type { Combinations } from '../combinations.ts';
import type { CombinationList } from '../document/namedCombinations.ts';
import { findGoverning } from '../findGoverning.ts';
import type { GoverningPoint } from './envelopeBorder.ts';
import type { SourceReader } from './sourceReaders.ts';

/** A place at which an effect governs, with its combination if it is known. */
interface AskedPoint {
  readonly x: number;
  readonly kind: 'max' | 'min';
  /** The side of a jump; without it, both sides are compared, and the greater or smaller value is taken. */
  readonly side?: 'left' | 'right' | undefined;
}

/** Reads governing values of a situation with their causes. */
export interface PointReader<Effect extends string> {
  readonly read: (effect: Effect, point: AskedPoint) => GoverningPoint<Effect>;
}

/**
 * Creates a reader of governing values at places of a beam or a member. Combinations that govern there are added to the
 * list.
 */
export function createPointReader<Effect extends string>(
  combinations: Combinations,
  { effects, valuesAt, sumAt }: SourceReader<Effect>,
  named: Pick<CombinationList, 'indexOf'>,
): PointReader<Effect> {
  return {
    read: (effect, { x, kind, side: asked }) => {
      const sign = kind === 'max' ? 1 : -1;
      let side = asked ?? 'left';
      let own = valuesAt(effect, { x, side });
      let governing = findGoverning(combinations, own, kind);
      if (asked === undefined) {
        const other = valuesAt(effect, { x, side: 'right' });
        // Without a jump, the values on both sides are equal.
        if (!other.every((value, k) => value === own[k])) {
          const found = findGoverning(combinations, other, kind);
          if (sign * found.value > sign * governing.value) [side, own, governing] = ['right', other, found];
        }
      }
      const coincident: Partial<Record<Effect, number>> = {};
      for (const one of effects) coincident[one] = sumAt(one, governing.factors, { x, side });
      return {
        value: governing.value,
        x,
        side,
        combination: named.indexOf(governing),
        effects: own,
        coincident,
      };
    },
  };
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
