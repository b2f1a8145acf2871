import { isCombining } from '@eecs/ui-kit/editing';
import { type ReportBlock, tellProofsOf } from '@eecs/ui-kit/report';
import type { Teller } from './beamTeller.ts';
import { combineForReport, listTold } from './toldValues.ts';

/**
 * Writes the proof of the governing values: the effect of each action with its factor, and whether a checker agrees.
 */
export function tellProofs(teller: Teller): ReportBlock[] {
  const { answer, document, format } = teller;
  if (answer === null || !isCombining(document)) return [];
  const found = combineForReport(document);
  if (!found.ok) return [];
  const values = listTold(teller, found, true).map(({ name, row, kind, point, situation }) => {
    const { value, combination, effects } = point;
    const { write } = format.results({ quantity: row.real, greatest: Math.abs(value) });
    return { name, kind, value, combination, effects, situation, write: (size: number) => write(size) };
  });
  return tellProofsOf(teller, found.plan, values);
}
