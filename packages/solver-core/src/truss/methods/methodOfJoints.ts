import { SAME_DIRECTION } from '../../linalg/tolerance.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import type { SolvedTruss } from '../answer/answer.ts';
import type { Axis } from '../../geometry/heldAxes.ts';
import { forcesOn, sumForces } from './freeBody.ts';
import type { BodyEquation } from './freeBody.ts';
import { solvedGeometry } from './solvedGeometry.ts';
import type { SolvedGeometry } from './solvedGeometry.ts';
import { restBeside, sizeOf, spanOf, unitOf, UNITS } from './vectors.ts';
import type { Vector } from './vectors.ts';
import { balanceOfWhole } from './wholeBalance.ts';

/** A force that a step determines: that of a link, or of an anchor along an axis. */
export type FoundForce =
  | { readonly kind: 'link'; readonly link: number; readonly force: number }
  | { readonly kind: 'reaction'; readonly joint: number; readonly axis: Axis; readonly force: number };

/** The equilibrium of one joint, or of the whole truss, with the forces that follow from it. */
export interface JointStep {
  /** Null for the whole truss as one body, which determines reactions first. */
  readonly joint: number | null;
  /** Forces that this step determines; empty if the equations only confirm known forces. */
  readonly finds: readonly FoundForce[];
  /** Unknown forces in the equations that no earlier joint determines: they are taken from the results. */
  readonly taken: readonly FoundForce[];
  readonly equations: readonly BodyEquation[];
}

/** The steps from the loads to the forces at one joint, in the units of the document. */
export interface JointMethod {
  readonly joint: number;
  readonly set: number;
  /** Whether all its forces follow joint by joint; otherwise the last step takes the missing ones from the results. */
  readonly isComplete: boolean;
  /** Steps in order, the joint itself last. */
  readonly steps: readonly JointStep[];
}

/**
 * Writes the method of joints for one joint of a solved truss: which joints have to be solved before it, in which
 * order, and the equations of each.
 *
 * A force follows at a joint if its direction lies outside the span of the other unknown ones there; if a single force
 * follows, forces are summed perpendicular to the others. Reactions that statics of the whole truss gives (3 in the
 * plane, 6 in space) are determined from it when they are needed. The work grows with the number of links. Source:
 * THEORY.md, "Trusses: forces and displacements".
 *
 * @example methodOfJoints(document, answer, { joint: 2 }).steps.at(-1)
 */
export function methodOfJoints(
  document: TrussCase,
  answer: SolvedTruss,
  { joint, set = 0 }: { readonly joint: number; readonly set?: number },
): JointMethod {
  const solved = solvedGeometry(document, answer, set);
  if (!solved.places[joint]) throw new RangeError('`joint` must be the index of a joint');
  const peeled = peel(solved, joint);
  const needed = new Set<number>();
  const open = unknownsAt(solved, joint).flatMap(({ key }) => peeled.stepOf.get(key) ?? []);
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    if (needed.has(step)) continue;
    needed.add(step);
    open.push(...peeled.steps[step]!.rests);
  }
  const before = [...needed].sort((a, b) => a - b).map((step) => peeled.steps[step]!);
  const own = unknownsAt(solved, joint);
  const taken = own.filter(({ key }) => !peeled.stepOf.has(key)).map(({ found }) => found);
  const steps = before.map((step) => writeStep(solved, step));
  const isLast = before.at(-1)?.joint === joint && before.at(-1)!.isWhole;
  if (!isLast) steps.push({ joint, finds: [], taken, equations: axisEquations(solved, joint) });
  return { joint, set, isComplete: taken.length === 0, steps };
}

interface Unknown {
  readonly key: string;
  readonly direction: Vector;
  readonly found: FoundForce;
}

interface Peeled {
  readonly joint: number | null;
  readonly finds: readonly Unknown[];
  /** Steps whose forces this step uses. */
  readonly rests: readonly number[];
  /** Whether all forces at the joint are known after this step. */
  readonly isWhole: boolean;
  /** Directions of the forces that remain unknown. */
  readonly left: readonly Vector[];
}

