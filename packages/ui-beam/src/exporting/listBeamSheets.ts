import {
  type BeamSet,
  type Diagram,
  type LoadClass,
  type Quantity,
  type SupportClass,
  type UnitSystem,
  displayUnit,
  isDistributed,
  plainUnit,
  toUnit,
  valueAt,
} from '@eecs/solver-core';
import type { UnitChooser } from '@eecs/ui-kit/layout';
import type { Sheet } from '@eecs/ui-kit/editing';
import { loadQuantity } from '@eecs/ui-kit/editing';
import { nameSupports } from '../naming/nameSupports.ts';
import type { Solved } from '../naming/resultRows.ts';
import { REPORT_ROWS, type ReportRow } from '../report/reportRows.ts';
import { listStops } from '../report/tellValues.ts';

/** For whom sheets are listed. */
export interface SheetReader {
  /** @default that of the document's system */
  readonly unitOf?: UnitChooser;
  /** Gives the letter of a result. @default its own */
  readonly symbolOf?: (symbol: string) => string;
  /** Names a kind of support or load. @default in English */
  readonly nameKind?: (kind: SupportClass | LoadClass) => string;
  /** Digits of reactions and results after the decimal mark, where the reader fixed them. @default whole numbers */
  readonly digits?: number | undefined;
}

type Row = Sheet['rows'][number];

/** Puts numbers into the unit that people read them in, and says it in a heading: feet as feet, not as feet and inches. */
function createUnits(system: UnitSystem, chosen: UnitChooser) {
  const unitOf = (quantity: Quantity) => plainUnit(chosen(quantity, system));
  return {
    head: (symbol: string, quantity: Quantity): string => `${symbol}, ${unitOf(quantity)}`,
    value: (value: number, quantity: Quantity): number =>
      withoutTail(toUnit(value, { quantity, system, unit: unitOf(quantity) })),
  };
}

/** More digits than anything typed has, fewer than a change of units spoils: 2.4 and not 2.400000000000001. */
const DIGITS = 12;

function withoutTail(value: number): number {
  return Number(value.toPrecision(DIGITS));
}

/** Beside the greatest of a result or of all reactions: what rounding leaves of nothing. */
const NOTHING = 1e-12;

/** Gives 0 for what is nothing beside others. */
function clean(value: number, others: readonly number[]): number {
  return Math.abs(value) <= NOTHING * Math.max(...others.map(Math.abs)) ? 0 : value;
}

const KINDS: Readonly<Record<SupportClass | LoadClass, string>> = {
  fixed: 'pin',
  simple: 'roller',
  cantilever: 'clamp',
  hinge: 'hinge',
  spring: 'spring',
  AxialLoad: 'axial force',
  ShearLoad: 'transverse force',
  GenericLoad: 'inclined force',
  BendingMoment: 'moment',
  DistributedLoad: 'distributed load',
  DistributedMass: 'distributed mass',
};

/**
 * Lists a solved beam as sheets: its supports with their reactions, its loads, and for each case set its results along the beam, in
 * the units that headings name, those of the reader. Numbers are whole, but for reactions and results where the reader fixed their digits.
 * `kinds` are the results that are wanted.
 */
export function listBeamSheets(
  { document, answer }: Solved,
  kinds: readonly ReportRow['id'][] = REPORT_ROWS.map(({ id }) => id),
  {
    unitOf = displayUnit,
    symbolOf = (symbol) => symbol,
    nameKind = (kind) => KINDS[kind],
    digits,
  }: SheetReader = {},
): Sheet[] {
  const { system } = document.units;
  const { caseSets } = document;
  const units = createUnits(system, unitOf);
  const rows = REPORT_ROWS.filter(({ id }) => kinds.includes(id));
  const nameSet = (index: number): string => {
    const title = caseSets[index]?.title ?? '';
    return title === '' ? `Set ${index + 1}` : `${index + 1} ${title}`;
  };
  // What was typed, and the places, come before what was found.
  const fix = (typed: number, count: number): Pick<Sheet, 'digits'> =>
    digits === undefined
      ? {}
      : { digits: [...Array<null>(typed).fill(null), ...Array<number>(count).fill(digits)] };
  return [
    {
      name: 'Supports',
      rows: listSupports({ document, answer }, { units, nameKind }),
      ...fix(3, answer.sets.length * 3),
    },
    { name: 'Loads', rows: listLoads(document, { units, nameKind }) },
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
            units.head('x', 'length'),
            'side',
            ...found.map(({ row, quantity }) => units.head(symbolOf(row.symbol), quantity)),
          ],
          ...listResults(
            found.map(({ diagram }) => diagram),
            document.L,
          ).map(({ x, side, values }): Row => [
            units.value(x, 'length'),
            side,
            ...values.map((value, at) => units.value(value, found[at]?.quantity ?? 'force')),
          ]),
        ],
      };
    }),
  ];
}

type Units = ReturnType<typeof createUnits>;

/** How supports and loads are told. */
interface Told {
  readonly units: Units;
  readonly nameKind: NonNullable<SheetReader['nameKind']>;
}

function listSupports({ document, answer }: Solved, { units, nameKind }: Told): Row[] {
  const forces = answer.sets.flatMap(({ R }) => R.flatMap(({ axial, normal }) => [axial, normal]));
  const moments = [
    ...answer.sets.flatMap(({ R }) => R.map(({ moment }) => moment)),
    ...forces.map((force) => force * document.L),
  ];
  const names = nameSupports(document.supports).map(({ mark }) => mark);
  const reactionOf = ({ R }: BeamSet, support: number) => R.find((one) => one.support === support);
  return [
    [
      ...['support', 'kind', units.head('x', 'length')],
      ...answer.sets.flatMap((_, set) => [
        units.head(`Rx ${set + 1}`, 'force'),
        units.head(`Ry ${set + 1}`, 'force'),
        units.head(`M ${set + 1}`, 'moment'),
      ]),
    ],
    ...document.supports.map(({ className, x }, index): Row => [
      ...[names[index] ?? '', nameKind(className), units.value(x, 'length')],
      ...answer.sets.flatMap((set) => {
        const reaction = reactionOf(set, index);
        if (reaction === undefined) return [null, null, null];
        return [
          units.value(clean(reaction.axial, forces), 'force'),
          units.value(clean(reaction.normal, forces), 'force'),
          units.value(clean(reaction.moment, moments), 'moment'),
        ];
      }),
    ]),
  ];
}

function listLoads({ loads }: Solved['document'], { units, nameKind }: Told): Row[] {
  const length = (x: number): number => units.value(x, 'length');
  return [
    [
      'kind',
      units.head('from', 'length'),
      units.head('to', 'length'),
      'value',
      'middle',
      'end',
      'unit',
      'angle',
      'sets',
    ],
    ...loads.map((load): Row => {
      const quantity = loadQuantity(load.className);
      const value = (one: number): number => units.value(one, quantity);
      const unit = units.head('', quantity).slice(2);
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
    values: diagrams.map((diagram) =>
      clean(valueAt(diagram, x, side ?? 'right'), [diagram.min.value, diagram.max.value]),
    ),
  }));
}
