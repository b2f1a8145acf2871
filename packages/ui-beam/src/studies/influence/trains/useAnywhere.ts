import { useEffect, useState } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { type AnywhereStand, type Train, standAnywhere } from '@eecs/solver-core/trains';
import { listBays } from './trainPlace.ts';

/** The greatest and least moments that a train causes anywhere. */
export interface Anywhere {
  readonly max: AnywhereStand;
  readonly min: AnywhereStand;
}

/** Finds both after the screen has been painted; null until then, and if the beam cannot be solved. */
export function useAnywhere(document: BeamCase, train: Train | null): Anywhere | null {
  const [found, setFound] = useState<{ readonly of: readonly unknown[]; readonly value: Anywhere } | null>(
    null,
  );

  // Waits until nothing has changed for a moment, because the search takes up to some tenths of a second.
  useEffect(() => {
    if (train === null) return undefined;
    const timer = setTimeout(() => {
      const bays = listBays(document);
      if (bays !== null)
        setFound({
          of: [document, train],
          value: { max: standAnywhere(bays, train, 'max'), min: standAnywhere(bays, train, 'min') },
        });
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [document, train]);

  return found !== null && found.of[0] === document && found.of[1] === train ? found.value : null;
}

const WAIT_MS = 60;
