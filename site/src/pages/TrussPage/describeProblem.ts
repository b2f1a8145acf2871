import type { Locale, Text } from '@eecs/ui-kit';
import type { ReadTrussFile } from '@eecs/ui-truss';
import type { ListFailures } from '../../task/words/listFailures.ts';
import type enUS from '../../truss/messages/en-US.json';
import { describeRows } from './describeRow.ts';
import { listFirst } from './writeNames.ts';

/**
 * Describes why a file is not a truss that can be opened, one line each. Returns no line for a file that is too large:
 * `describeSize` describes it.
 */
export function describeProblem(
  read: Extract<ReadTrussFile, { ok: false }>,
  {
    t,
    list,
    locale,
  }: { readonly t: Text<typeof enUS>; readonly list: ListFailures; readonly locale: Locale },
): readonly string[] {
  switch (read.problem) {
    case 'notTruss':
      return [...list(read.failures), t('truss.file.cure')];
    case 'badRow':
      return describeRows(read, { t, locale });
    case 'tooManyRows':
      return [t('truss.file.tooManyRows', read.rows ?? { count: 0, most: 0 })];
    case 'unknownHeadings':
      return [t('truss.file.unknownHeadings', { columns: listFirst(read.headings ?? []) })];
    case 'tooMany':
    case 'tooLarge':
      return [];
    default:
      return [t(`truss.file.${read.problem}`)];
  }
}
