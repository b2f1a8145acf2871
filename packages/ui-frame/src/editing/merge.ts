import type { FrameCase } from '@eecs/solver-core/frame';
import { mergeLines } from '@eecs/ui-kit/editing';
import { isSamePlace } from './place.ts';

/** A document after joints were merged, with the number of removed joints and members. */
export interface Merged {
  readonly document: FrameCase;
  readonly joints: number;
  readonly members: number;
}

/**
 * Merges each moved joint with the one at the same position: the loads of both stay; the support is that of the latter,
 * or else of the moved one. Members between them and duplicate members are removed.
 */
export function mergeCoincident(document: FrameCase, moved: ReadonlySet<number>): Merged {
  const become = new Map<number, number>();
  for (const index of moved) {
    const joint = document.joints[index];
    if (joint === undefined) continue;
    const found = document.joints.findIndex(
      (other, at) =>
        at !== index && !become.has(at) && (at < index || !moved.has(at)) && isSamePlace(other, joint),
    );
    if (found >= 0) become.set(index, found);
  }
  if (become.size === 0) return { document, joints: 0, members: 0 };
  const joints = [...document.joints];
  for (const [from, to] of become) {
    const [gone, kept] = [joints[from], joints[to]];
    if (gone === undefined || kept === undefined) continue;
    const support = kept.support ?? gone.support;
    joints[to] = { ...kept, loads: [...kept.loads, ...gone.loads], ...(support && { support }) };
  }
  const place: number[] = [];
  let next = 0;
  joints.forEach((_, index) => place.push(become.has(index) ? -1 : next++));
  const toNew = (old: number): number => place[become.get(old) ?? old] ?? -1;
  const touched = new Set([...become.keys(), ...become.values()]);
  const members = mergeLines(document.members, toNew, touched);
  return {
    document: { ...document, joints: joints.filter((_, index) => !become.has(index)), members },
    joints: become.size,
    members: document.members.length - members.length,
  };
}
