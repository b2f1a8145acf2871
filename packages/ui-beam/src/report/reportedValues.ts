import { type BeamCase, solveBeam, timoshenko } from '@eecs/solver-core';
import {
  type BeamSituation,
  type CombinedBeam,
  type GoverningPoint,
  solveBeamCombinations,
} from '@eecs/solver-core/combinations';
import { RESULT_ROWS, type ResultId } from '../naming/resultRows.ts';
import { findRowEffect } from '../studies/combining/rowEffects.ts';
import type { BeamReportContext } from './beamReportContext.ts';

/** The effects whose governing values are reported. */
export const IDS = ['M', 'Q', 'deflection'] as const;

/** A governing value as a report states it. */
export interface ReportedValue {
  readonly name: string;
  readonly row: (typeof RESULT_ROWS)[number];
  readonly kind: 'max' | 'min';
  readonly point: GoverningPoint;
  readonly situation: BeamSituation;
}

const known = new WeakMap<BeamCase, ReturnType<typeof solveBeamCombinations>>();

/** Combines the case sets once for all parts of a report. */
export function combineForReport(document: BeamCase) {
  const found =
    known.get(document) ??
    solveBeamCombinations(document, (placed) =>
      solveBeam(placed, { include: [], mohr: [], shear: timoshenko }),
    );
  known.set(document, found);
  return found;
}

/** Lists the governing values of each span, or of the whole beam only. */
export function listReportedValues(
  { t, shared }: BeamReportContext,
  beam: CombinedBeam,
  isWhole = false,
): readonly ReportedValue[] {
  return IDS.flatMap((id) => {
    const found = findRowEffect(beam, id satisfies ResultId, {});
    const row = RESULT_ROWS.find((one) => one.id === id);
    if (found === null || row === undefined) return [];
    const { situation } = found;
    const write = (kind: 'max' | 'min', point: GoverningPoint, name: string): ReportedValue => ({
      name: `${name} ${shared(`combined.${kind}`)}`,
      row,
      kind,
      point,
      situation,
    });
    if (isWhole) {
      const own = situation.effects[id];
      return own === undefined
        ? []
        : (['max', 'min'] as const).map((kind) => write(kind, own[kind].extreme, row.symbol));
    }
    return situation.spans.flatMap((span, index) => {
      const own = span[id];
      const name = t('combined.span', { number: index + 1, symbol: row.symbol });
      return own === null ? [] : [write('max', own.max, name), write('min', own.min, name)];
    });
  });
}
