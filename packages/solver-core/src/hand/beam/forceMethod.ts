import { bound } from '../../linalg/polynomial.ts';
import { multiplied } from '../../linalg/polynomialProduct.ts';
import { HAND_STANDS } from '../../linalg/tolerance.ts';
import { createPrimarySystem, degreeAcross, keyOf } from './primarySystem.ts';
import type { PrimarySystem, Release } from './primarySystem.ts';
import type { HandModel, HandStretch } from './handModel.ts';
import { isRigid } from './isRigid.ts';
import { addUp, orNothing, withoutNoise } from '../page/noise.ts';
import { listBreaks, writeParts } from './parts.ts';
import type { HandPart } from './parts.ts';
import { solveStatics } from './statics.ts';
import type { HandLoads, HandStatics } from './statics.ts';

/** The primary system under the loads, or under one unknown of size 1. */
export interface PrimaryState {
  readonly loads: HandLoads;
  readonly statics: HandStatics;
  readonly parts: readonly HandPart[];
}

/** A term of a displacement of the primary system: an integral over a part, or the contribution of a spring. */
export interface DisplacementTerm {
  readonly kind: 'M' | 'N' | 'Q' | 'spring';
  readonly value: number;
  /** A term of an integral: the two diagrams on the part, its length and its stiffness. */
  readonly a?: readonly number[];
  readonly b?: readonly number[];
  readonly h?: number;
  readonly stiffness?: number;
  /** A term of a spring: two reactions, and the flexibility of the spring. */
  readonly forces?: readonly [number, number];
  readonly give?: number;
}

/** A coefficient of the canonical equations as the sum of its terms. */
export interface Coefficient {
  readonly terms: readonly DisplacementTerm[];
  readonly value: number;
}

/** The force method: what is released, the states of the primary system, the canonical equations and their solution. */
export interface ForceMethod {
  readonly releases: readonly Release[];
  readonly system: PrimarySystem;
  readonly loaded: PrimaryState;
  readonly units: readonly PrimaryState[];
  readonly delta: readonly (readonly Coefficient[])[];
  readonly loadDelta: readonly Coefficient[];
  /** The displacements that settlements cause, one term for each support that moves. */
  readonly settled: readonly (readonly { readonly reaction: number; readonly moved: number }[])[];
  readonly X: readonly number[];
}

/**
 * Chooses the releases that leave a stable determinate beam: moments over supports first, then couples, then reactions.
 */
export function chooseReleases(model: HandModel): Release[] {
  const chosen: Release[] = [];
  const inner = model.bearings.filter(
    ({ x, holds }) =>
      x > 0 && x < model.L && holds.y && !holds.r && !model.hinges.some((hinge) => hinge.x === x),
  );
  const as =
    (kind: Release['kind']) =>
    ({ support, name, x }: HandModel['bearings'][number]): Release => ({ kind, support, name, x });
  const candidates = [
    ...[...inner.map(as('joint')), ...model.bearings.filter(({ holds }) => holds.r).map(as('M'))].sort(
      (a, b) => a.x - b.x,
    ),
    ...model.bearings.filter(({ holds }) => holds.y).map(as('R')),
  ];
  for (const least of HAND_STANDS) {
    for (const candidate of candidates) {
      if (degreeAcross(createPrimarySystem(model, chosen)) === 0) break;
      if (chosen.includes(candidate)) continue;
      const tried = [...chosen, candidate];
      if (isRigid(createPrimarySystem(model, tried), model.L, least)) chosen.push(candidate);
    }
  }
  // The stiffest restraint along the beam is kept.
  const along = model.bearings.filter(({ holds }) => holds.x);
  const kept = along.reduce<(typeof along)[number] | null>(
    (best, one) => (best === null || one.give.x < best.give.x ? one : best),
    null,
  );
  return [...chosen, ...along.filter((one) => one !== kept).map(as('H'))];
}

/**
 * Solves an indeterminate beam by the force method; null if its primary system cannot be solved part by part. An
 * unknown that is negligible compared with `force`, the greatest force of the beam, is set to 0.
 */
export function solveByForces(
  model: HandModel,
  releases: readonly Release[],
  force: number,
): ForceMethod | null {
  const system = createPrimarySystem(model, releases);
  const breaks = listBreaks(model);
  const solve = (loads: HandLoads, own: Release | null): PrimaryState | null => {
    const statics = solveStatics(system, loads, model.L);
    if (statics === null) return null;
    const values = new Map(statics.values);
    if (own !== null && own.kind !== 'joint')
      values.set(keyOf({ letter: own.kind, support: own.support }), 1);
    const parts = writeParts(system, { loads, values: statics.values, breaks });
    return { loads, statics: { ...statics, values }, parts: cleanParts(parts, model.L) };
  };
  const loaded = solve(model, null);
  const units = releases.map((release) => solve(unitOf(release), release));
  if (loaded === null || units.some((state) => state === null)) return null;
  const states = units as PrimaryState[];
  const couple = (a: PrimaryState, b: PrimaryState) => displacementOf(model, a, b);
  const delta = states.map((one) => states.map((other) => couple(one, other)));
  const loadDelta = states.map((one) => couple(one, loaded));
  const settled = states.map(({ statics }) =>
    model.bearings.flatMap(({ support, moved }) =>
      DIRECTIONS.flatMap(({ direction, letter }) => {
        const reaction = statics.values.get(keyOf({ letter, support })) ?? 0;
        return moved[direction] === 0 || reaction === 0 ? [] : [{ reaction, moved: moved[direction] }];
      }),
    ),
  );
  const X = eliminate(
    delta.map((row) => row.map(({ value }) => value)),
    loadDelta.map(
      ({ value }, i) => -value + settled[i]!.reduce((sum, { reaction, moved }) => sum + reaction * moved, 0),
    ),
  )?.map((value, i) => orNothing(value, force * (isCouple(releases[i]!) ? model.L : 1)));
  return X === undefined ? null : { releases, system, loaded, units: states, delta, loadDelta, settled, X };
}

