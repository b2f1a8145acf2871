import { isDistributed } from '@eecs/solver-core';
import {
  head,
  plain,
  type ReportBlock,
  type Runs,
  textBlock,
  symbol,
  describeSets,
  wordColumn,
} from '@eecs/ui-kit/report';
import { describeLoad } from '../scheme/describeLoad.ts';
import type { BeamReportContext } from './beamReportContext.ts';

/** Writes the loads and their case sets. */
export function describeLoads(context: BeamReportContext): ReportBlock[] {
  const { document, t, format, options, typed, words } = context;
  const { shearSymbol: Q = 'Q' } = options;
  const { loads, caseSets } = document;
  const hasSets = caseSets.length > 0;
  const place = (x: number): string => format.place(x);
  const rows = loads.map((load, index): Runs[] => [
    plain(String(index + 1)),
    plain(t(`load.${load.className}`, { Q })),
    plain(isDistributed(load) ? `${place(load.x[0])} – ${place(load.x[1])}` : place(load.x)),
    plain(describeLoad(load, { locale: words.locale, write: typed })),
    ...(hasSets ? [plain(context.listSets(load.sets))] : []),
  ]);
  return [
    head(t('loads')),
    ...(loads.length === 0
      ? [textBlock(t('none.loads'))]
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
    ...(hasSets ? describeSets(context) : []),
  ];
}
