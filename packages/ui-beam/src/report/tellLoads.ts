import { isDistributed } from '@eecs/solver-core';
import {
  head,
  plain,
  type ReportBlock,
  type Runs,
  say,
  symbol,
  tellSets,
  wordColumn,
} from '@eecs/ui-kit/report';
import { tellLoad } from '../scheme/tellLoad.ts';
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
    ...(hasSets ? [plain(teller.listSets(load.sets))] : []),
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
