import type { FrameJointLoad, MemberLoad } from '@eecs/solver-core/frame';
import { atom } from 'jotai/vanilla';
import { chosenItemAtom } from './selection.ts';
import { documentAtom } from './sessionAtoms.ts';

/** The load that was placed last, in its original state. */
export const placedLoadAtom = atom<FrameJointLoad | MemberLoad | null>(null);

/** Whether the selected load was just placed and is unchanged: a typed number is then its value. */
export const isValueWantedAtom = atom((get) => {
  const placed = get(placedLoadAtom);
  const item = get(chosenItemAtom);
  if (placed === null || item === null) return false;
  const { joints, members } = get(documentAtom);
  if (item.kind === 'jointLoad') return joints[item.joint]?.loads[item.index] === placed;
  return item.kind === 'memberLoad' && members[item.member]?.loads[item.index] === placed;
});