/**
 * Returns a reaction of the beam by the key of its unknown; 0 if it is negligible compared with the greatest reaction
 * of its kind.
 */
export function findReaction({ loaded, units, X }: ForceMethod, key: string, greatest: number): number {
  const shares = units.map(({ statics }, i) => (statics.values.get(key) ?? 0) * X[i]!);
  return orNothing(addUp([loaded.statics.values.get(key) ?? 0, ...shares]), greatest);
}

const DIRECTIONS = [
  { direction: 'x', letter: 'H' },
  { direction: 'y', letter: 'R' },
  { direction: 'r', letter: 'M' },
] as const;

/**
 * Replaces the rounding errors of zero sums of the method of sections by 0. A shear force is also compared with moments
 * divided by `L`, and a moment with shear forces times `L`, because a state may contain only one of the two.
 */
function cleanParts(parts: readonly HandPart[], L: number): HandPart[] {
  const most = (name: 'N' | 'Q' | 'M') =>
    Math.max(0, ...parts.map((part) => bound(part[name], part.x1 - part.x0)));
  const [N, Q, M] = [most('N'), most('Q'), most('M')];
  const across = Math.max(Q, M / L);
  return parts.map((part) => {
    const h = part.x1 - part.x0;
    return {
      ...part,
      N: withoutNoise(part.N, { h, greatest: N }),
      Q: withoutNoise(part.Q, { h, greatest: across }),
      M: withoutNoise(part.M, { h, greatest: across * L }),
    };
  });
}

/** Returns whether an unknown is a moment; otherwise it is a force. */
export function isCouple({ kind }: Release): boolean {
  return kind === 'joint' || kind === 'M';
}

/**
 * Returns an unknown of size 1 as a load: a pair of couples over a joint (a sagging moment of 1 there), or a reaction.
 */
export function unitOf({ kind, x }: Release): HandLoads {
  const one = { x, fx: 0, fy: 0, m: 0 };
  switch (kind) {
    case 'joint':
      return {
        points: [
          { ...one, m: 1, side: 'left' },
          { ...one, m: -1, side: 'right' },
        ],
        spreads: [],
      };
    case 'R':
      return { points: [{ ...one, fy: 1, side: 'left' }], spreads: [] };
    case 'M':
      return { points: [{ ...one, m: 1, side: 'left' }], spreads: [] };
    case 'H':
      return { points: [{ ...one, fx: 1 }], spreads: [] };
    default:
      return kind satisfies never;
  }
}

/**
 * Computes the displacement of the primary system in one state under the other: integrals over the parts, and springs.
 */
function displacementOf(model: HandModel, a: PrimaryState, b: PrimaryState): Coefficient {
  const terms: DisplacementTerm[] = [];
  a.parts.forEach((part, k) => {
    const other = b.parts[k]!;
    const h = part.x1 - part.x0;
    const stretch = stretchAt(model, part.x0);
    for (const [kind, stiffness] of [
      ['M', stretch.EI],
      ['N', stretch.EA],
      ['Q', stretch.GA],
    ] as const) {
      if (stiffness === undefined || isNothing(part[kind]) || isNothing(other[kind])) continue;
      const product = multiplied(part[kind], other[kind]);
      const value = addUp(product.map((c, k) => (c * h ** (k + 1)) / (k + 1))) / stiffness;
      terms.push({ kind, a: part[kind], b: other[kind], h, stiffness, value });
    }
  });
  for (const { support, give } of model.bearings) {
    for (const { direction, letter } of DIRECTIONS) {
      const key = keyOf({ letter, support });
      const forces = [a.statics.values.get(key) ?? 0, b.statics.values.get(key) ?? 0] as const;
      const value = forces[0] * forces[1] * give[direction];
      if (value !== 0) terms.push({ kind: 'spring', forces, give: give[direction], value });
    }
  }
  return { terms, value: addUp(terms.map(({ value }) => value)) };
}

function isNothing(c: readonly number[]): boolean {
  return c.every((value) => value === 0);
}

function stretchAt({ stretches }: HandModel, x: number): HandStretch {
  return stretches.findLast(({ x0 }) => x0 <= x) ?? stretches[0]!;
}

/** Solves A·x = b by elimination with partial pivoting; returns null if a pivot vanishes. */
function eliminate(A: readonly (readonly number[])[], b: readonly number[]): number[] | null {
  const rows = A.map((row, i) => [...row, b[i]!]);
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    let best = i;
    for (let r = i + 1; r < n; r++) if (Math.abs(rows[r]![i]!) > Math.abs(rows[best]![i]!)) best = r;
    [rows[i], rows[best]] = [rows[best]!, rows[i]!];
    const pivot = rows[i]!;
    if (!(Math.abs(pivot[i]!) > 0)) return null;
    for (let r = i + 1; r < n; r++) {
      const factor = rows[r]![i]! / pivot[i]!;
      if (factor !== 0) for (let j = i; j <= n; j++) rows[r]![j]! -= factor * pivot[j]!;
    }
  }
  const x = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    const row = rows[i]!;
    let value = row[n]!;
    for (let j = i + 1; j < n; j++) value -= row[j]! * x[j]!;
    x[i] = value / row[i]! + 0;
  }
  return x;
}
