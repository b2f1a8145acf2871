import { useEffect, useState } from 'react';
import type { KeptBeam } from '../../props.ts';

const NONE: readonly KeptBeam[] = [];

/** Returns the beams stored by the host; empty until they are loaded, or if loading fails. */
export function useKeptBeams(
  listKept: (() => Promise<readonly KeptBeam[]>) | undefined,
): readonly KeptBeam[] {
  const [kept, setKept] = useState(NONE);

  // Queries the host when the room is opened.
  useEffect(() => {
    if (listKept === undefined) return undefined;
    let isGone = false;
    listKept().then(
      (beams) => {
        if (!isGone) setKept(beams);
      },
      // Without them, earlier states and files can still be chosen.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [listKept]);

  return kept;
}
