import { listNotes } from '@eecs/solver-core/rules';
import type { TrussCase } from '@eecs/solver-core/truss';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';
import { type TrussItem, indexesOf } from './items.ts';

/** Removes everything chosen in one step. A joint takes its rods and loads with it; those not chosen are counted. */
export function removeItems(document: TrussCase, items: readonly TrussItem[]): Edit {
  if (items.length === 0) return toPlainEdit(document);
  const [joints, chosenLinks, guides] = [
    indexesOf(items, 'joint'),
    indexesOf(items, 'link'),
    indexesOf(items, 'guide'),
  ];
  const jointLoads = gatherLoads(items, 'jointLoad');
  const linkLoads = gatherLoads(items, 'linkLoad');
  const place: number[] = [];
  let next = 0;
  document.joints.forEach((_, index) => place.push(joints.has(index) ? -1 : next++));
  let linksRemoved = 0;
  let loadsRemoved = 0;
  const links = document.links.flatMap((link, index) => {
    const [i, j] = [place[link.i] ?? -1, place[link.j] ?? -1];
    if (chosenLinks.has(index)) return [];
    if (i < 0 || j < 0) {
      linksRemoved += 1;
      loadsRemoved += link.loads.length;
      return [];
    }
    const gone = linkLoads.get(index);
    const loads = gone === undefined ? link.loads : link.loads.filter((_, at) => !gone.has(at));
    if (i === link.i && j === link.j && loads === link.loads) return [link];
    return [{ ...link, i, j, loads }];
  });
  const kept = document.joints.flatMap((joint, index) => {
    if (joints.has(index)) return [];
    const gone = jointLoads.get(index);
    return [gone === undefined ? joint : { ...joint, loads: joint.loads.filter((_, at) => !gone.has(at)) }];
  });
  return {
    document: {
      ...document,
      joints: kept,
      links,
      guides: guides.size === 0 ? document.guides : document.guides.filter((_, at) => !guides.has(at)),
    },
    notes: listNotes({ linksRemoved, loadsRemoved }),
  };
}

function gatherLoads(
  items: readonly TrussItem[],
  kind: 'jointLoad' | 'linkLoad',
): ReadonlyMap<number, ReadonlySet<number>> {
  const owners = new Map<number, Set<number>>();
  for (const item of items) {
    if (item.kind !== kind) continue;
    const owner = item.kind === 'jointLoad' ? item.joint : item.link;
    const list = owners.get(owner) ?? new Set();
    owners.set(owner, list.add(item.index));
  }
  return owners;
}
