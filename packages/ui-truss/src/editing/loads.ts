import {
  type JointLoad,
  type JointLoadClass,
  type LinkLoad,
  type TrussCase,
  jointForce,
} from '@eecs/solver-core/truss';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit, NewId } from './edit.ts';
import { changeJoints } from './joints.ts';

/** The direction that a class of load has, degrees; null if the load states it. */
export const FIXED_ALPHA: Readonly<Record<JointLoadClass, number | null>> = {
  AxialLoad: 0,
  ShearLoad: 90,
  GenericLoad: null,
};

/** Adds a force to each of some joints, in the case set with an index. */
export function addJointLoads(
  document: TrussCase,
  joints: ReadonlySet<number>,
  {
    className = 'ShearLoad',
    value,
    set = 0,
  }: { readonly className?: JointLoadClass; readonly value: number; readonly set?: number },
  newId: NewId,
): Edit {
  return changeJoints(document, joints, (joint) => {
    const alpha = FIXED_ALPHA[className] ?? -90;
    const load: JointLoad = {
      id: newId(),
      className,
      c: jointForce(value, alpha),
      alpha,
      sets: 2 ** set,
    };
    return { ...joint, loads: [...joint.loads, load] };
  });
}

/** The fields of a force on a joint that an edit may change. */
export interface JointLoadChange {
  readonly className?: JointLoadClass;
  readonly value?: number;
  readonly alpha?: number;
  readonly beta?: number;
  readonly sets?: number;
}

/** Changes one force of a joint. Its components are updated; a class with a fixed direction sets it. */
export function changeJointLoad(
  document: TrussCase,
  { joint, index }: { readonly joint: number; readonly index: number },
  change: JointLoadChange,
): Edit {
  return changeJoints(document, new Set([joint]), (one) => {
    const load = one.loads[index];
    if (load === undefined) return one;
    const className = change.className ?? load.className;
    const alpha = FIXED_ALPHA[className] ?? change.alpha ?? load.alpha;
    const beta = className === 'GenericLoad' ? (change.beta ?? load.beta) : load.beta;
    const { beta: _, ...rest } = load;
    const next: JointLoad = {
      ...rest,
      className,
      c: jointForce(change.value ?? load.c[0], alpha, beta),
      alpha,
      ...(beta !== undefined && beta !== 0 && { beta }),
      sets: change.sets ?? load.sets,
    };
    return isSameLoad(next, load) ? one : { ...one, loads: one.loads.with(index, next) };
  });
}

/** Adds a load over the whole length of each of some rods. */
export function addLinkLoads(
  document: TrussCase,
  links: ReadonlySet<number>,
  {
    className = 'DistributedLoad',
    value,
    set = 0,
  }: { readonly className?: LinkLoad['className']; readonly value: number; readonly set?: number },
  newId: NewId,
): Edit {
  const next = document.links.map((link, index) =>
    links.has(index)
      ? {
          ...link,
          loads: [
            ...link.loads,
            { id: newId(), className, y: [value, value, value], alpha: 90, sets: 2 ** set } as const,
          ],
        }
      : link,
  );
  return toPlainEdit(links.size === 0 ? document : { ...document, links: next });
}

/** The fields of a load along a rod that an edit may change; `x` null is the whole rod. */
export interface LinkLoadChange {
  readonly className?: LinkLoad['className'];
  readonly y?: LinkLoad['y'];
  readonly x?: readonly [number, number] | null;
  readonly alpha?: number;
  readonly sets?: number;
}

/** Changes one load of a rod. */
export function changeLinkLoad(
  document: TrussCase,
  { link, index }: { readonly link: number; readonly index: number },
  { x, ...change }: LinkLoadChange,
): Edit {
  const owner = document.links[link];
  const load = owner?.loads[index];
  if (owner === undefined || load === undefined) return toPlainEdit(document);
  const { x: before, ...rest } = load;
  const range = x === undefined ? before : x;
  const next: LinkLoad = { ...rest, ...change, ...(range !== null && range !== undefined && { x: range }) };
  if (isSameLoad(next, load)) return toPlainEdit(document);
  return toPlainEdit({
    ...document,
    links: document.links.with(link, { ...owner, loads: owner.loads.with(index, next) }),
  });
}

function isSameLoad(a: object, b: object): boolean {
  const order = (load: object): string => JSON.stringify(Object.entries(load).sort());
  return order(a) === order(b);
}
