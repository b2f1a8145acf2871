import { useEffect, useState } from 'react';
import type { KeptBeam } from '../../props.ts';

const NONE: readonly KeptBeam[] = [];

/** Returns the beams that the surroundings keep; none until they have come, or where they do not come. */
export function useKeptBeams(
  listKept: (() => Promise<readonly KeptBeam[]>) | undefined,
): readonly KeptBeam[] {
  const [kept, setKept] = useState(NONE);

  // Asks the surroundings when the room is opened.
  useEffect(() => {
    if (listKept === undefined) return undefined;
    let isGone = false;
    listKept().then(
      (beams) => {
        if (!isGone) setKept(beams);
      },
      // Earlier states and files can be chosen without them.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [listKept]);

  return kept;
}
