import { type BeamSet, type Diagram, isDistributed, valueAt } from '@eecs/solver-core';
import { type Sheet, createTableNumbers, loadQuantity } from '@eecs/ui-kit/editing';
import { nameSupports } from '../../naming/nameSupports.ts';
import type { Solved } from '../../naming/resultRows.ts';
import { REPORT_ROWS, type ReportRow } from '../../report/reportRows.ts';
import { listStops } from '../../report/describeValues.ts';
import { listConstantSheets } from './listConstantSheets.ts';
import { type DetailColumn, listDetailColumns } from './listDetailColumns.ts';
import { listExtremes } from './listExtremes.ts';
import { type ResultColumn, listStressColumns } from './resultColumns.ts';
import type { SheetReader, SheetWriter } from './sheetReader.ts';

type Row = Sheet['rows'][number];

/**
 * Lists a solved beam as sheets: its supports with reactions, its loads, for each case set its results along the beam
 * with stresses if they are known, extremes, and its constants; in the reader's units, which headings state. Numbers
 * have all their digits, except reactions and results if the reader fixed their digits. `kinds` selects results: with
 * it there are only supports, loads and these results.
 */
export function listBeamSheets(
  { document, answer }: Solved,
  kinds: readonly ReportRow['id'][] | undefined,
  reader: SheetReader,
): Sheet[] {
  const { t, symbolOf = (symbol) => symbol, digits } = reader;
  const { caseSets, supports } = document;
  const numbers = createTableNumbers(document.units.system, reader);
  const nameSet = (index: number): string => {
    const title = caseSets[index]?.title ?? '';
    return title === '' ? t('sheet.set', { number: index + 1 }) : `${index + 1} ${title}`;
  };
  const told = { ...reader, numbers, nameSet };
  const details = listDetailColumns(supports, { ...told, listBits });
  const stressSymbols = { top: t('sheet.stressTop'), bottom: t('sheet.stressBottom'), shear: 'τ' };
  const columnsOf = (set: BeamSet): readonly ResultColumn[] => [
    ...REPORT_ROWS.flatMap((row) => {
      const diagram = kinds === undefined || kinds.includes(row.id) ? row.pick(set) : null;
      const quantity = answer.isReal ? row.real : row.scaled;
      return diagram === null ? [] : [{ symbol: symbolOf(row.symbol), quantity, diagram }];
    }),
    ...(kinds === undefined ? listStressColumns(set, stressSymbols) : []),
  ];
  // Typed values and places come before results.
  const fix = (typed: number, count: number): Pick<Sheet, 'digits'> =>
    digits === undefined
      ? {}
      : { digits: [...Array<null>(typed).fill(null), ...Array<number>(count).fill(digits)] };
  const ofSets = answer.sets.map((set, index): Sheet => {
    const columns = columnsOf(set);
    return {
      name: nameSet(index),
      // CSV has no sheet tabs with the names of the sets.
      ...(answer.sets.length > 1 && { title: nameSet(index) }),
      ...fix(2, columns.length),
      rows: listAlong(columns, { length: document.L, told }),
    };
  });
  return [
    {
      name: t('sheet.supports'),
      rows: listSupports({ document, answer }, { told, details }),
      ...fix(3 + details.length, answer.sets.length * 3),
    },
    { name: t('sheet.loads'), rows: listLoads(document, told) },
    ...ofSets,
    ...(kinds === undefined
      ? [
          {
            name: t('sheet.extremes'),
            title: t('sheet.extremes'),
            rows: listExtremes(answer.sets, { columnsOf, told }),
          },
          ...listConstantSheets(document, told),
        ]
      : []),
  ];
}

