import { atom } from 'jotai/vanilla';
import type { useDialogs } from '../../dialog/useDialogs.ts';
import type { KitStore } from '../../store/kitStore.ts';

/** Whether an editor asks before it removes anything: the reader's option `confirmDelete`. */
export const asksBeforeRemovalAtom = atom(false);

/** The texts of the question. */
export interface RemovalQuestion {
  /** The removed item: its kind, its value and its place. */
  readonly message: string;
  /** The label of the checkbox that decides whether to ask again. */
  readonly askEveryTime: string;
}

/**
 * Asks before a removal if the option is set; Undo restores the removed objects. `write` is called only then, `open`
 * opens the dialog. Returns whether to remove.
 */
export async function askBeforeRemoval(
  store: KitStore,
  open: ReturnType<typeof useDialogs>['ask'],
  write: () => RemovalQuestion,
): Promise<boolean> {
  if (!store.get(asksBeforeRemovalAtom)) return true;
  const { message, askEveryTime } = write();
  const { outcome, checked } = await open({
    kind: 'confirm',
    message,
    checkbox: { label: askEveryTime, checked: true },
  });
  if (outcome !== 'ok') return false;
  store.set(asksBeforeRemovalAtom, checked !== false);
  return true;
}
