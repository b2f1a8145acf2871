import { RESULT_ROWS, type TitledRow } from '../naming/resultRows.ts';

const IDS = ['N', 'Q', 'M', 'slope', 'deflection'] as const;

/** A result that a report draws and lists. */
export type ReportRow = TitledRow & { readonly id: (typeof IDS)[number] };

/** The results of a report in order. */
export const REPORT_ROWS: readonly ReportRow[] = IDS.map((id) => {
  const row = RESULT_ROWS.find((one) => one.id === id);
  if (row === undefined) throw new Error(`\`REPORT_ROWS\` needs the result ${id}`);
  return { ...row, id };
});
