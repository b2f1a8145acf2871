import type { Locale } from '../../i18n/locale.ts';
import { useLocale } from '../../kit/useSettings.ts';
import type { RowProblem } from '../../editing/rows/rowReader.ts';
import { type TableText, useTableText } from '../messages/tableMessages.ts';
import type { RowsRead } from './rowExchange.ts';
import { writeBound } from './writeBound.ts';

/** The number of lines that are shown; of a thousand rows nobody reads each. */
const SHOWN = 8;

/** Shows what was understood of a text of rows, or which of its cells are wrong. */
export function RowsFindings({ read }: { readonly read: RowsRead }) {
  const t = useTableText();
  const locale = useLocale();
  if (!read.ok)
    return (
      <>
        <p data-refused="">{t('rows.refused', { count: read.problems.length })}</p>
        <Lines lines={read.problems.map((problem) => writeProblem(problem, t, locale))} />
      </>
    );
  const { needs, replace, doubts, passedOver } = read;
  const { isAsked = false, forgetsTitle = false, keeps = [] } = replace ?? {};
  return (
    <>
      <p>{t('rows.understood', { count: read.count })}</p>
      <Lines lines={read.lines} />
      {needs === undefined ? null : <p>{needs.said}</p>}
      {isAsked ? <p>{t('rows.addOrReplace')}</p> : null}
      {forgetsTitle ? <p>{t('rows.replaceForgets')}</p> : null}
      {keeps.length > 0 ? <p>{t('rows.replaceKeeps', { names: keeps.join(', ') })}</p> : null}
      {doubts.length === 0 ? null : (
        <>
          <p>{t('rows.doubtful')}</p>
          <Lines
            lines={doubts.map(({ row, column, text, readAs }) =>
              t('rows.readAs', { row, column, text, readAs }),
            )}
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

function Lines({ lines }: { readonly lines: readonly string[] }) {
  const t = useTableText();
  const rest = lines.length - SHOWN;
  return (
    <ul>
      {lines.slice(0, SHOWN).map((line, at) => (
        <li key={at}>{line}</li>
      ))}
      {rest > 0 ? <li>{t('rows.more', { count: rest })}</li> : null}
    </ul>
  );
}
