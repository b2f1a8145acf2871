import {
  type JointLoad,
  type JointLoadClass,
  type LinkLoad,
  type TrussCase,
  jointForce,
} from '@eecs/solver-core/truss';
import { FIXED_ALPHA, createLoadEdits, withLoad } from '@eecs/ui-kit/editing';
import type { Edit, NewId, TrussNote } from './edit.ts';
import type { LoadItem } from './items.ts';
import { changeJoints } from './joints.ts';
import { mapLinks } from './links.ts';

/** The fields of a force on a joint that an edit may change. */
export interface JointLoadChange {
  readonly className?: JointLoadClass;
  readonly value?: number;
  readonly alpha?: number;
  readonly beta?: number;
  readonly sets?: number;
}

/** The types of the loads of a truss. */
interface TrussLoads {
  readonly document: TrussCase;
  readonly note: TrussNote;
  readonly item: LoadItem;
  readonly lineLoad: LinkLoad;
  readonly change: JointLoadChange;
}

const loads = /* @__PURE__ */ createLoadEdits<TrussLoads>({
  changeJoints,
  createLoad: ({ value, ...rest }) => {
    const alpha = FIXED_ALPHA[rest.className] ?? -90;
    return { ...rest, c: jointForce(value, alpha), alpha };
  },
  changeLoad: changeForce,
  lineLoadsOf: (document, { link }) => document.links[link]?.loads,
  putLineLoad: (document, item, sets) => changeLinkLoad(document, item, { sets }),
});

/** Finds loads and puts them into case sets. */
export const { loadOf, putLoadsInSet } = loads;

/** Adds a load to joints; it acts in one case set, given by its index. */
export const addJointLoads: (
  document: TrussCase,
  joints: ReadonlySet<number>,
  load: { readonly className?: JointLoadClass; readonly value: number; readonly set?: number },
  newId: NewId,
) => Edit = loads.addJointLoads;

/** Changes one load of a joint. */
export const changeJointLoad: (
  document: TrussCase,
  at: { readonly joint: number; readonly index: number },
  change: JointLoadChange,
) => Edit = loads.changeJointLoad;

/** Changes a force. Its components are updated; a class with a fixed direction sets it. */
function changeForce(load: JointLoad, change: JointLoadChange): JointLoad {
  const className = change.className ?? load.className;
  const alpha = FIXED_ALPHA[className] ?? change.alpha ?? load.alpha;
  const beta = className === 'GenericLoad' ? (change.beta ?? load.beta) : load.beta;
  const { beta: _, ...rest } = load;
  return {
    ...rest,
    className,
    c: jointForce(change.value ?? load.c[0], alpha, beta),
    alpha,
    ...(beta !== undefined && beta !== 0 && { beta }),
    sets: change.sets ?? load.sets,
  };
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
  return mapLinks(document, links, (link) => ({
    ...link,
    loads: [...link.loads, { id: newId(), className, y: [value, value, value], alpha: 90, sets: 2 ** set }],
  }));
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
  return mapLinks(document, new Set([link]), (owner) =>
    withLoad(owner, index, (load: LinkLoad): LinkLoad => {
      const { x: before, ...rest } = load;
      const range = x === undefined ? before : x;
      return { ...rest, ...change, ...(range !== null && range !== undefined && { x: range }) };
    }),
  );
}
