import {
  type BeamEffect,
  type BeamSituation,
  type CombinedBeam,
  type GoverningPoint,
  type NamedCombination,
  findCause,
} from '@eecs/solver-core/combinations';
import type { ResultRow } from '../../naming/resultRows.ts';
import { type ChosenSituations, findRowEffect } from './rowEffects.ts';

/** A displayed governing value with its combination. */
export interface ListedValue {
  readonly row: ResultRow;
  readonly effect: BeamEffect;
  readonly kind: 'max' | 'min';
  readonly situation: BeamSituation;
  readonly point: Omit<GoverningPoint, 'combination'>;
  /** Index in `combinations` of the situation; null if the combination governs only at this place and is not listed. */
  readonly combination: number | null;
  readonly named: Pick<NamedCombination, 'label' | 'leading' | 'terms' | 'factors'>;
}

/** Lists the greatest and least values of each row: of the whole beam, or at a place. */
export function listValues(
  beam: CombinedBeam,
  rows: readonly ResultRow[],
  { chosen, x }: { readonly chosen: ChosenSituations; readonly x: number | null },
): readonly ListedValue[] {
  return rows.flatMap((row) => {
    const found = findRowEffect(beam, row.id, chosen);
    if (found === null) return [];
    const { effect, index, situation } = found;
    return (['max', 'min'] as const).flatMap((kind): ListedValue[] => {
      const shared = { row, effect, kind, situation };
      if (x === null) {
        const point = situation.effects[effect]?.[kind].extreme;
        const named = point && situation.combinations[point.combination];
        return point === undefined || named === undefined
          ? []
          : [{ ...shared, point, combination: point.combination, named }];
      }
      const { label, leading, terms, ...point } = findCause(beam, { situation: index, effect, kind, x });
      const factors = readFactors(situation, terms);
      const combination = situation.combinations.findIndex(
        (one) => one.label === label && isSame(one.factors, factors),
      );
      return [
        {
          ...shared,
          point,
          combination: combination < 0 ? null : combination,
          named: { label, leading, terms, factors },
        },
      ];
    });
  });
}

function readFactors({ sources }: BeamSituation, terms: NamedCombination['terms']): readonly number[] {
  return sources.map(
    ({ set, span }) => terms.find((term) => term.set === set && term.span === span)?.factor ?? 0,
  );
}

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.every((value, k) => value === b[k]);
