import { useState } from 'react';
import type { TrussCase } from '@eecs/solver-core/truss';
import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { chosenItemAtom, selectionAtom } from '../state/selection.ts';

/**
 * Gives the joint that is worked out and the verb that chooses another: the one chosen on the board, else the one
 * chosen here before, else `first`. What is chosen here is chosen on the board too.
 */
export function useWorkedJoint(
  { joints }: Pick<TrussCase, 'joints'>,
  first: number,
): readonly [joint: number, choose: (joint: number) => void] {
  const chosen = useKitAtomValue(chosenItemAtom);
  const select = useSetKitAtom(selectionAtom);
  const [kept, keep] = useState<number | null>(null);
  const wanted = chosen?.kind === 'joint' ? chosen.index : kept;
  const joint = wanted !== null && joints[wanted] !== undefined ? wanted : first;
  return [
    joint,
    (index) => {
      keep(index);
      select([{ kind: 'joint', index }]);
    },
  ];
}
