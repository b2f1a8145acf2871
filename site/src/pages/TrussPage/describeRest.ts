import type { Text } from '@eecs/ui-kit';
import type { ReadTableRest } from '@eecs/ui-truss';
import { listFirst, listStandards } from './writeNames.ts';
import type enUS from '../../truss/messages/en-US.json';

/** Lists the parts of a table that were not added to the truss, one line each; nothing if all were. */
export function describeRest(rest: ReadTableRest, t: Text<typeof enUS>): string[] {
  const { names, standard, usual, columns, rows, hidden } = rest;
  return [
    ...(standard.length > 0 ? [t('truss.file.standardNames', { names: listStandards(standard) })] : []),
    ...(usual.length > 0 ? [t('truss.file.usual', { names: usual.join(', ') })] : []),
    ...(names.length > 0 ? [t('truss.file.names', { names: listFirst(names) })] : []),
    ...(columns.length > 0 ? [t('truss.file.columns', { columns: listFirst(columns) })] : []),
    ...(rows > 0 ? [t('truss.file.rows', { count: rows })] : []),
    ...(hidden.length > 0 ? [t('truss.file.hidden', { names: hidden.join(', ') })] : []),
    ...(['joints', 'rods', 'loads'] as const).flatMap((of) =>
      rest[of] > 0 ? [t(`truss.file.${of}`, { count: rest[of] })] : [],
    ),
  ];
}
