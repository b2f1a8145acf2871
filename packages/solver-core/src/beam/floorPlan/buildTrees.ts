import type { BeamCase } from '../../model/beam/document.ts';
import type { MemberModel } from '../../member/model.ts';
import { imposedDisplacement } from '../../member/loads/actions.ts';
import { DIRECTION_TERMS } from '../../member/loads/directionTerms.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import { createReader } from '../descriptor/readUnknown.ts';
import type { SolvedCase, SolvedSet } from '../results/solvedCase.ts';
import { stackParts } from './stackParts.ts';
import type { StackedPart } from './stackParts.ts';
import type {
  BeamPart,
  BoundaryCondition,
  SegmentConstants,
  TransferredForce,
  Tree,
  TreeSupport,
} from './tree.ts';

/** Builds the floor plan of each set with the forces that the parts transfer, boundary conditions and constants. */
export function buildTrees({ document, model, sets }: SolvedCase): Tree[] {
  const parts = stackParts(document);
  const supports = supportsOf(model, parts);
  return sets.map((solved) => ({
    bms: describeParts(parts, supports, createReader(solved, document.L)),
    boundary: boundaryOf(document, model, solved),
    constants: constantsOf(model, solved),
    supports,
  }));
}

function describeParts(
  parts: readonly StackedPart[],
  supports: readonly TreeSupport[],
  read: ReturnType<typeof createReader>,
): BeamPart[] {
  /** The left part exerts the hinge force on the right part and receives its opposite. */
  const transfer = (of: {
    x: number;
    support: number;
    part: number;
    sign: 1 | -1;
  }): TransferredForce | null => {
    const { x, support, part, sign } = of;
    if (support < 0) return null;
    const force = (direction: 'x' | 'y') => sign * read({ kind: 'hingeForce', x, support, direction }) + 0;
    return { x, support, part, axial: force('x'), normal: force('y') };
  };
  return parts.map(({ disc, tier, restsOn, order }, id) => ({
    id,
    x0: disc.x0,
    x1: disc.x1,
    tier,
    restsOn,
    carries: parts.flatMap((other, j) => (other.restsOn.includes(id) ? [j] : [])),
    order,
    supports: supports.flatMap(({ support, part }) => (part === id ? [support] : [])),
    left: transfer({ x: disc.x0, support: disc.leftCut, part: id - 1, sign: 1 }),
    right: transfer({ x: disc.x1, support: disc.rightCut, part: id + 1, sign: -1 }),
  }));
}

function supportsOf({ nodes }: MemberModel, parts: readonly StackedPart[]): TreeSupport[] {
  return nodes.flatMap((node): TreeSupport[] => {
    const { x, support } = node;
    const holds = DIRECTION_TERMS.flatMap(({ hold, direction }) => (node[hold] === null ? [] : [direction]));
    if (support < 0 || holds.length === 0) return [];
    return [{ support, x, part: parts.findIndex(({ disc }) => x <= disc.x1), holds }];
  });
}

function boundaryOf(
  { supports }: BeamCase,
  { nodes }: MemberModel,
  { actions, set }: SolvedSet,
): BoundaryCondition[] {
  return nodes.flatMap((node, i) => {
    const { x, support, isCut } = node;
    const isEnd = i === 0 || i === nodes.length - 1;
    const conditions: BoundaryCondition[] = [];
    for (const { hold, direction, displacement, force } of DIRECTION_TERMS) {
      const flexibility = node[hold];
      if (flexibility === 0) {
        conditions.push({ x, kind: displacement, value: imposedDisplacement(actions, support, direction) });
      } else if (flexibility !== null) {
        const stiffness = supports[support]?.stiffness?.[direction];
        if (stiffness !== undefined) conditions.push({ x, kind: SPRINGS[direction], value: stiffness });
      } else if (isEnd) conditions.push({ x, kind: force, value: valueAt(set[force], x) });
    }
    // A bearing that restrains the rotation belongs to the part left of the hinge and takes its moment.
    if (isCut && node.holdR === null) conditions.push({ x, kind: 'M', value: 0 });
    return conditions;
  });
}

const SPRINGS = { x: 'springX', y: 'springY', r: 'springR' } as const;

function constantsOf({ elements, shear }: MemberModel, { set }: SolvedSet): SegmentConstants[] {
  const starts = new Set([...set.M.segments, ...set.N.segments].map(({ x0 }) => x0));
  let e = 0;
  return [...starts]
    .sort((a, b) => a - b)
    .map((x0) => {
      while (elements[e]!.x1 <= x0) e++;
      const { EI, EA, GA } = elements[e]!;
      const u0 = valueAt(set.u, x0);
      const [v0, theta0] = [valueAt(set.deflection, x0), valueAt(set.slope, x0)];
      return { x0, u0, v0, theta0, EI, EA, ...(shear && { GA }) };
    });
}
