import type { JointLoad, LinkLoad } from '@eecs/solver-core/truss';
import { atom } from 'jotai/vanilla';
import { chosenItemAtom } from './selection.ts';
import { documentAtom } from './sessionAtoms.ts';

/** The last placed load, in its initial state. */
export const placedLoadAtom = atom<JointLoad | LinkLoad | null>(null);

/** Whether the selected load was just placed and is unchanged: a typed number is then its value. */
export const isValueWantedAtom = atom((get) => {
  const placed = get(placedLoadAtom);
  const item = get(chosenItemAtom);
  if (placed === null || item === null) return false;
  const { joints, links } = get(documentAtom);
  if (item.kind === 'jointLoad') return joints[item.joint]?.loads[item.index] === placed;
  return item.kind === 'linkLoad' && links[item.link]?.loads[item.index] === placed;
});