/** Lists the results of a case set at the places of the beam's objects, on both sides of a jump. */
function listAlong(
  columns: readonly ResultColumn[],
  { length, told: { numbers, t } }: { readonly length: number; readonly told: SheetWriter },
): Row[] {
  const diagrams = columns.map(({ diagram }) => diagram);
  return [
    [
      ...[numbers.head('x', 'length'), t('sheet.side')],
      ...columns.map(({ symbol, quantity }) => numbers.head(symbol, quantity)),
    ],
    ...listResults(diagrams, length).map(({ x, side, values }): Row => [
      ...[numbers.given(x, 'length'), side],
      ...columns.map(({ diagram, quantity }, at) =>
        numbers.result(values[at] ?? 0, quantity, greatestOf([diagram.min.value, diagram.max.value])),
      ),
    ]),
  ];
}

function listSupports(
  { document, answer }: Solved,
  { told, details }: { readonly told: SheetWriter; readonly details: readonly DetailColumn[] },
): Row[] {
  const { numbers, nameKind, t, tPanel } = told;
  const { head, given, result } = numbers;
  const force = greatestOf(answer.sets.flatMap(({ R }) => R.flatMap(({ axial, normal }) => [axial, normal])));
  const moments = answer.sets.flatMap(({ R }) => R.map(({ moment }) => moment));
  const moment = greatestOf([...moments, force * document.L]);
  const names = nameSupports(document.supports).map(({ mark }) => mark);
  const reactionOf = ({ R }: BeamSet, support: number) => R.find((one) => one.support === support);
  return [
    [
      ...[t('sheet.mark'), tPanel('column.support'), head('x', 'length')],
      ...details.map((column) => column.head),
      ...answer.sets.flatMap((_, set) => [
        head(`Rx ${set + 1}`, 'force'),
        head(`Ry ${set + 1}`, 'force'),
        head(`M ${set + 1}`, 'moment'),
      ]),
    ],
    ...document.supports.map((support, index): Row => [
      ...[names[index] ?? '', nameKind(support.className), given(support.x, 'length')],
      ...details.map(({ cell }) => cell(support)),
      ...answer.sets.flatMap((set) => {
        const reaction = reactionOf(set, index);
        if (reaction === undefined) return [null, null, null];
        return [
          result(reaction.axial, 'force', force),
          result(reaction.normal, 'force', force),
          result(reaction.moment, 'moment', moment),
        ];
      }),
    ]),
  ];
}

function listLoads(
  { loads }: Solved['document'],
  { numbers: { head, given, unit: unitOf }, nameKind, t, tPanel }: SheetWriter,
): Row[] {
  const length = (x: number): number => given(x, 'length');
  return [
    [
      ...[tPanel('column.load'), head('x', 'length'), head('x1', 'length')],
      ...[tPanel('column.value'), tPanel('column.middle'), tPanel('column.last'), t('sheet.unit')],
      ...[tPanel('column.angle'), tPanel('column.sets')],
    ],
    ...loads.map((load): Row => {
      const quantity = loadQuantity(load.className);
      const value = (one: number): number => given(one, quantity);
      const unit = unitOf(quantity);
      const sets = listBits(load.sets);
      return isDistributed(load)
        ? [
            ...[nameKind(load.className), length(load.x[0]), length(load.x[1])],
            ...[value(load.y[0]), value(load.y[1]), value(load.y[2]), unit, load.alpha, sets],
          ]
        : [
            nameKind(load.className),
            length(load.x),
            null,
            value(load.c[0]),
            null,
            null,
            unit,
            load.alpha,
            sets,
          ];
    }),
  ];
}

function listBits(mask: number): string {
  return Array.from({ length: 32 }, (_, bit) => bit)
    .filter((bit) => ((mask >>> bit) & 1) === 1)
    .map((bit) => bit + 1)
    .join(' ');
}

/** Lists the values of diagrams at the places of the beam's objects, on both sides of a jump. */
function listResults(
  diagrams: readonly Diagram[],
  length: number,
): { readonly x: number; readonly side: string; readonly values: readonly number[] }[] {
  return listStops(diagrams, length).map(({ x, side }) => ({
    x,
    side: side === null ? '' : side === 'left' ? '-' : '+',
    values: diagrams.map((diagram) => valueAt(diagram, x, side ?? 'right')),
  }));
}

function greatestOf(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}
