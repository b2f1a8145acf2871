/**
 * The shape of the problems in words: what an engineer would ask, the document that states the same, and the answers by
 * a closed form. The files beside this one contain them by kind and language.
 */
export interface WordProblem {
  readonly id: string;
  readonly language: 'en-US' | 'ru' | 'uk';
  readonly kind: 'beam' | 'truss' | 'frame';
  readonly text: string;
  /** As POST /case/msb, /case/truss or /case/frame takes it. */
  readonly document: object;
  /** The numbers of the formulas, in the units of the text, which states each of them. */
  readonly given: Readonly<Record<string, number>>;
  readonly asked: readonly AskedAnswer[];
}

/** One asked number. Signs are those of the solver: sagging M, tension N, upward R and displacements are positive. */
export interface AskedAnswer {
  /**
   * A beam has R, N, Q, M, deflection, slope, and extremes such as M.max; a truss has N, R.x, R.y, u.x, u.y; a frame has
   * N, Q, M, R.x, R.y, R.moment, u.x, u.y.
   */
  readonly quantity: string;
  /** An extreme has no place. Lengths are in m, in a US document in ft. */
  readonly place?: AskedPlace;
  readonly value: number;
  readonly unit: AskedUnit;
  /** Relative deviation at which an answer still counts as right. */
  readonly tolerance: number;
  /** The closed form in the given values, with factors for units; `evaluateFormula` reads it. */
  readonly formula: string;
}

export interface AskedPlace {
  /** From the left end of the beam, or from the first joint of the member. */
  readonly x?: number;
  /** The side of a jump. */
  readonly side?: string;
  /** The id of a joint of the document. */
  readonly joint?: string;
  /** The id of a link or member of the document. */
  readonly member?: string;
}

/** A unit in which an answer is asked. */
export type AskedUnit = keyof typeof UNITS;

/** The size of each unit in the base units of its document: N, N·m and m, or lbf, lbf·in and in. */
export const UNITS = {
  kN: 1000,
  'kN·m': 1000,
  mm: 0.001,
  rad: 1,
  tf: 9806.65,
  'tf·m': 9806.65,
  kip: 1000,
  'kip·ft': 12_000,
  in: 1,
} as const;
