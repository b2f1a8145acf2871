import type { Text } from '@eecs/ui-kit';
import type { ReadTableRest } from '@eecs/ui-truss';
import type enUS from '../../truss/messages/en-US.json';

/** Of more columns the first ones are named. */
const MOST = 6;

/** Tells what of a table became no part of the truss, one line each; nothing where all did. */
export function describeRest(rest: ReadTableRest, t: Text<typeof enUS>): string[] {
  const { names, columns, rows, hidden } = rest;
  const told = [...columns.slice(0, MOST), ...(columns.length > MOST ? ['…'] : [])].join(', ');
  return [
    ...(names.length > 0 ? [t('truss.file.names', { names: names.join(', ') })] : []),
    ...(columns.length > 0 ? [t('truss.file.columns', { columns: told })] : []),
    ...(rows > 0 ? [t('truss.file.rows', { count: rows })] : []),
    ...(hidden.length > 0 ? [t('truss.file.hidden', { names: hidden.join(', ') })] : []),
    ...(['joints', 'rods', 'loads'] as const).flatMap((of) =>
      rest[of] > 0 ? [t(`truss.file.${of}`, { count: rest[of] })] : [],
    ),
  ];
}
