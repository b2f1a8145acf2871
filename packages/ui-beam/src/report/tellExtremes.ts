import { type BeamSet, type Diagram, NO_NUMBER, type Quantity } from '@eecs/solver-core';
import { getToldExtremes, isBreak } from '@eecs/ui-kit/layout';
import { bold, head, plain, type ReportBlock, type Runs, say, symbol, wordColumn } from '@eecs/ui-kit/report';
import { REPORT_ROWS } from './reportRows.ts';
import { tellDeflections } from './tellDeflections.ts';
import { greatestOf, symbolOf } from './tellDrawing.ts';
import type { Teller } from './beamTeller.ts';

/** An extreme of a result in one case set. */
interface Extreme {
  readonly set: number;
  readonly diagram: Diagram;
}

/** Writes the greatest and the least value of each result by case set; those that govern are bold. */
export function tellExtremes(teller: Teller): ReportBlock[] {
  const { answer, t } = teller;
  if (answer === null) return [];
  const { sets } = answer;
  const results = REPORT_ROWS.map((row) => ({
    name: t(`result.${row.id}`),
    sign: symbol(symbolOf(row, teller)),
    quantity: answer.isReal ? row.real : row.scaled,
    pick: row.pick,
  }));
  const rows = results.flatMap((result) => listRows(teller, result, sets));
  return [
    head(t('part.extremes'), 2),
    ...(sets.length > 1 ? [say(t('governing'))] : []),
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
    ...tellDeflections(teller),
  ];
}

function listRows(
  teller: Teller,
  result: {
    readonly name: string;
    readonly sign: Runs;
    readonly quantity: Quantity;
    readonly pick: (set: BeamSet) => Diagram | null;
  },
  sets: readonly BeamSet[],
): Runs[][] {
  const { format, document, nameSet } = teller;
  const found = sets.flatMap((one, set): Extreme[] => {
    const diagram = result.pick(one);
    return diagram === null ? [] : [{ set, diagram }];
  });
  const greatest = Math.max(0, ...found.map(({ diagram }) => greatestOf(diagram)));
  const { write, tells } = format.results({ quantity: result.quantity, greatest });
  const most = Math.max(...found.map(({ diagram }) => diagram.max.value));
  const least = Math.min(...found.map(({ diagram }) => diagram.min.value));
  const place = (x: number, diagram: Diagram): Runs =>
    plain(format.place(x, { span: document.L, isFound: !isBreak(x, diagram) }));
  const tell = (value: number, isGoverning: boolean): Runs =>
    // A quantity that is zero everywhere does not govern.
    isGoverning && found.length > 1 && greatest > 0 ? bold(write(value, false)) : plain(write(value, false));
  const unit = teller.unit(result.quantity);
  return found.map(({ set, diagram }, at): Runs[] => {
    const { min, max } = getToldExtremes(diagram, tells);
    // A quantity that is zero everywhere has no extreme place.
    const isNothing = min.value === 0 && max.value === 0;
    const placed = (x: number): Runs => (isNothing ? plain(NO_NUMBER) : place(x, diagram));
    return [
      at === 0 ? [...plain(`${result.name} `), ...result.sign, ...plain(`, ${unit}`)] : [],
      ...(sets.length > 1 ? [plain(nameSet(set))] : []),
      tell(max.value, diagram.max.value === most),
      placed(max.x),
      tell(min.value, diagram.min.value === least),
      placed(min.x),
    ];
  });
}
