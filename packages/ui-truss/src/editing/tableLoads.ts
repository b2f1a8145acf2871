import type { JointLoad, LinkLoad, TrussCase } from '@eecs/solver-core/truss';
import type { AddedTable } from './addedTable.ts';
import type { NewId } from './edit.ts';
import type { TableNumbering } from './tableNumbering.ts';
import { fitTableSets } from './tableSets.ts';

/** Two values are equal if they differ by no more than the rounding of a table, relative. */
const SAME_VALUE = 1e-9;

type Unnamed<Load> = Omit<Load, 'id'>;
type AnyLoad = Unnamed<JointLoad> | Unnamed<LinkLoad>;

export interface AddedLoads {
  readonly document: TrussCase;
  /** The number of loads that already exist, or are on a skipped rod. */
  readonly passedOver: number;
  /** The number of added case sets. */
  readonly setsAdded: number;
}

/**
 * Adds the loads of a table to their joints and rods, in case sets of the truss. Skips as many equal loads as already
 * exist, so that adding a table twice does not double the loads.
 */
export function addTableLoads(
  document: TrussCase,
  table: Pick<AddedTable, 'loads' | 'setTitles'>,
  { find, newId }: { readonly find: TableNumbering; readonly newId: NewId },
): AddedLoads {
  if (table.loads.length === 0) return { document, passedOver: 0, setsAdded: 0 };
  const { document: fitted, added, toMask } = fitTableSets(document, table);
  const ofJoints = new Map<number, Unnamed<JointLoad>[]>();
  const ofLinks = new Map<number, Unnamed<LinkLoad>[]>();
  let passedOver = 0;
  for (const one of table.loads) {
    const sets = toMask(one.sets.named) ?? 1;
    const at = find[one.on](one.number);
    if (at < 0) passedOver += 1;
    else if (one.on === 'joint') push(ofJoints, at, { ...one.load, sets });
    else push(ofLinks, at, { ...one.load, sets });
  }
  const pick = <Load extends AnyLoad>(
    loads: readonly Load[] = [],
    there: readonly AnyLoad[] = [],
  ): Load[] => {
    const fresh = pickFresh(loads, there);
    passedOver += loads.length - fresh.length;
    return fresh;
  };
  const joints = fitted.joints.map((joint, at) => {
    const fresh = pick(ofJoints.get(at), joint.loads).map((load) => ({ ...load, id: newId() }));
    return fresh.length === 0 ? joint : { ...joint, loads: [...joint.loads, ...fresh] };
  });
  const links = fitted.links.map((link, at) => {
    const fresh = pick(ofLinks.get(at), link.loads).map((load) => ({ ...load, id: newId() }));
    return fresh.length === 0 ? link : { ...link, loads: [...link.loads, ...fresh] };
  });
  if (passedOver === table.loads.length) return { document, passedOver, setsAdded: 0 };
  return { document: { ...fitted, joints, links }, passedOver, setsAdded: added };
}

function push<Load>(lists: Map<number, Load[]>, at: number, load: Load): void {
  const list = lists.get(at);
  if (list === undefined) lists.set(at, [load]);
  else list.push(load);
}

/** Picks the loads that do not exist yet; each existing load counts for one equal load. */
export function pickFresh<Load extends AnyLoad>(loads: readonly Load[], there: readonly AnyLoad[]): Load[] {
  const before = [...there];
  return loads.filter((load) => {
    const same = before.findIndex((other) => isSameLoad(load, other));
    if (same >= 0) before.splice(same, 1);
    return same < 0;
  });
}

function isSameLoad(a: AnyLoad, b: AnyLoad): boolean {
  if (a.className !== b.className || a.sets !== b.sets) return false;
  const [one, other] = [listNumbers(a), listNumbers(b)];
  return one.length === other.length && one.every((value, at) => isClose(value, other[at] ?? NaN));
}

function listNumbers(load: AnyLoad): readonly number[] {
  return 'c' in load ? [load.c[0], load.alpha, load.beta ?? 0] : [...load.y, load.alpha, ...(load.x ?? [])];
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME_VALUE * Math.max(Math.abs(a), Math.abs(b));
}
