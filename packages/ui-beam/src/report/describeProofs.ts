import { isCombining } from '@eecs/ui-kit/editing';
import { type ReportBlock, describeProofsOf } from '@eecs/ui-kit/report';
import type { BeamReportContext } from './beamReportContext.ts';
import { combineForReport, listReportedValues } from './reportedValues.ts';

/**
 * Writes the proof of the governing values: the effect of each action with its factor, and whether an independent
 * checker agrees.
 */
export function describeProofs(context: BeamReportContext): ReportBlock[] {
  const { answer, document, format } = context;
  if (answer === null || !isCombining(document)) return [];
  const found = combineForReport(document);
  if (!found.ok) return [];
  const values = listReportedValues(context, found, true).map(({ name, row, kind, point, situation }) => {
    const { value, combination, effects } = point;
    const { write } = format.results({ quantity: row.real, greatest: Math.abs(value) });
    return { name, kind, value, combination, effects, situation, write: (size: number) => write(size) };
  });
  return describeProofsOf(context, found.plan, values);
}
