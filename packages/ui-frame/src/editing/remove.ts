import type { FrameCase } from '@eecs/solver-core/frame';
import { listNotes } from '@eecs/solver-core/rules';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';
import { type FrameItem, indexesOf } from './items.ts';

/** Removes everything chosen in one step. A joint takes its members and loads with it; those not chosen are counted. */
export function removeItems(document: FrameCase, items: readonly FrameItem[]): Edit {
  if (items.length === 0) return toPlainEdit(document);
  const joints = indexesOf(items, 'joint');
  const chosen = indexesOf(items, 'member');
  const jointLoads = gatherLoads(items, 'jointLoad');
  const memberLoads = gatherLoads(items, 'memberLoad');
  const place: number[] = [];
  let next = 0;
  document.joints.forEach((_, index) => place.push(joints.has(index) ? -1 : next++));
  let membersRemoved = 0;
  let loadsRemoved = 0;
  const members = document.members.flatMap((member, index) => {
    const [i, j] = [place[member.i] ?? -1, place[member.j] ?? -1];
    if (chosen.has(index)) return [];
    if (i < 0 || j < 0) {
      membersRemoved += 1;
      loadsRemoved += member.loads.length;
      return [];
    }
    const loads = without(member.loads, memberLoads.get(index));
    return i === member.i && j === member.j && loads === member.loads
      ? [member]
      : [{ ...member, i, j, loads }];
  });
  const kept = document.joints.flatMap((joint, index) => {
    if (joints.has(index)) return [];
    const loads = without(joint.loads, jointLoads.get(index));
    return [loads === joint.loads ? joint : { ...joint, loads }];
  });
  return {
    document: { ...document, joints: kept, members },
    notes: listNotes({ membersRemoved, loadsRemoved }),
  };
}

function without<Load>(loads: readonly Load[], gone: ReadonlySet<number> | undefined): readonly Load[] {
  return gone === undefined ? loads : loads.filter((_, at) => !gone.has(at));
}

function gatherLoads(
  items: readonly FrameItem[],
  kind: 'jointLoad' | 'memberLoad',
): ReadonlyMap<number, ReadonlySet<number>> {
  const owners = new Map<number, Set<number>>();
  for (const item of items) {
    if (item.kind !== kind) continue;
    const owner = item.kind === 'jointLoad' ? item.joint : item.member;
    owners.set(owner, (owners.get(owner) ?? new Set()).add(item.index));
  }
  return owners;
}
