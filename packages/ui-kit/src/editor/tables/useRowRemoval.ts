import { useKitStore } from '../../kit/useKitAtom.ts';
import { FRAME } from '../session/frame.ts';
import type { Table } from './createTable.ts';

/**
 * Returns the function that removes a row of a table, found by its index, after the question if one is required. The
 * focus moves to the row that takes its place, or to the add button if the table is empty.
 */
export function useRowRemoval<Item extends object>(
  { name, rowsAtom }: Table<Item>,
  {
    onRemove,
    askBefore = () => Promise.resolve(true),
  }: {
    readonly onRemove: (index: number) => void;
    readonly askBefore?: (index: number) => Promise<boolean>;
  },
): (index: number, from: Element) => void {
  const store = useKitStore();
  return (index, from) => {
    const item = store.get(rowsAtom)[index];
    const frame = from.closest<HTMLElement>(FRAME);
    void askBefore(index).then((wanted) => {
      // Another document may have been opened while the question was shown.
      const at = store.get(rowsAtom).findIndex((other) => other === item);
      if (!wanted || at < 0) return;
      onRemove(at);
      requestAnimationFrame(() => {
        const goal =
          frame?.querySelector<HTMLElement>(`[data-rows="${name}"] tr[tabindex="0"]`) ??
          frame?.querySelector<HTMLElement>(`[data-adds="${name}"]`) ??
          frame;
        goal?.focus({ preventScroll: true });
      });
    });
  };
}
