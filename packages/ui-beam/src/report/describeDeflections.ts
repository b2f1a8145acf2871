import { NO_NUMBER, formatNumber } from '@eecs/solver-core';
import { isBreak } from '@eecs/ui-kit/layout';
import {
  head,
  numberColumn,
  plain,
  type ReportBlock,
  type Runs,
  textBlock,
  symbol,
  wordColumn,
} from '@eecs/ui-kit/report';
import { findUtilisation } from '../statics/utilisation.ts';
import { findGreatestDeflection } from '../statics/greatestDeflection.ts';
import type { BeamReportContext } from './beamReportContext.ts';

/**
 * Writes the greatest deflection of each case set, its ratio to the span, and the utilisation of the limit, which may
 * govern at another place than the greatest deflection.
 */
export function describeDeflections(context: BeamReportContext): ReportBlock[] {
  const { answer, document, t, format, options, words, nameSet } = context;
  if (answer === null || !answer.isReal) return [];
  const limit = options.deflectionLimit ?? 0;
  const { sets } = answer;
  const found = sets.map(({ deflection }) => findGreatestDeflection(deflection, document));
  const greatest = Math.max(0, ...found.map(({ value }) => Math.abs(value)));
  const { write } = format.results({ quantity: 'displacement', greatest });
  const place = (x: number, isFound: boolean): Runs => plain(format.place(x, { span: document.L, isFound }));
  const used = sets.map(({ deflection }) =>
    Math.ceil(100 * findUtilisation(document, { limit, deflection })),
  );
  return [
    head(limit === 0 ? t('deflected.title') : t('deflected.limited', { n: limit })),
    {
      kind: 'table',
      caption: t('deflected.title'),
      columns: [
        ...(sets.length > 1 ? [wordColumn(t('column.set'))] : []),
        numberColumn(context, 'displacement', symbol('v', 'max')),
        { head: symbol('x'), isNumeric: true },
        { head: plain(t('deflected.span')), isNumeric: true },
        { head: plain(t('deflected.ratio')), isNumeric: true },
        ...(limit === 0 ? [] : [{ head: plain(t('deflected.used')), isNumeric: true }]),
      ],
      rows: found.map(({ x, value, span, ratio }, set): Runs[] => [
        ...(sets.length > 1 ? [plain(nameSet(set))] : []),
        plain(write(value, false)),
        place(x, !isBreak(x, sets[set]!.deflection)),
        place(span, false),
        plain(
          ratio === null
            ? NO_NUMBER
            : `L/${formatNumber(Math.floor(ratio), { digits: 0, locale: words.locale })}`,
        ),
        ...(limit === 0 ? [] : [plain(`${used[set] ?? 0} %`)]),
      ]),
    },
    ...(found.some(({ own }) => own !== null) ? [textBlock(t('deflected.own'), 'note')] : []),
  ];
}
