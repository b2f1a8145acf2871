import type { Locale } from '../../i18n/locale.ts';
import { useLocale } from '../../kit/useSettings.ts';
import type { RowProblem } from '../../editing/rows/rowReader.ts';
import { type TableText, useTableText } from '../messages/tableMessages.ts';
import { type RowsRead, TOLD_ROWS } from './rowExchange.ts';
import { writeBound } from './writeBound.ts';

/** Shows how a text of rows was understood, or its faulty cells. */
export function RowsFindings({ read }: { readonly read: RowsRead }) {
  const t = useTableText();
  const locale = useLocale();
  if (!read.ok)
    return (
      <>
        <p data-refused="">{t('rows.refused', { count: read.problems.length })}</p>
        <Lines items={read.problems} write={(problem) => writeProblem(problem, t, locale)} />
      </>
    );
  const { needs, replace, doubts, passedOver } = read;
  const { isAsked = false, forgetsTitle = false, keeps = [] } = replace ?? {};
  return (
    <>
      <p>{t('rows.understood', { count: read.count })}</p>
      <Lines items={read.lines} count={read.count} write={(line) => line} />
      {needs === undefined || needs.said === '' ? null : <p>{needs.said}</p>}
      {isAsked ? <p>{t('rows.addOrReplace')}</p> : null}
      {forgetsTitle ? <p>{t('rows.replaceForgets')}</p> : null}
      {keeps.length > 0 ? <p>{t('rows.replaceKeeps', { names: keeps.join(', ') })}</p> : null}
      {doubts.length === 0 ? null : (
        <>
          <p>{t('rows.doubtful')}</p>
          <Lines
            items={doubts}
            write={({ row, column, text, readAs }) => t('rows.readAs', { row, column, text, readAs })}
          />
        </>
      )}
      {passedOver.length === 0 ? null : <p>{t('rows.passedOver', { columns: passedOver.join(', ') })}</p>}
    </>
  );
}

function writeProblem(problem: RowProblem, t: TableText, locale: Locale): string {
  const { code, bound, most = 0, ...place } = problem;
  return bound === undefined
    ? t(`rows.problem.${code}`, { ...place, count: most })
    : t(code === 'great' ? 'rows.problem.beyond' : 'rows.problem.tiny', {
        ...place,
        bound: writeBound(bound, locale),
      });
}

interface LinesProps<Item> {
  readonly items: readonly Item[];
  /** The total number. @default the length of `items` */
  readonly count?: number;
  readonly write: (item: Item) => string;
}

/** Shows the first items, one line each, and counts the others. */
function Lines<Item>({ items, count = items.length, write }: LinesProps<Item>) {
  const t = useTableText();
  const shown = items.slice(0, TOLD_ROWS);
  const rest = count - shown.length;
  return (
    <ul>
      {shown.map((item, at) => (
        <li key={at}>{write(item)}</li>
      ))}
      {rest > 0 ? <li>{t('rows.more', { count: rest })}</li> : null}
    </ul>
  );
}
