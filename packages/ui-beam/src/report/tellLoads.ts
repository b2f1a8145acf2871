import { isDistributed } from '@eecs/solver-core';
import { head, plain, type ReportBlock, type Runs, say, symbol, wordColumn } from '@eecs/ui-kit/report';
import { tellLoad } from '../scheme/tellLoad.ts';
import { listSets } from './tellGeometry.ts';
import type { Teller } from './beamTeller.ts';

/** Writes the loads and the sets they act in. */
export function tellLoads(teller: Teller): ReportBlock[] {
  const { document, t, format, options, typed, words } = teller;
  const { shearSymbol: Q = 'Q' } = options;
  const { loads, caseSets } = document;
  const hasSets = caseSets.length > 0;
  const place = (x: number): string => format.place(x);
  const rows = loads.map((load, index): Runs[] => [
    plain(String(index + 1)),
    plain(t(`load.${load.className}`, { Q })),
    plain(isDistributed(load) ? `${place(load.x[0])} – ${place(load.x[1])}` : place(load.x)),
    plain(tellLoad(load, { locale: words.locale, write: typed })),
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
              ...(hasSets ? [wordColumn(t('column.sets'))] : []),
            ],
            rows,
          },
        ]),
    ...(hasSets ? tellSets(teller) : []),
  ];
}

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
