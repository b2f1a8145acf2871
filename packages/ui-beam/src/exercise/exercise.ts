/** The diagram of a question. */
export type AskedDiagram = 'N' | 'Q' | 'M' | 'slope' | 'deflection' | 'u';

interface Question {
  /** Identifies the question to the page. */
  readonly id: string;
  /** The question in the page's own words. @default the editor's words, in the reader's language */
  readonly text?: string;
  /** Index of the case set. @default 0 */
  readonly set?: number;
  /** The permitted deviation of an answer. @default `{ relative: 0.01 }` */
  readonly tolerance?: Tolerance;
  /** Whether the sign counts. @default true; it never counts for `greatest` */
  readonly isSigned?: boolean;
}

/** The permitted deviation of an answer: the greater of both applies. */
export interface Tolerance {
  /**
   * Relative to the correct answer, or if that is zero, to the greatest ordinate of the diagram or the greatest
   * reaction.
   */
  readonly relative?: number;
  /** In base units: N, N·m, m, rad, or lbf, lbf·in, in, rad. */
  readonly absolute?: number;
}

/**
 * Asks for a number of a diagram: its greatest ordinate with or without sign, its least, or the ordinate at a place
 * from the left end, m (in).
 */
export interface DiagramQuestion extends Question {
  readonly of: AskedDiagram;
  /** At a jump either side is correct. @default 'greatest', without sign */
  readonly at?: 'greatest' | 'max' | 'min' | number;
}

/** Asks for a support reaction on the beam: along +x, along +y, counter-clockwise. */
export interface ReactionQuestion extends Question {
  readonly of: 'reaction';
  /** Index in the document's `supports`. */
  readonly support: number;
  /** @default 'normal' */
  readonly direction?: 'axial' | 'normal' | 'moment';
}

/** One question of an exercise. */
export type ExerciseQuestion = DiagramQuestion | ReactionQuestion;

/** An exercise on a beam: its results stay hidden until every question is answered correctly, or has no tries left. */
export interface BeamExercise {
  readonly questions: readonly ExerciseQuestion[];
  /** The number of tries per question; then the correct answer is shown. @default unlimited */
  readonly tries?: number;
}

/** A marked answer, as passed to the page. A text that is not a value of the required quantity is not marked. */
export interface ExerciseAttempt {
  /** The `id` of the question. */
  readonly question: string;
  /** The number of tries of this question, including this one. */
  readonly attempt: number;
  /** The typed text. */
  readonly text: string;
  /** The value that was read, in base units of the document. */
  readonly value: number;
  readonly isRight: boolean;
  /** Whether this completes the exercise: every question is answered correctly, or has no tries left. */
  readonly isComplete: boolean;
  /** The number of correct answers so far, and the number of questions. */
  readonly right: number;
  readonly count: number;
}
