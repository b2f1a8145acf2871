import type { Atom } from 'jotai/vanilla';
import type { KitStore } from '@eecs/ui-kit';

/** Values typed in quick succession are announced together after this time, ms. */
export const TOLD_MS = 400;

/** Forces of a document, with the number of the document's opening. */
interface Opened {
  readonly opening: number;
}

/** Stores the forces that the reader knows; survives a change of the texts. */
export interface KnownForces<Forces> {
  known: Forces | null;
}

/**
 * Follows the forces of a document and reports how a change affected them, once they have not changed for `TOLD_MS`.
 * Returns the function that stops it.
 *
 * The first forces of an opened document count as known at once, so that a value typed before they settle is reported.
 */
export function followForces<Forces extends Opened>(
  store: KitStore,
  {
    source,
    memory,
    write,
    announce,
  }: {
    /** The forces of the document; null while they are pending. */
    readonly source: Atom<Forces | null>;
    readonly memory: KnownForces<Forces>;
    readonly write: (forces: Forces) => string;
    readonly announce: (text: string) => void;
  },
): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const compare = (): void => {
    const now = store.get(source);
    const { known } = memory;
    if (now === null || known === null) return;
    memory.known = now;
    const text = write(now);
    if (text !== write(known)) announce(text);
  };
  const follow = (): void => {
    clearTimeout(waiting);
    const now = store.get(source);
    if (now !== null && now.opening !== memory.known?.opening) memory.known = now;
    if (now !== memory.known) waiting = setTimeout(compare, TOLD_MS);
  };
  follow();
  const stop = store.sub(source, follow);
  return () => {
    clearTimeout(waiting);
    stop();
  };
}
