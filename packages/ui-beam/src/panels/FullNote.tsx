import { useKitAtomValue } from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';
import type { TableTab } from '../state/currentRows.ts';
import { documentAtom, limitsAtom } from '../state/sessionAtoms.ts';
import { Note } from '@eecs/ui-kit/editor';
import { listRows, mostRows } from './listRows.ts';

/** Gives how many rows a table may have where it has them all, else null. */
export function useFull(tab: TableTab): number | null {
  const { length } = listRows(useKitAtomValue(documentAtom), tab);
  const most = mostRows(useKitAtomValue(limitsAtom), tab);
  return length >= most ? most : null;
}

/** Says why no row can be added; nothing while one can. */
export function FullNote({ tab, id }: { readonly tab: TableTab; readonly id: string }) {
  const t = useBeamText();
  const count = useFull(tab);
  return count === null ? null : <Note id={id}>{t('note.listFull', { count })}</Note>;
}
