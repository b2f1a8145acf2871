import type { CaseSet } from '@eecs/solver-core';
import { type ReportBlock, head, plain } from './blocks.ts';
import { wordColumn } from './columns.ts';
import type { ReportNumbers } from './reportNumbers.ts';
import type { SetWriter } from './setWriter.ts';
import type { SharedReportText } from './words.ts';

/**
 * Writes the case sets of a document: their names, the members of combined sets, the angles by which forces are
 * rotated, and their descriptions. Nothing for a single set that only has a name, which is the heading of its results.
 */
export function describeSets({
  document: { caseSets },
  shared: t,
  nameSet,
  combination,
  typed,
}: Pick<SetWriter, 'nameSet' | 'combination'> &
  Pick<ReportNumbers, 'typed'> & {
    readonly document: { readonly caseSets: readonly CaseSet[] };
    readonly shared: SharedReportText;
  }): ReportBlock[] {
  const rows = caseSets.map((set, index) => [
    nameSet(index),
    set.combined ? combination(index) : '',
    set.angle === 0 ? '' : t('sets.turned', { angle: typed(set.angle, 'angle') }),
    set.description,
  ]);
  const heads = [t('sets.set'), t('sets.factors'), t('sets.angle'), t('sets.description')];
  const shown = [...heads.keys()].filter(
    (column) => column === 0 || rows.some((row) => (row[column] ?? '') !== ''),
  );
  if (rows.length === 0 || (rows.length === 1 && shown.length === 1)) return [];
  return [
    head(t('sets.title')),
    {
      kind: 'table',
      caption: t('sets.title'),
      columns: shown.map((column) => wordColumn(heads[column] ?? '')),
      rows: rows.map((row) => shown.map((column) => plain(row[column] ?? ''))),
    },
  ];
}
