import type { LineProblem } from './statementReaders.ts';

/** The statements that lines of every structure of joints have. */
export type CommonStatement<Place> =
  | { readonly kind: 'joint'; readonly place: Place }
  /** The index of the case set in which the following loads act. */
  | { readonly kind: 'set'; readonly set: number }
  | { readonly kind: 'weight'; readonly isOn: boolean };

/** The reasons why a statement of a structure of joints was not understood or cannot be applied. */
export type CommonProblemCode =
  | 'unknown'
  | 'number'
  | 'place'
  /** It names no joints. */
  | 'joints'
  /** The dimensions of a common structure are incomplete. */
  | 'measures'
  | 'panels'
  | 'tooMany'
  | 'noJoint'
  | 'jointThere'
  /** A settlement of a joint without a vertical support. */
  | 'noSupport'
  | 'noSet'
  /** Case sets are named by their number. */
  | 'setNumber'
  | 'extra'
  | 'tooGreat'
  /** The arrow gives a direction in which the load cannot act. */
  | 'way'
  | 'tooLong'
  /** The end of the line was not read. */
  | 'cut';

/**
 * The problem of a statement; `count` is the number of objects if a named one does not exist, and the greatest permitted
 * number if too many are requested. `Own` are the codes of a kind of structure.
 */
export type StructureProblem<Own extends string> = LineProblem<CommonProblemCode | Own>;
