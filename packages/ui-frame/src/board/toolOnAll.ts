import type { FramePointLoadClass } from '@eecs/solver-core/frame';
import type { KitStore } from '@eecs/ui-kit';
import { lengthOf } from '../editing/fitLoads.ts';
import { type FrameItem, indexesOf } from '../editing/items.ts';
import { setSupport } from '../editing/joints.ts';
import { addJointLoads, addMemberLoads, usualLoad } from '../editing/loads.ts';
import { tidy } from '../editing/place.ts';
import { newId } from '../state/newId.ts';
import { selectionAtom } from '../state/selection.ts';
import { applyEditAtom, documentAtom, lastSetAtom } from '../state/sessionAtoms.ts';
import { supportClassAtom, takeToolAtom, toolAtom } from '../state/tool.ts';

/** The tools that place a load, with the class of a load at a point. */
const POINTS: Readonly<Partial<Record<string, FramePointLoadClass>>> = {
  force: 'ShearLoad',
  moment: 'BendingMoment',
};

/** The selected parts that the active tool loads: joints, or members if there is no joint or the load is distributed. */
export function listLoadedParts(
  items: readonly FrameItem[],
  tool: string,
): { readonly kind: 'joint' | 'member'; readonly parts: ReadonlySet<number> } | null {
  if (tool !== 'distributed' && POINTS[tool] === undefined) return null;
  const joints = indexesOf(items, 'joint');
  if (tool !== 'distributed' && joints.size > 0) return { kind: 'joint', parts: joints };
  const parts = indexesOf(items, 'member');
  return parts.size > 0 ? { kind: 'member', parts } : null;
}

/**
 * Applies the active tool to several selected objects at once: a load tool places its default load on each joint, or
 * along each member; the support tool supports their joints. Returns false if the tool has no effect on several objects.
 */
export function applyToolToAll(store: KitStore, items: readonly FrameItem[]): boolean {
  const tool = store.get(toolAtom);
  const loaded = listLoadedParts(items, tool);
  if (loaded !== null) {
    placeLoads(store, loaded, tool === 'force' || tool === 'moment' ? tool : 'distributed');
    // The next typed number is the value of all.
    store.set(takeToolAtom, 'select');
    return true;
  }
  const joints = indexesOf(items, 'joint');
  if (tool !== 'support' || joints.size === 0) return false;
  const support = store.get(supportClassAtom);
  store.set(applyEditAtom, (now) => setSupport(now, joints, support));
  return true;
}

function placeLoads(
  store: KitStore,
  { kind, parts }: { readonly kind: 'joint' | 'member'; readonly parts: ReadonlySet<number> },
  tool: 'force' | 'moment' | 'distributed',
): void {
  const value = usualLoad(tool, store.get(documentAtom).units.system);
  const set = store.get(lastSetAtom);
  const className = POINTS[tool];
  store.set(applyEditAtom, (now) => {
    if (kind === 'joint')
      return addJointLoads(now, parts, { className: className ?? 'ShearLoad', value, set }, newId);
    return addMemberLoads(
      now,
      parts,
      className === undefined
        ? { className: 'DistributedLoad', value, set }
        : { className, value, x: (member) => tidy(lengthOf(now, member) / 2), set },
      newId,
    );
  });
  const { joints, members } = store.get(documentAtom);
  store.set(
    selectionAtom,
    [...parts].map((part) =>
      kind === 'joint'
        ? { kind: 'jointLoad', joint: part, index: (joints[part]?.loads.length ?? 1) - 1 }
        : { kind: 'memberLoad', member: part, index: (members[part]?.loads.length ?? 1) - 1 },
    ),
  );
}
