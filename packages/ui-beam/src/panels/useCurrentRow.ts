import { useKitAtomValue, useKitStore } from '@eecs/ui-kit';
import { type TableTab, currentRowAtoms } from '../state/currentRows.ts';
import { chooseInTableAtom, selectionAtom } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { listRows } from './listRows.ts';

const KINDS = { supports: 'support', loads: 'load' } as const;

/** Gives what a table of supports or loads selects on the board; the other tables select nothing there. */
export function selectedKind(tab: TableTab): 'support' | 'load' | null {
  return tab === 'supports' || tab === 'loads' ? KINDS[tab] : null;
}

/** Gives the index of the row whose details a table shows, -1 of an empty one. */
export function useCurrentRow(tab: TableTab): number {
  const last = useKitAtomValue(currentRowAtoms[tab]);
  const selection = useKitAtomValue(selectionAtom);
  const { length } = listRows(useKitAtomValue(documentAtom), tab);
  const current = selection !== null && selection.kind === selectedKind(tab) ? selection.index : last;
  return Math.min(current, length - 1);
}

/** Gives the verb that makes a row of a table the current one: on the board too. */
export function useChooseRow(tab: TableTab): (index: number) => void {
  const store = useKitStore();
  return (index) => chooseRow(store, tab, index);
}

/** Makes a row of a table the current one, on the board too. */
export function chooseRow(store: ReturnType<typeof useKitStore>, tab: TableTab, index: number): void {
  const kind = selectedKind(tab);
  if (kind === null) store.set(currentRowAtoms[tab], index);
  else store.set(chooseInTableAtom, { kind, index });
}
