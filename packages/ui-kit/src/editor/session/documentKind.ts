import type { LIMITS, UnitSystem } from '@eecs/solver-core';
import type { EditNote } from '../../editing/edit.ts';
import type { ListLimits } from './keepWithin.ts';
import type { DocumentFailure } from './readDocument.ts';

/** What every document of an editor has. */
export interface EditorDocument {
  readonly title: string;
  readonly units: { readonly system: UnitSystem };
  /** Whether it is to be looked at only: an example, a preview of another reader's. */
  readonly readonly?: boolean;
  /** Whether typed numbers are rounded, and results shown with as many digits. */
  readonly isAccurate?: boolean;
  /** Index of the case set that is chosen in it. */
  readonly k?: number;
  readonly caseSets?: readonly unknown[];
}

/** What every result has: the hash of the document it answers. */
export interface SolvedDocument {
  readonly level: 'ok' | 'warning';
  readonly hash: string;
  readonly sets: readonly unknown[];
}

/** What every refusal has. */
export interface RefusedDocument {
  readonly level: 'error';
}

/** The types an editor is about. */
export interface SessionTypes {
  readonly document: EditorDocument;
  readonly solved: SolvedDocument;
  readonly refused: RefusedDocument;
  /** What an edit may tell beside what was asked. */
  readonly note: EditNote;
  /** The tabs a refused field may be in. */
  readonly tab: string;
  /** What of it can be chosen. */
  readonly item: object;
}

/** What a session tells of an edit: what the verb told, or that a list is full. */
export type SessionNote<Types extends SessionTypes> = Types['note'] | EditNote<'listFull'>;

/** Reads a document from outside. */
export type ParseDocument<Document> = (
  input: unknown,
) =>
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly failures: readonly DocumentFailure[] };

/** Takes a document to the other unit system. */
export type ConvertDocument<Document> = (document: Document, system: UnitSystem) => Document;

/** What an editor says of its kind of document; the rest of a session is the same for all kinds. */
export interface DocumentKind<Types extends SessionTypes> {
  /** What the document is of, in one word. It begins the keys in the store of the surroundings: `beam.steps`. */
  readonly name: string;
  /** The component, for whoever calls it in a wrong way: `BeamEditor`. */
  readonly editor: string;
  readonly parse: ParseDocument<Types['document']>;
  readonly hash: (document: Types['document']) => string;
  readonly toSystem: ConvertDocument<Types['document']>;
  /** Takes a result to the units of a document. */
  readonly answerToSystem: (
    answer: Types['solved'],
    from: UnitSystem,
    document: Types['document'],
  ) => Types['solved'];
  /**
   * Gives the most entries each list of a document may have, where somebody
   * solves it whose sizes of `LIMITS` these are.
   */
  readonly limitsOf: (name: keyof typeof LIMITS) => ListLimits;
}

/** Tells a refusal from a result. */
export function isRefused<Types extends SessionTypes>(
  answer: Types['solved'] | Types['refused'],
): answer is Types['refused'] {
  return answer.level === 'error';
}
