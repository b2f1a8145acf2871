import type { BeamCase, BeamSet, Diagram, Quantity, SolvedBeam } from '@eecs/solver-core';

/** Results in the room of stresses, which is loaded when it is first opened. */
export type LateId =
  | 'stressTop'
  | 'stressBottom'
  | 'shearStress'
  | 'eq1'
  | 'eq2'
  | 'eq3'
  | 'eq4'
  | 'eq5'
  | 'lateral'
  | 'bendingDeflection'
  | 'shearDeflection';

export type ResultId = 'N' | 'Q' | 'M' | 'slope' | 'deflection' | 'u' | LateId;

/** Results whose names are among the editor's own texts. */
export type TitledId = Exclude<ResultId, Exclude<LateId, 'stressTop' | 'stressBottom'>>;

/** A solved beam and its document. */
export interface Solved {
  readonly document: BeamCase;
  readonly answer: SolvedBeam;
}

/** The case set, and whether this call is one frame of a gesture: slow parts are then only sketched. */
export interface Picking {
  readonly index: number;
  readonly isPassing: boolean;
}

/** A result drawn as a row below the beam. */
export interface ResultRow {
  readonly id: ResultId;
  readonly symbol: string;
  readonly subscript?: string;
  readonly real: Quantity;
  /** Without real constants displacements are those of a beam with EI = EA = 1. */
  readonly scaled: Quantity;
  /** The positive direction, drawn in a box of 28 by 16 px behind a plus. */
  readonly signPicture: string;
  readonly pick: (set: BeamSet) => Diagram | null;
  /** Computes a value that an answer may omit, for the whole beam. */
  readonly find?: (solved: Solved, picking: Picking) => Diagram | null;
}

export interface TitledRow extends ResultRow {
  readonly id: TitledId;
}

/** Picks the diagram of a row in one of the case sets; null if there is none. */
export function pickDiagram({ pick, find }: ResultRow, solved: Solved, picking: Picking): Diagram | null {
  const set = solved.answer.sets[picking.index];
  if (set === undefined) return null;
  return find === undefined ? pick(set) : find(solved, picking);
}

/** Returns whether a row is in the room of stresses. */
export function isLate(id: ResultId): id is LateId {
  return !BASE.includes(id);
}

const BASE: readonly ResultId[] = ['N', 'Q', 'M', 'slope', 'deflection', 'u'];

const PLUS = 'M0 8h6M3 5v6';

/** The results in the order of their keyboard shortcuts, G and a digit for the first of them. */
export const RESULT_ROWS: readonly TitledRow[] = [
  {
    id: 'N',
    symbol: 'N',
    real: 'force',
    scaled: 'force',
    signPicture: `${PLUS}M16 4h8v8h-8zM16 8H9M12 5.5 9 8l3 2.5M24 8h7M28 5.5 31 8l-3 2.5`,
    pick: ({ N }) => N,
  },
  {
    id: 'Q',
    symbol: 'Q',
    real: 'force',
    scaled: 'force',
    signPicture: `${PLUS}M16 3h8v10h-8zM12 13V3M9.5 6 12 3l2.5 3M28 3v10M25.5 10 28 13l2.5-3`,
    pick: ({ Q }) => Q,
  },
  {
    id: 'M',
    symbol: 'M',
    real: 'moment',
    scaled: 'moment',
    signPicture: `${PLUS}M12 5q8 7 16 0M12 9q8 7 16 0M12 5v4M28 5v4`,
    pick: ({ M }) => M,
  },
  {
    id: 'slope',
    symbol: 'θ',
    real: 'slope',
    scaled: 'scaledSlope',
    signPicture: `${PLUS}M10 13h18M10 13 25 6M26 12A12 12 0 0 0 23.5 6.5M23 9.5l.5-3 3 .8`,
    pick: ({ slope }) => slope,
  },
  {
    id: 'deflection',
    symbol: 'v',
    real: 'displacement',
    scaled: 'scaledDeflection',
    signPicture: `${PLUS}M10 13h18M19 13V3M16.5 6 19 3l2.5 3`,
    pick: ({ deflection }) => deflection,
  },
  {
    id: 'stressTop',
    symbol: 'σ',
    subscript: '↑',
    real: 'stress',
    scaled: 'stress',
    signPicture: `${PLUS}M16 4h8v8h-8zM16 8H9M12 5.5 9 8l3 2.5M24 8h7M28 5.5 31 8l-3 2.5`,
    pick: ({ S }) => S?.top ?? null,
  },
  {
    id: 'stressBottom',
    symbol: 'σ',
    subscript: '↓',
    real: 'stress',
    scaled: 'stress',
    signPicture: `${PLUS}M16 4h8v8h-8zM16 8H9M12 5.5 9 8l3 2.5M24 8h7M28 5.5 31 8l-3 2.5`,
    pick: ({ S }) => S?.bottom ?? null,
  },
  {
    id: 'u',
    symbol: 'u',
    real: 'displacement',
    scaled: 'scaledDisplacement',
    signPicture: `${PLUS}M11 3v10M11 8h16M24 5.5 27 8l-3 2.5`,
    pick: ({ u }) => u,
  },
];
