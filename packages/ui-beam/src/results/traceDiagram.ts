import type { KitStore } from '@eecs/ui-kit';
import type { ResultId } from '../naming/resultRows.ts';
import { openRowAtom } from '../state/openRows.ts';

/** Opens a diagram and focuses its cursor: from then on the keys read it. */
export function traceDiagram(
  store: KitStore,
  { frame, id }: { readonly frame: HTMLElement | null; readonly id: ResultId },
): void {
  store.set(openRowAtom, id);
  focusTrack(frame, id, MOST_FRAMES);
}

/** A row may have to be rendered first, and one in the room of stresses loaded: the focus waits ten seconds for it. */
const MOST_FRAMES = 600;

function focusTrack(frame: HTMLElement | null, id: ResultId, frames: number): void {
  requestAnimationFrame(() => {
    const track = frame?.querySelector<HTMLElement>(`[data-diagram="${id}"] [data-diagram-track]`);
    if (track != null) track.focus();
    else if (frames > 0) focusTrack(frame, id, frames - 1);
  });
}
