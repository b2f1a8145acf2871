import { useState } from 'react';
import type { TrussCase } from '@eecs/solver-core/truss';
import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { chosenItemAtom, selectionAtom } from '../state/selection.ts';

/**
 * Returns the joint of the hand calculation and the function that chooses another: the joint selected on the board, or
 * the joint where the force of the selected rod is found, otherwise the one chosen here before, otherwise `first`. A
 * choice made here also selects the joint on the board.
 */
export function useWorkedJoint(
  { joints }: Pick<TrussCase, 'joints'>,
  first: number,
  jointOf?: (rod: number) => number,
): readonly [joint: number, choose: (joint: number) => void] {
  const chosen = useKitAtomValue(chosenItemAtom);
  const select = useSetKitAtom(selectionAtom);
  const [kept, keep] = useState<number | null>(null);
  const ofRod = chosen?.kind === 'link' && jointOf !== undefined ? jointOf(chosen.index) : kept;
  const wanted = chosen?.kind === 'joint' ? chosen.index : ofRod;
  const joint = wanted !== null && joints[wanted] !== undefined ? wanted : first;
  return [
    joint,
    (index) => {
      keep(index);
      select([{ kind: 'joint', index }]);
    },
  ];
}
