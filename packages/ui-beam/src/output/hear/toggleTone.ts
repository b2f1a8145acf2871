import type { KitStore } from '@eecs/ui-kit';
import { toneAtom } from '../../state/passing.ts';
import { loadParts } from '../../late/loadParts.ts';

/** Plays the last opened diagram as a tone, or stops it. Its code is loaded on first use. */
export function toggleTone(store: KitStore): void {
  const playing = store.get(toneAtom);
  if (playing !== null) {
    playing.abort();
    return;
  }
  const tone = new AbortController();
  store.set(toneAtom, tone);
  tone.signal.addEventListener('abort', () => store.set(toneAtom, null), { once: true });
  void loadParts().then(
    ({ hearDiagram }) => hearDiagram(store, tone),
    () => tone.abort(),
  );
}
