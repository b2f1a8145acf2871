import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import type { Table } from './createTable.ts';
import { Note } from './layout.ts';

/** Returns the row limit of a table that is full, otherwise null. */
export function useFull<Item extends object>({ rowsAtom, mostAtom }: Table<Item>): number | null {
  const { length } = useKitAtomValue(rowsAtom);
  const most = useKitAtomValue(mostAtom);
  return length >= most ? most : null;
}

/** States why no row can be added; shows nothing while one can. */
export function FullNote<Item extends object>({
  table,
  id,
}: {
  readonly table: Table<Item>;
  readonly id: string;
}) {
  const t = useEditorText();
  const count = useFull(table);
  return count === null ? null : <Note id={id}>{t('note.listFull', { count })}</Note>;
}
