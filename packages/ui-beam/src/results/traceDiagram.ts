import type { KitStore } from '@eecs/ui-kit';
import type { ResultId } from '../naming/resultRows.ts';
import { openRowAtom } from '../state/openRows.ts';

/** Opens a diagram and gives its read-out the focus: from then on the keys read it. */
export function traceDiagram(
  store: KitStore,
  { frame, id }: { readonly frame: HTMLElement | null; readonly id: ResultId },
): void {
  store.set(openRowAtom, id);
  // The row may have to be rendered first.
  requestAnimationFrame(() => {
    frame?.querySelector<HTMLElement>(`[data-diagram="${id}"] [data-diagram-track]`)?.focus();
  });
}
