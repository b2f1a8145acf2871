import type { Diagram } from '@eecs/solver-core';
import { valueAt } from '@eecs/solver-core';
import { solveFrame } from '@eecs/solver-core/frame';
import type { FrameAnswer, FrameSet } from '@eecs/solver-core/frame';
import { findCriticalFactors } from '@eecs/solver-core/stability';
import type { Source } from '../problems/problem.ts';

/**
 * A frame with published results, or with a closed form that follows in a few lines; the expected numbers never come
 * from our own run.
 */
export interface FrameProblem {
  readonly id: string;
  readonly title: string;
  readonly source: Source;
  readonly document: object;
  readonly expected: readonly FrameExpected[];
  /** How the closed form is derived. */
  readonly why?: string;
}

/** The compared value: along a member, of a support along the global axes, of a joint, of buckling, or of the verdict. */
export type FrameQuantity =
  | {
      readonly kind: 'N' | 'Q' | 'M' | 'u' | 'deflection' | 'slope';
      readonly member: number;
      /** Distance from joint i as a fraction of the length; at an end the value is the limit from inside. */
      readonly at: number;
    }
  | { readonly kind: 'reaction'; readonly joint: number; readonly part: 'x' | 'y' | 'moment' | 'own.y' }
  | { readonly kind: 'joint'; readonly joint: number; readonly part: 'x' | 'y' | 'r' }
  | { readonly kind: 'critical' }
  | { readonly kind: 'status' }
  | { readonly kind: 'cause' }
  | { readonly kind: 'degree' };

/** One expected number in the base units of the document; a word if a verdict is expected. */
export interface FrameExpected {
  readonly what: FrameQuantity;
  readonly value: number | string;
  /** Relative to the value, or if it is 0 to the largest of the problem. @default 1e-10, for a closed form */
  readonly tolerance?: number;
}

export function solveFrameProblem({ document }: FrameProblem): FrameAnswer {
  return solveFrame(document);
}

/** Finds the value in the results of the solver; the lowest critical factor of the loads is computed. */
export function foundInFrame(
  { document }: FrameProblem,
  answer: FrameAnswer,
  what: FrameQuantity,
): number | string {
  if (what.kind === 'critical') {
    const found = findCriticalFactors(document, { count: 1 });
    return found.ok ? found.critical[0]!.factor : NaN;
  }
  if (what.kind === 'status') return answer.verdict?.status ?? 'none';
  if (what.kind === 'cause') return answer.verdict?.mechanisms[0]?.causes[0]?.code ?? 'none';
  if (what.kind === 'degree') return answer.verdict?.degree ?? NaN;
  if (answer.level === 'error') return NaN;
  return numberIn(answer.sets[0]!, what);
}

function numberIn(
  { members, joints, R }: FrameSet,
  what: Exclude<FrameQuantity, { kind: 'critical' | 'status' | 'cause' | 'degree' }>,
): number {
  switch (what.kind) {
    case 'reaction': {
      const found = R.find(({ joint }) => joint === what.joint)!;
      return what.part === 'own.y' ? found.own.y : found[what.part];
    }
    case 'joint':
      return joints![what.joint]![what.part];
    case 'N':
    case 'Q':
    case 'M':
    case 'u':
    case 'deflection':
    case 'slope': {
      const diagram = members[what.member]![what.kind] as Diagram;
      const length = diagram.segments.at(-1)!.x1;
      return valueAt(diagram, what.at * length, what.at === 1 ? 'left' : 'right');
    }
    default:
      return what satisfies never;
  }
}

/** Returns the deviation of a found value from the expected one, relative to it; words are equal or not. */
export function frameDeviation(problem: FrameProblem, one: FrameExpected, found: number | string): number {
  if (typeof one.value === 'string' || typeof found === 'string') return found === one.value ? 0 : Infinity;
  const scale =
    Math.abs(one.value) ||
    Math.max(...problem.expected.map(({ value }) => (typeof value === 'number' ? Math.abs(value) : 0)));
  return Math.abs(found - one.value) / (scale || 1);
}

export const FRAME_CLOSED_FORM = 1e-10;

/** Expects a value along a member. */
export const along = (
  kind: 'N' | 'Q' | 'M' | 'u' | 'deflection' | 'slope',
  member: number,
  at: number,
  value: number,
): FrameExpected => ({ what: { kind, member, at }, value });
/** Expects a reaction. */
export const reaction = (
  joint: number,
  part: 'x' | 'y' | 'moment' | 'own.y',
  value: number,
): FrameExpected => ({ what: { kind: 'reaction', joint, part }, value });
/** Expects a displacement of a joint. */
export const moved = (joint: number, part: 'x' | 'y' | 'r', value: number): FrameExpected => ({
  what: { kind: 'joint', joint, part },
  value,
});
/** Expects the lowest factor of all loads at which the frame buckles. */
export const critical = (value: number): FrameExpected => ({ what: { kind: 'critical' }, value });
/** Expects a verdict. */
export const verdict = (kind: 'status' | 'cause' | 'degree', value: number | string): FrameExpected => ({
  what: { kind },
  value,
});

/** Cites a closed form from a book, or one that follows in a few lines, stated in `why`. */
export function formula(author: string, title: string, edition: string, place: string): Source {
  return { author, title, edition, place };
}
