import { type Load, isDistributed } from '@eecs/solver-core';
import { loadQuantity } from '@eecs/ui-kit/editing';
import { head, plain, type ReportBlock, type Runs, say, symbol, wordColumn } from '@eecs/ui-kit/report';
import { listSets } from './tellGeometry.ts';
import type { Teller } from './teller.ts';

/** Tells the loads and the sets they act in. */
export function tellLoads(teller: Teller): ReportBlock[] {
  const { document, t, format, typed, options } = teller;
  const { shearSymbol: Q = 'Q' } = options;
  const { loads, caseSets } = document;
  const hasSets = caseSets.length > 0;
  const place = (x: number): string => format.place(x);
  const rows = loads.map((load, index): Runs[] => [
    plain(String(index + 1)),
    plain(t(`load.${load.className}`, { Q })),
    plain(isDistributed(load) ? `${place(load.x[0])} – ${place(load.x[1])}` : place(load.x)),
    plain(writeValue(load, typed)),
    plain(isTurned(load) ? typed(load.alpha, 'angle') : ''),
    ...(hasSets ? [plain(listSets(teller, load.sets))] : []),
  ]);
  return [
    head(t('loads')),
    ...(loads.length === 0
      ? [say(t('none.loads'))]
      : [
          {
            kind: 'table' as const,
            caption: t('loads'),
            columns: [
              wordColumn(t('column.number')),
              wordColumn(t('column.kind')),
              { head: symbol('x'), isNumeric: false },
              wordColumn(t('column.value')),
              wordColumn(t('column.angle')),
              ...(hasSets ? [wordColumn(t('column.sets'))] : []),
            ],
            rows,
          },
        ]),
    ...(hasSets ? tellSets(teller) : []),
  ];
}

function isTurned({ className }: Load): boolean {
  return className === 'DistributedLoad' || className === 'GenericLoad';
}

function writeValue(load: Load, typed: Teller['typed']): string {
  const quantity = loadQuantity(load.className);
  if (!isDistributed(load)) return typed(load.c[0], quantity);
  const [start, middle, end] = load.y;
  if (start === end && middle === start) return typed(start, quantity);
  // Twice the middle is the sum of the ends of a straight one.
  const isStraight =
    Math.abs(start + end - 2 * middle) <= STRAIGHT * (Math.abs(start) + Math.abs(end) + Math.abs(middle));
  const told = isStraight ? [start, end] : [start, middle, end];
  return told.map((value, at) => typed(value, quantity, at === told.length - 1)).join(' … ');
}

/** Relative to its ordinates: what a conversion of units may leave. */
const STRAIGHT = 1e-9;

function tellSets(teller: Teller): ReportBlock[] {
  const { document, t, nameSet, typed } = teller;
  const { caseSets } = document;
  const rows = caseSets.map((set, index): Runs[] => [
    plain(nameSet(index)),
    plain(set.combined ? teller.combination(index) : ''),
    plain(set.angle === 0 ? '' : t('turned', { angle: typed(set.angle, 'angle') })),
    plain(set.description),
  ]);
  const has = (column: number): boolean =>
    rows.some((row) => row[column]?.some((run) => 'text' in run && run.text !== '') === true);
  const shown = [0, 1, 2, 3].filter((column) => column === 0 || has(column));
  // The only set, of which nothing but its name is known, has it over its results.
  if (caseSets.length === 1 && shown.length === 1) return [];
  const heads = [t('column.set'), t('column.factors'), t('column.angle'), t('column.description')];
  return [
    head(t('sets')),
    {
      kind: 'table',
      caption: t('sets'),
      columns: shown.map((column) => wordColumn(heads[column] ?? '')),
      rows: rows.map((row) => shown.map((column) => row[column] ?? [])),
    },
  ];
}
