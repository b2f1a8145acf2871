import { useKitAtomValue, useKitStore } from '@eecs/ui-kit';
import { type TableTab, currentRowAtoms } from '../state/currentRows.ts';
import { chooseInTableAtom, selectionAtom } from '../state/selection.ts';

const KINDS = { supports: 'support', loads: 'load' } as const;

/** Gives what a table of supports or loads selects on the board; the other tables select nothing there. */
export function selectedKind(tab: TableTab): 'support' | 'load' | null {
  return tab === 'supports' || tab === 'loads' ? KINDS[tab] : null;
}

/** Gives the index of the row whose details a table shows, -1 of an empty one, and chooses another: on the board too. */
export function useCurrentRow(
  tab: TableTab,
  count: number,
): { readonly current: number; readonly choose: (index: number) => void } {
  const store = useKitStore();
  const kind = selectedKind(tab);
  const last = useKitAtomValue(currentRowAtoms[tab]);
  const selection = useKitAtomValue(selectionAtom);
  const current = selection !== null && selection.kind === kind ? selection.index : last;
  return {
    current: Math.min(current, count - 1),
    choose: (index) => {
      if (kind === null) store.set(currentRowAtoms[tab], index);
      else store.set(chooseInTableAtom, { kind, index });
    },
  };
}
