import { useState } from 'react';
import type { TrussCase } from '@eecs/solver-core/truss';
import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { chosenItemAtom, selectionAtom } from '../state/selection.ts';

/**
 * Returns the joint of the hand calculation and the function that chooses another: the joint selected on the board,
 * otherwise the one chosen here before, otherwise `first`. A choice made here also selects the joint on the board.
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