function unknownsAt(solved: SolvedGeometry, joint: number): Unknown[] {
  const links = solved.linksAt[joint]!.map((link): Unknown => ({
    key: `link ${link}`,
    direction: solved.into(link, joint),
    found: { kind: 'link', link, force: solved.N[link]! },
  }));
  const reactions = solved.reactionsAt[joint]!.map(({ axis, force }): Unknown => ({
    key: `reaction ${joint} ${axis}`,
    direction: UNITS[axis],
    found: { kind: 'reaction', joint, axis, force },
  }));
  return [...links, ...reactions];
}

/**
 * Determines forces joint by joint as far as possible; the target joint itself waits until no other joint can be
 * solved.
 */
function peel(solved: SolvedGeometry, target: number): { steps: Peeled[]; stepOf: Map<string, number> } {
  const steps: Peeled[] = [];
  const stepOf = new Map<string, number>();
  const add = (step: Peeled) => {
    for (const { key } of step.finds) stepOf.set(key, steps.length);
    steps.push(step);
  };
  const visit = (joint: number): number[] => {
    const all = unknownsAt(solved, joint);
    const unknown = all.filter(({ key }) => !stepOf.has(key));
    const finds = unknown.filter((one) => {
      const others = spanOf(unknown.filter((other) => other !== one).map(({ direction }) => direction));
      return sizeOf(restBeside(others, one.direction)) > SAME_DIRECTION;
    });
    if (finds.length === 0) return [];
    const left = unknown.filter((one) => !finds.includes(one)).map(({ direction }) => direction);
    const rests = [...new Set(all.flatMap(({ key }) => stepOf.get(key) ?? []))];
    add({ joint, finds, rests, isWhole: left.length === 0, left });
    return finds.flatMap(({ found }) => (found.kind === 'link' ? [...solved.ends[found.link]!] : []));
  };
  const run = (joints: readonly number[]) => {
    let open: readonly number[] = joints;
    while (open.length > 0) {
      const next = new Set<number>();
      for (const joint of open) for (const other of visit(joint)) if (other !== joint) next.add(other);
      open = [...next];
    }
  };
  const all = solved.places.map((_, joint) => joint);
  const others = all.filter((joint) => joint !== target);
  run([...others, target]);
  if (unknownsAt(solved, target).some(({ key }) => !stepOf.has(key))) {
    const whole = wholeReactions(solved);
    const isNew = whole.some(({ key }) => !stepOf.has(key));
    if (isNew && whole.length === (solved.axes.length === 2 ? 3 : 6)) {
      add({
        joint: null,
        finds: whole.filter(({ key }) => !stepOf.has(key)),
        rests: [],
        isWhole: true,
        left: [],
      });
      run([...others, target]);
    }
  }
  return { steps, stepOf };
}

function wholeReactions(solved: SolvedGeometry): Unknown[] {
  return solved.places.flatMap((_, joint) =>
    unknownsAt(solved, joint).filter(({ found }) => found.kind === 'reaction'),
  );
}

function writeStep(solved: SolvedGeometry, { joint, finds, left, isWhole }: Peeled): JointStep {
  const found = finds.map((one) => one.found);
  if (joint === null) return { joint, finds: found, taken: [], equations: balanceOfWhole(solved) };
  if (isWhole) return { joint, finds: found, taken: [], equations: axisEquations(solved, joint) };
  const forces = forcesAt(solved, joint);
  const equations = finds.map((one) => {
    const others = [...left, ...finds.filter((other) => other !== one).map(({ direction }) => direction)];
    const across = unitOf(restBeside(spanOf(others), one.direction));
    return sumForces(forces, across, one.found.kind === 'link' ? one.found.link : null);
  });
  return { joint, finds: found, taken: [], equations };
}

function axisEquations(solved: SolvedGeometry, joint: number): BodyEquation[] {
  const forces = forcesAt(solved, joint);
  return solved.axes.map((axis) => sumForces(forces, UNITS[axis], null));
}

function forcesAt(solved: SolvedGeometry, joint: number) {
  const cut = solved.linksAt[joint]!.map((link) => ({ link, joint }));
  return forcesOn(solved, [joint], cut);
}
