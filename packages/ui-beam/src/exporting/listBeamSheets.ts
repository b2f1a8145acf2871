import {
  type BeamSet,
  type Diagram,
  type LoadClass,
  type SupportClass,
  isDistributed,
  valueAt,
} from '@eecs/solver-core';
import type { Text } from '@eecs/ui-kit';
import {
  type Sheet,
  type TableNumbers,
  type TableReader,
  createTableNumbers,
  loadQuantity,
} from '@eecs/ui-kit/editing';
import type { PanelText } from '../messages/panelMessages.ts';
import { nameSupports } from '../naming/nameSupports.ts';
import type { Solved } from '../naming/resultRows.ts';
import { REPORT_ROWS, type ReportRow } from '../report/reportRows.ts';
import { listStops } from '../report/tellValues.ts';
import type { ExportMessages } from './exportMessages.ts';

/** For whom sheets are listed. */
export interface SheetReader extends TableReader {
  readonly t: Text<ExportMessages>;
  /** The texts of the panel: what is over its columns is over those of sheets. */
  readonly tPanel: PanelText;
  /** Gives the letter of a result. @default its own */
  readonly symbolOf?: (symbol: string) => string;
  /** Names a kind of support or load. */
  readonly nameKind: (kind: SupportClass | LoadClass) => string;
  /** Digits of reactions and results after the decimal mark, where the reader fixed them. @default whole numbers */
  readonly digits?: number | undefined;
}

type Row = Sheet['rows'][number];

/**
 * Lists a solved beam as sheets: its supports with their reactions, its loads, and for each case set its results along
 * the beam, in the units that headings name, those of the reader. Numbers are whole, but for reactions and results
 * where the reader fixed their digits. `kinds` are the results that are wanted.
 */
export function listBeamSheets(
  { document, answer }: Solved,
  kinds: readonly ReportRow['id'][] = REPORT_ROWS.map(({ id }) => id),
  reader: SheetReader,
): Sheet[] {
  const { t, symbolOf = (symbol) => symbol, digits } = reader;
  const { caseSets } = document;
  const numbers = createTableNumbers(document.units.system, reader);
  const told = { ...reader, numbers };
  const rows = REPORT_ROWS.filter(({ id }) => kinds.includes(id));
  const nameSet = (index: number): string => {
    const title = caseSets[index]?.title ?? '';
    return title === '' ? t('sheet.set', { number: index + 1 }) : `${index + 1} ${title}`;
  };
  // What was typed, and the places, come before what was found.
  const fix = (typed: number, count: number): Pick<Sheet, 'digits'> =>
    digits === undefined
      ? {}
      : { digits: [...Array<null>(typed).fill(null), ...Array<number>(count).fill(digits)] };
  return [
    {
      name: t('sheet.supports'),
      rows: listSupports({ document, answer }, told),
      ...fix(3, answer.sets.length * 3),
    },
    { name: t('sheet.loads'), rows: listLoads(document, told) },
    ...answer.sets.map((set, index): Sheet => {
      const quantityOf = (row: ReportRow) => (answer.isReal ? row.real : row.scaled);
      const found = rows.flatMap((row) => {
        const diagram = row.pick(set);
        return diagram === null ? [] : [{ row, diagram, quantity: quantityOf(row) }];
      });
      return {
        name: nameSet(index),
        // Separated values have no tabs that would name the sets.
        ...(answer.sets.length > 1 && { title: nameSet(index) }),
        ...fix(2, found.length),
        rows: [
          [
            numbers.head('x', 'length'),
            t('sheet.side'),
            ...found.map(({ row, quantity }) => numbers.head(symbolOf(row.symbol), quantity)),
          ],
          ...listResults(
            found.map(({ diagram }) => diagram),
            document.L,
          ).map(({ x, side, values }): Row => [
            numbers.given(x, 'length'),
            side,
            ...found.map(({ diagram, quantity }, at) =>
              numbers.result(values[at] ?? 0, quantity, greatestOf([diagram.min.value, diagram.max.value])),
            ),
          ]),
        ],
      };
    }),
  ];
}

/** How supports and loads are told. */
interface Told extends SheetReader {
  readonly numbers: TableNumbers;
}

function listSupports(
  { document, answer }: Solved,
  { numbers: { head, given, result }, nameKind, t, tPanel }: Told,
): Row[] {
  const force = greatestOf(answer.sets.flatMap(({ R }) => R.flatMap(({ axial, normal }) => [axial, normal])));
  const moments = answer.sets.flatMap(({ R }) => R.map(({ moment }) => moment));
  const moment = greatestOf([...moments, force * document.L]);
  const names = nameSupports(document.supports).map(({ mark }) => mark);
  const reactionOf = ({ R }: BeamSet, support: number) => R.find((one) => one.support === support);
  return [
    [
      ...[t('sheet.mark'), tPanel('column.support'), head('x', 'length')],
      ...answer.sets.flatMap((_, set) => [
        head(`Rx ${set + 1}`, 'force'),
        head(`Ry ${set + 1}`, 'force'),
        head(`M ${set + 1}`, 'moment'),
      ]),
    ],
    ...document.supports.map(({ className, x }, index): Row => [
      ...[names[index] ?? '', nameKind(className), given(x, 'length')],
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
  { numbers: { head, given, unit: unitOf }, nameKind, t, tPanel }: Told,
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

/** The values of diagrams where the beam has something, on both sides of a jump. */
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
