import type { Diagram, DiagramSegment } from '../diagrams/diagram.ts';
import { mirrorSegments } from '../diagrams/mirrorSegments.ts';
import { cutTogether } from '../diagrams/stretches.ts';
import { toDiagram } from '../diagrams/toDiagram.ts';
import { createWorkBudget } from '../exact/workBudget.ts';
import { assembleFrame } from '../frame/assembly/assembleFrame.ts';
import type { FrameActions, FrameModel, MemberActions } from '../frame/assembly/frameModel.ts';
import { placeOnMember } from '../frame/assembly/memberPlaces.ts';
import { diagramsOfMember } from '../frame/results/memberDiagrams.ts';
import { type FactoredFrame, factorFrame } from '../frame/solving/factorFrame.ts';
import { REFINING_WORK, solveFrameSet } from '../frame/solving/solveFrameSet.ts';
import { findOverheld } from '../frame/verdict/findOverheld.ts';
import { judgeFrameModel } from '../frame/verdict/judgeFrameModel.ts';
import { cosDeg, sinDeg } from '../geometry/trigonometry.ts';
import { addPolynomials } from '../linalg/addPolynomials.ts';
import type { FrameCase } from '../model/frame/frameDocument.ts';
import { type AxisBreak, fieldsOfBreak, strainOfBreak } from './breakAxis.ts';
import { type ChainSpan, layChain } from './layChain.ts';

/** The quantity of an influence line, with the signs of the results of `solveFrame`. */
export type FrameInfluenceWish =
  /** The action of a support on the frame along a global axis, or its moment counter-clockwise. */
  | { readonly kind: 'reaction'; readonly joint: number; readonly direction: 'x' | 'y' | 'r' }
  /** A force of a straight member at a place, from its joint i. */
  | { readonly kind: 'N' | 'Q' | 'M'; readonly member: number; readonly x: number }
  /** The displacement of a joint along a global axis, or its rotation counter-clockwise. */
  | { readonly kind: 'displacement'; readonly joint: number; readonly direction: 'x' | 'y' | 'r' };

/**
 * Why a frame has no influence lines: it cannot be solved, results cannot be added (second order, members that bear one
 * way only), it has elastic beds, the members do not form a chain, or one of the chain is curved.
 */
export type InfluenceRefusal = 'unsolved' | 'superposition' | 'bed' | 'chain' | 'curved';

/** A frame with a chain of members along which a unit force moves. */
export interface OpenedInfluence {
  readonly ok: true;
  /** The members of the chain, from its start. */
  readonly spans: readonly ChainSpan[];
  /**
   * Computes an influence line: its value at x is that of the quantity under a unit force at the distance x along the
   * chain. Null for a place that is off its member or on a curved one, a direction that is not held, and for a
   * displacement without real constants.
   */
  readonly lineOf: (wish: FrameInfluenceWish) => Diagram | null;
  /**
   * The members of the chain as bays for `standAnywhere`, with Q and M just behind the start of each member: M is
   * positive where it stretches the right side of the way.
   */
  readonly listBays: () => readonly {
    readonly x0: number;
    readonly x1: number;
    readonly Q: Diagram;
    readonly M: Diagram;
    readonly across: number;
  }[];
}

/**
 * Opens a frame for influence lines along a chain of straight members: exact polynomials, cubic on each member.
 *
 * By H. Müller-Breslau, the line of a force is the displacement, against the moving force, that a unit displacement of
 * the support, or a unit break of the member's axis, causes; the line of a displacement is that under a unit force (J. C.
 * Maxwell). The equations are factored once for all lines. `document` has been parsed. Source: THEORY.md, "Influence
 * lines".
 *
 * @param options.alpha Direction of the moving force, degrees counter-clockwise. @default -90, downwards
 */
export function openInfluence(
  document: FrameCase,
  { chain, alpha = -90 }: { readonly chain: readonly number[]; readonly alpha?: number },
): OpenedInfluence | { readonly ok: false; readonly reason: InfluenceRefusal } {
  const refuse = (reason: InfluenceRefusal) => ({ ok: false, reason }) as const;
  if (document.secondOrder === true) return refuse('superposition');
  const { model } = assembleFrame(withoutLoads(document));
  if (!model) return refuse('unsolved');
  const { status, isByCount } = judgeFrameModel(model);
  if (status !== 'determinate' && (status !== 'indeterminate' || !model.isReal)) return refuse('unsolved');
  if (findOverheld(model).length > 0) return refuse('unsolved');
  if (model.members.some(({ oneWay }) => oneWay !== 0)) return refuse('superposition');
  if (model.members.some(({ bed }) => bed !== null)) return refuse('bed');
  const spans = layChain(document, chain);
  if (spans === null) return refuse('chain');
  if (spans.some(({ member }) => model.members[member]!.curve !== null)) return refuse('curved');
  const factored = factorFrame(model, { isJudged: isByCount !== true });
  if (!factored.ok) return refuse('unsolved');
  const force = { x: cosDeg(alpha), y: sinDeg(alpha) };
  const lineOf = createLines(factored.frame, spans, force);
  return {
    ok: true,
    spans,
    lineOf,
    listBays: () =>
      spans.map(({ member, x0, x1, isReversed }) => {
        const { cos, sin, length } = model.members[member]!;
        const sign = isReversed ? -1 : 1;
        const x = isReversed ? length : 0;
        const read = (kind: 'Q' | 'M', factor: number): Diagram => {
          const line = lineOf({ kind, member, x });
          return toDiagram(scaled(line!.segments, factor));
        };
        // Against the left side of the way; turning a member over changes the sign of M and keeps that of Q.
        return {
          x0,
          x1,
          Q: read('Q', 1),
          M: read('M', sign),
          across: sign * (force.x * sin - force.y * cos),
        };
      }),
  };
}

