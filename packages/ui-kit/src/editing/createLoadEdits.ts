import { hasSet, withSet } from '@eecs/solver-core/rules';
import { type DocumentEdit, type EditNote, type PlainEdit, chainEdits, toPlainEdit } from './edit.ts';

/** The directions of load classes with a fixed direction, degrees. */
export const FIXED_ALPHA: Readonly<Partial<Record<string, number>>> = { AxialLoad: 0, ShearLoad: 90 };

interface Load {
  readonly className: string;
  readonly sets: number;
}

/** A load of a joint on a board. */
interface JointLoadItem {
  readonly kind: 'jointLoad';
  readonly joint: number;
  readonly index: number;
}

/** The types of the loads of a kind of structure. */
interface LoadTypes {
  readonly document: { readonly joints: readonly { readonly loads: readonly Load[] }[] };
  readonly note: EditNote;
  readonly item: { readonly kind: string; readonly index: number };
  readonly lineLoad: Load;
  /** The fields of a joint load that an edit may change. */
  readonly change: { readonly sets?: number };
}

type Joint<Types extends LoadTypes> = Types['document']['joints'][number];
type JointLoad<Types extends LoadTypes> = Joint<Types>['loads'][number];
type LineLoadItem<Types extends LoadTypes> = Exclude<Types['item'], JointLoadItem>;

/** Everything that the edits of loads need to know about a kind of structure. */
export interface LoadEditPlan<Types extends LoadTypes> {
  readonly changeJoints: (
    document: Types['document'],
    indexes: ReadonlySet<number>,
    change: (joint: Joint<Types>) => Joint<Types>,
  ) => PlainEdit<Types['document']>;
  /** Creates a load that acts on a joint in the case sets of a mask. */
  readonly createLoad: (of: {
    readonly id: string;
    readonly className: JointLoad<Types>['className'];
    readonly value: number;
    readonly sets: number;
  }) => JointLoad<Types>;
  readonly changeLoad: (load: JointLoad<Types>, change: Types['change']) => JointLoad<Types>;
  /** Lists the loads of the line of an item. */
  readonly lineLoadsOf: (
    document: Types['document'],
    item: LineLoadItem<Types>,
  ) => readonly Types['lineLoad'][] | undefined;
  readonly putLineLoad: (
    document: Types['document'],
    item: LineLoadItem<Types>,
    sets: number,
  ) => DocumentEdit<Types['document'], Types['note']>;
}

/** The edits of the loads of a kind of structure. */
export interface LoadEdits<Types extends LoadTypes> {
  /** Adds a load to joints; it acts in one case set, given by its index. */
  readonly addJointLoads: (
    document: Types['document'],
    joints: ReadonlySet<number>,
    of: {
      /** @default ShearLoad */
      readonly className?: JointLoad<Types>['className'];
      readonly value: number;
      /** @default 0 */
      readonly set?: number;
    },
    newId: () => string,
  ) => PlainEdit<Types['document']>;
  /** Changes one load of a joint. */
  readonly changeJointLoad: (
    document: Types['document'],
    at: { readonly joint: number; readonly index: number },
    change: Types['change'],
  ) => PlainEdit<Types['document']>;
  /** Finds the load of an item. */
  readonly loadOf: (
    document: Types['document'],
    item: Types['item'],
  ) => JointLoad<Types> | Types['lineLoad'] | undefined;
  /** Adds loads to a case set, given by its index, or removes them from it. */
  readonly putLoadsInSet: (
    document: Types['document'],
    items: readonly Types['item'][],
    by: { readonly set: number; readonly isIn: boolean },
  ) => DocumentEdit<Types['document'], Types['note']>;
}

/** Creates the edits of the loads of a kind of structure. */
export function createLoadEdits<Types extends LoadTypes>({
  changeJoints,
  createLoad,
  changeLoad,
  lineLoadsOf,
  putLineLoad,
}: LoadEditPlan<Types>): LoadEdits<Types> {
  type Edits = LoadEdits<Types>;
  const isOnJoint = (item: Types['item']): item is Types['item'] & JointLoadItem => item.kind === 'jointLoad';

  const changeJointLoad: Edits['changeJointLoad'] = (document, { joint, index }, change) =>
    changeJoints(document, new Set([joint]), (one) =>
      withLoad(one, index, (load: JointLoad<Types>) => changeLoad(load, change)),
    );

  const loadOf: Edits['loadOf'] = (document, item) =>
    isOnJoint(item)
      ? document.joints[item.joint]?.loads[item.index]
      : lineLoadsOf(document, item as LineLoadItem<Types>)?.[item.index];

  return {
    changeJointLoad,
    loadOf,
    addJointLoads: (document, joints, { className = 'ShearLoad', value, set = 0 }, newId) =>
      changeJoints(document, joints, (joint) => ({
        ...joint,
        loads: [...joint.loads, createLoad({ id: newId(), className, value, sets: 2 ** set })],
      })),
    putLoadsInSet: (document, items, { set, isIn }) =>
      chainEdits(
        document,
        items.map((item) => (now: Types['document']) => {
          const load = loadOf(now, item);
          if (load === undefined || hasSet(load.sets, set) === isIn) return toPlainEdit(now);
          const sets = withSet(load.sets, set, isIn);
          return isOnJoint(item)
            ? changeJointLoad(now, item, { sets })
            : putLineLoad(now, item as LineLoadItem<Types>, sets);
        }),
      ),
  };
}

/** Changes one load of an object; returns the same object if there is no such load or it stays equal. */
export function withLoad<L extends object, Owner extends { readonly loads: readonly L[] }>(
  owner: Owner,
  index: number,
  change: (load: L) => L,
): Owner {
  const load = owner.loads[index];
  if (load === undefined) return owner;
  const next = change(load);
  return isSameLoad(next, load) ? owner : { ...owner, loads: owner.loads.with(index, next) };
}

function isSameLoad(a: object, b: object): boolean {
  const order = (load: object): string => JSON.stringify(Object.entries(load).sort());
  return order(a) === order(b);
}
