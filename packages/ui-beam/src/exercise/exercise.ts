/** The question about a diagram. */
export type AskedDiagram = 'N' | 'Q' | 'M' | 'slope' | 'deflection' | 'u';

interface Question {
  /** By which the page knows it. */
  readonly id: string;
  /** The question in the page's own words. @default the editor's words, in the reader's language */
  readonly text?: string;
  /** Index of the case set. @default 0 */
  readonly set?: number;
  /** How far an answer may lie from the right one. @default `{ relative: 0.01 }` */
  readonly tolerance?: Tolerance;
  /** Whether the sign counts. @default true; it never counts for `greatest` */
  readonly isSigned?: boolean;
}

/** How far an answer may lie from the right one: the greater of both counts. */
export interface Tolerance {
  /**
   * Relative to the right answer; where that is zero, to the greatest ordinate of the diagram or the greatest reaction.
   */
  readonly relative?: number;
  /** In base units: N, N·m, m, rad, or lbf, lbf·in, in, rad. */
  readonly absolute?: number;
}

/**
 * Asks for a number of a diagram: its greatest ordinate with or without sign, its least, or
 * the one at a place from the left end, m (in).
 */
export interface DiagramQuestion extends Question {
  readonly of: AskedDiagram;
  /** At a jump both sides are right. @default 'greatest', without sign */
  readonly at?: 'greatest' | 'max' | 'min' | number;
}

/** Asks for what a support does to the beam: along +x, along +y, counter-clockwise. */
export interface ReactionQuestion extends Question {
  readonly of: 'reaction';
  /** Index in the document's `supports`. */
  readonly support: number;
  /** @default 'normal' */
  readonly direction?: 'axial' | 'normal' | 'moment';
}

/** One question of an exercise. */
export type ExerciseQuestion = DiagramQuestion | ReactionQuestion;

/**
 * An exercise on a beam: its results stay hidden until every question is answered
 * right, or has been tried as often as it may be.
 */
export interface BeamExercise {
  readonly questions: readonly ExerciseQuestion[];
  /** How often each question may be tried; then the right answer is shown. @default without end */
  readonly tries?: number;
}

/**
 * An answer that was marked, as the page receives it. A text that is no quantity
 * of the kind that is asked for is not marked.
 */
export interface ExerciseAttempt {
  /** The `id` of the question. */
  readonly question: string;
  /** How often this question has been tried, this time included. */
  readonly attempt: number;
  /** As it was typed. */
  readonly text: string;
  /** The value that was read, in base units of the document. */
  readonly value: number;
  readonly isRight: boolean;
  /** Whether the exercise is over with it: every question is answered, or has been tried as often as it may be. */
  readonly isComplete: boolean;
  /** How many questions are answered right by now, of how many. */
  readonly right: number;
  readonly count: number;
}
