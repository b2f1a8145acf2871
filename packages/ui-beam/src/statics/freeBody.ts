import type {
  BeamCase,
  BeamPart,
  Load,
  PointAction,
  Reaction,
  SetActions,
  SpreadAction,
} from '@eecs/solver-core';
import { type Acting, type Stretch, cutActions, ordinateAt, toPoint } from './cutActions.ts';

/** A free body: its loads, and the forces of supports and neighbours on it. */
export interface FreeBody {
  readonly stretch: Stretch;
  readonly given: Acting;
  /** From supports, in the order of the reactions. */
  readonly reactions: readonly PointAction[];
  /** From adjacent parts, through hinges. */
  readonly transferred: readonly PointAction[];
}

/** Cuts a part of the floor plan free, in the units of the document. */
export function cutFree(
  part: BeamPart,
  of: { readonly actions: SetActions; readonly reactions: readonly Reaction[]; readonly L: number },
): FreeBody {
  const stretch = { x0: part.x0, x1: part.x1, isLast: part.x1 >= of.L };
  return {
    stretch,
    given: cutActions(of.actions, stretch),
    reactions: of.reactions
      .filter(({ support }) => part.supports.includes(support))
      .map(({ x, axial, normal, moment }) => toPoint(x, { fx: axial, fy: normal, m: moment })),
    transferred: [part.left, part.right].flatMap((force) =>
      force === null ? [] : [toPoint(force.x, { fx: force.axial, fy: force.normal })],
    ),
  };
}

/** Returns all actions on a free body. */
export function allOf({ given, reactions, transferred }: FreeBody): Acting {
  return { points: [...given.points, ...reactions, ...transferred], spreads: given.spreads };
}

/**
 * Makes a document of a free body: a beam without supports under the loads that replace them. Forces that are
 * negligible compared with the greatest force of the body are left out. `x` of the new document is measured from the
 * left end of the part.
 */
export function toDocument(body: FreeBody, document: BeamCase, set: number): BeamCase {
  const { x0, x1 } = body.stretch;
  const { points, spreads } = allOf(body);
  const greatest = Math.max(0, ...points.flatMap(({ fx, fy }) => [Math.abs(fx), Math.abs(fy)]));
  const moments = Math.max(0, ...points.map(({ m }) => Math.abs(m)), greatest * (x1 - x0));
  const isForce = (value: number): boolean => Math.abs(value) > NOTHING * greatest;
  const isMoment = (value: number): boolean => Math.abs(value) > NOTHING * moments;
  const sets = 1;
  let count = 0;
  const id = (): string => `free-body-${(count += 1)}`;
  const loads: Load[] = [
    ...spreads.map((spread) => toDistributed(spread, { x0, id: id() })),
    ...points.flatMap(({ x, fx, fy, m }): Load[] => [
      ...(isForce(fx)
        ? [{ id: id(), className: 'AxialLoad' as const, x: x - x0, c: [fx, fx, 0] as const, alpha: 0, sets }]
        : []),
      ...(isForce(fy)
        ? [{ id: id(), className: 'ShearLoad' as const, x: x - x0, c: [fy, 0, fy] as const, alpha: 90, sets }]
        : []),
      ...(isMoment(m)
        ? [
            {
              id: id(),
              className: 'BendingMoment' as const,
              x: x - x0,
              c: [m, 0, 0] as const,
              alpha: 0,
              sets,
            },
          ]
        : []),
    ]),
  ];
  return {
    ...document,
    L: x1 - x0,
    supports: [],
    selfWeight: false,
    beamSections: [],
    loads,
    caseSets: document.caseSets.slice(set, set + 1).map((one) => ({ ...one, angle: 0, combined: false })),
  };
}

/** Relative to the greatest of its kind: a sum below this is rounding. */
const NOTHING = 1e-9;

function toDistributed(spread: SpreadAction, { x0, id }: { readonly x0: number; readonly id: string }): Load {
  const { px, py } = spread;
  const size = Math.hypot(px, py);
  const alpha = px === 0 ? 90 : (Math.atan2(py, px) * 180) / Math.PI;
  const factor = px === 0 ? py : size;
  const l = spread.x1 - spread.x0;
  const at = (share: number): number => factor * ordinateAt(spread, share * l);
  return {
    id,
    className: 'DistributedLoad',
    x: [spread.x0 - x0, spread.x1 - x0],
    y: [at(0), at(0.5), at(1)],
    alpha,
    sets: 1,
  };
}
