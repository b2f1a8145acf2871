import { type Diagram, type Quantity, type SolvedBeam, valueAt } from '@eecs/solver-core';
import type { DiagramQuestion, ExerciseQuestion, ReactionQuestion } from './exercise.ts';

/** The correct answer, in base units of the document. */
export interface Expected {
  readonly quantity: Quantity;
  /** More than one at a jump of the diagram. */
  readonly values: readonly number[];
  /** The greatest magnitude of the same kind, to which the tolerance of a zero answer is relative. */
  readonly greatest: number;
  readonly isSigned: boolean;
}

/**
 * Finds the answer to a question in the results of its beam; null if there is no such set, support or place, and for
 * displacements of a beam of unknown stiffness.
 */
export function findExpected(answer: SolvedBeam, question: ExerciseQuestion): Expected | null {
  return question.of === 'reaction' ? ofReaction(answer, question) : ofDiagram(answer, question);
}

/**
 * Why a question cannot be marked on its beam: it asks for a displacement without stiffness, or for a missing result.
 */
export type UnmarkedReason = 'stiffness' | 'result';

/** Returns why a question cannot be marked; null if it can. */
export function findUnmarkedReason(answer: SolvedBeam, question: ExerciseQuestion): UnmarkedReason | null {
  if (findExpected(answer, question) !== null) return null;
  if (question.of === 'reaction' || answer.isReal) return 'result';
  return findExpected({ ...answer, isReal: true }, question) === null ? 'result' : 'stiffness';
}

function ofDiagram(
  { sets, isReal }: SolvedBeam,
  { of, at = 'greatest', set = 0, isSigned = true }: DiagramQuestion,
): Expected | null {
  const diagram = sets[set]?.[of];
  const isForce = of === 'N' || of === 'Q' || of === 'M';
  if (diagram === undefined || (!isForce && !isReal)) return null;
  const { min, max } = diagram;
  const greatest = Math.max(Math.abs(min.value), Math.abs(max.value));
  const values = valuesOf(
    diagram,
    at === 'greatest' ? greatest : at === 'max' || at === 'min' ? diagram[at].value : null,
    at,
  );
  if (values === null) return null;
  return { quantity: QUANTITIES[of], values, greatest, isSigned: isSigned && at !== 'greatest' };
}

function valuesOf(
  diagram: Diagram,
  extreme: number | null,
  at: DiagramQuestion['at'],
): readonly number[] | null {
  if (extreme !== null) return [extreme];
  const x = Number(at);
  const end = diagram.segments.at(-1)?.x1 ?? 0;
  if (!(x >= 0 && x <= end)) return null;
  // Beyond the left and right ends the diagram has no value.
  const sides =
    x === 0 ? (['right'] as const) : x === end ? (['left'] as const) : (['left', 'right'] as const);
  return [...new Set(sides.map((side) => valueAt(diagram, x, side)))];
}

const QUANTITIES: Readonly<Record<DiagramQuestion['of'], Quantity>> = {
  N: 'force',
  Q: 'force',
  M: 'moment',
  slope: 'slope',
  deflection: 'displacement',
  u: 'displacement',
};

function ofReaction(
  { sets }: SolvedBeam,
  { support, direction = 'normal', set = 0, isSigned = true }: ReactionQuestion,
): Expected | null {
  const reactions = sets[set]?.R ?? [];
  const found = reactions.find((one) => one.support === support);
  if (found === undefined) return null;
  const greatest = reactions.reduce((most, one) => Math.max(most, Math.abs(one[direction])), 0);
  const quantity = direction === 'moment' ? 'moment' : 'force';
  return { quantity, values: [found[direction]], greatest, isSigned };
}
