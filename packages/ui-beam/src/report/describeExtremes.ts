import { type BeamSet, type Diagram, NO_NUMBER, type Quantity } from '@eecs/solver-core';
import { getShownExtremes, isBreak } from '@eecs/ui-kit/layout';
import {
  bold,
  head,
  plain,
  type ReportBlock,
  type Runs,
  textBlock,
  symbol,
  wordColumn,
} from '@eecs/ui-kit/report';
import { REPORT_ROWS } from './reportRows.ts';
import { describeDeflections } from './describeDeflections.ts';
import { greatestOf, symbolOf } from './describeDrawing.ts';
import type { BeamReportContext } from './beamReportContext.ts';

/** An extreme of a result in one case set. */
interface Extreme {
  readonly set: number;
  readonly diagram: Diagram;
}

/** Writes the greatest and least values of each result by case set; the governing ones are bold. */
export function describeExtremes(context: BeamReportContext): ReportBlock[] {
  const { answer, t } = context;
  if (answer === null) return [];
  const { sets } = answer;
  const results = REPORT_ROWS.map((row) => ({
    name: t(`result.${row.id}`),
    sign: symbol(symbolOf(row, context)),
    quantity: answer.isReal ? row.real : row.scaled,
    pick: row.pick,
  }));
  const rows = results.flatMap((result) => listRows(context, result, sets));
  return [
    head(t('part.extremes'), 2),
    ...(sets.length > 1 ? [textBlock(t('governing'))] : []),
    {
      kind: 'table',
      caption: t('part.extremes'),
      columns: [
        wordColumn(t('column.result')),
        ...(sets.length > 1 ? [wordColumn(t('column.set'))] : []),
        { head: plain(t('column.max')), isNumeric: true },
        { head: symbol('x'), isNumeric: true },
        { head: plain(t('column.min')), isNumeric: true },
        { head: symbol('x'), isNumeric: true },
      ],
      rows,
    },
    ...describeDeflections(context),
  ];
}

function listRows(
  context: BeamReportContext,
  result: {
    readonly name: string;
    readonly sign: Runs;
    readonly quantity: Quantity;
    readonly pick: (set: BeamSet) => Diagram | null;
  },
  sets: readonly BeamSet[],
): Runs[][] {
  const { format, document, nameSet } = context;
  const found = sets.flatMap((one, set): Extreme[] => {
    const diagram = result.pick(one);
    return diagram === null ? [] : [{ set, diagram }];
  });
  const greatest = Math.max(0, ...found.map(({ diagram }) => greatestOf(diagram)));
  const { write, isNonzero } = format.results({ quantity: result.quantity, greatest });
  const most = Math.max(...found.map(({ diagram }) => diagram.max.value));
  const least = Math.min(...found.map(({ diagram }) => diagram.min.value));
  const place = (x: number, diagram: Diagram): Runs =>
    plain(format.place(x, { span: document.L, isFound: !isBreak(x, diagram) }));
  const writeCell = (value: number, isGoverning: boolean): Runs =>
    // No value governs if the quantity is zero everywhere.
    isGoverning && found.length > 1 && greatest > 0 ? bold(write(value, false)) : plain(write(value, false));
  const unit = context.unit(result.quantity);
  return found.map(({ set, diagram }, at): Runs[] => {
    const { min, max } = getShownExtremes(diagram, isNonzero);
    // A result that is zero everywhere has no place of an extreme.
    const isNothing = min.value === 0 && max.value === 0;
    const placed = (x: number): Runs => (isNothing ? plain(NO_NUMBER) : place(x, diagram));
    return [
      at === 0 ? [...plain(`${result.name} `), ...result.sign, ...plain(`, ${unit}`)] : [],
      ...(sets.length > 1 ? [plain(nameSet(set))] : []),
      writeCell(max.value, diagram.max.value === most),
      placed(max.x),
      writeCell(min.value, diagram.min.value === least),
      placed(min.x),
    ];
  });
}