/**
 * Removes the loads, because neither they nor an error in them matter. A frame without any action is refused, so each
 * member gets a misfit, which has no effect here.
 */
function withoutLoads(document: FrameCase): FrameCase {
  return {
    ...document,
    joints: document.joints.map((joint) => ({ ...joint, loads: [] })),
    members: document.members.map((member) => ({ ...member, dT: 0, dTdepth: 0, dL: 1, loads: [] })),
  };
}

function scaled(segments: readonly DiagramSegment[], factor: number): DiagramSegment[] {
  return segments.map(({ x0, x1, c }) => ({ x0, x1, c: c.map((one) => factor * one) }));
}

/** The cause of the displacements that form a line. */
interface Cause {
  readonly actions: FrameActions;
  /** The member whose axis is broken; null if none is. */
  readonly broken: { readonly member: number; readonly at: AxisBreak } | null;
  /** The line is the work of the moving force on the displacements, times this. */
  readonly sign: 1 | -1;
}

function createLines(
  frame: FactoredFrame,
  spans: readonly ChainSpan[],
  force: { readonly x: number; readonly y: number },
): OpenedInfluence['lineOf'] {
  const { model } = frame;
  const budget = createWorkBudget(REFINING_WORK);
  return (wish) => {
    const cause = causeOf(model, wish);
    if (cause === null) return null;
    const solution = solveFrameSet(frame, cause.actions, budget);
    if (solution === null) return null;
    const { loadings, beyond, motion } = solution;
    const segments: DiagramSegment[] = [];
    for (const { member: k, x0, x1, isReversed } of spans) {
      const member = model.members[k]!;
      const diagrams = diagramsOfMember({
        model,
        member,
        loading: loadings.each[k]!,
        beyond: [beyond[3 * k]!, beyond[3 * k + 1]!, beyond[3 * k + 2]!],
        motion,
      });
      if (diagrams === null) return null;
      const added = cause.broken?.member === k ? fieldsOfBreak(cause.broken.at, member.length) : null;
      const along = cause.sign * (force.x * member.cos + force.y * member.sin);
      const across = cause.sign * (force.y * member.cos - force.x * member.sin);
      const own = sumOf([
        [diagrams.u.segments, along],
        [diagrams.deflection.segments, across],
        ...(added === null
          ? []
          : ([
              [added.u, along],
              [added.deflection, across],
            ] as const)),
      ]);
      const laid = isReversed ? mirrorSegments(own) : own;
      laid.forEach((segment, at) =>
        segments.push({
          x0: x0 + segment.x0,
          x1: at === laid.length - 1 ? x1 : x0 + segment.x1,
          c: segment.c,
        }),
      );
    }
    return toDiagram(segments);
  };
}

/** Adds piecewise polynomials along one member, each times a factor. */
function sumOf(list: readonly (readonly [readonly DiagramSegment[], number])[]): readonly DiagramSegment[] {
  return cutTogether(
    list.map(([segments]) => segments),
    0,
  ).map(({ x0, x1, polynomials }) => ({
    x0,
    x1,
    c: polynomials.reduce<readonly number[]>(
      (sum, c, k) =>
        addPolynomials(
          sum,
          c.map((one) => list[k]![1] * one),
        ),
      [0],
    ),
  }));
}

const JUMPS = {
  // The parts of a member in tension are pulled together, so the break that a tension causes has the sign -1.
  N: { along: -1, across: 0, turn: 0 },
  Q: { along: 0, across: 1, turn: 0 },
  M: { along: 0, across: 0, turn: -1 },
} as const;

const AXES = ['x', 'y', 'r'] as const;

function causeOf(model: FrameModel, wish: FrameInfluenceWish): Cause | null {
  const actions = createNothing(model);
  switch (wish.kind) {
    case 'reaction': {
      const joint = model.joints[wish.joint];
      if (joint === undefined) return null;
      const { cos, sin, holds } = joint;
      const moved = { x: [cos, -sin, 0], y: [sin, cos, 0], r: [0, 0, 1] }[wish.direction];
      if (moved.every((part, axis) => part === 0 || holds[axis] === null)) return null;
      moved.forEach((part, axis) => {
        if (holds[axis] !== null) actions.settlements[3 * wish.joint + axis] = part;
      });
      return { actions, broken: null, sign: -1 };
    }
    case 'N':
    case 'Q':
    case 'M': {
      const { member: k } = wish;
      const member = model.members[k];
      if (member === undefined || member.curve !== null) return null;
      const x = placeOnMember(wish.x, member.length);
      if (!(x >= 0 && x <= member.length)) return null;
      const at: AxisBreak = { x, ...JUMPS[wish.kind] };
      const strains = model.members.map((one, index) => (index === k ? strainOfBreak(at, one.length) : null));
      return { actions: { ...actions, strains }, broken: { member: k, at }, sign: -1 };
    }
    case 'displacement': {
      if (model.joints[wish.joint] === undefined || !model.isReal) return null;
      actions.joints[3 * wish.joint + AXES.indexOf(wish.direction)] = 1;
      return { actions, broken: null, sign: 1 };
    }
    default:
      return wish satisfies never;
  }
}

function createNothing({ joints, members }: FrameModel): FrameActions {
  return {
    joints: new Float64Array(3 * joints.length),
    members: members.map(({ curve }): MemberActions => ({
      points: [],
      spreads: [],
      settlements: [],
      ...(curve !== null && { curved: [] }),
    })),
    strains: members.map(() => null),
    settlements: new Float64Array(3 * joints.length),
  };
}
