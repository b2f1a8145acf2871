import type { LIMITS, UnitSystem } from '@eecs/solver-core';
import type { EditNote } from '../../editing/edit.ts';
import type { ListLimits } from './keepWithin.ts';
import type { DocumentFailure } from './readDocument.ts';

/** Fields that every document of an editor has. */
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
  /** How its case sets are combined, if a rule combines them. */
  readonly combinations?: object;
}

/** Fields that every result has: the hash of the document it answers. */
export interface SolvedDocument {
  readonly level: 'ok' | 'warning';
  readonly hash: string;
  readonly sets: readonly unknown[];
}

/** Fields that every refusal has. */
export interface RefusedDocument {
  readonly level: 'error';
}

/** The types an editor is about. */
export interface SessionTypes {
  readonly document: EditorDocument;
  readonly solved: SolvedDocument;
  readonly refused: RefusedDocument;
  /** Messages that an edit may give about further changes. */
  readonly note: EditNote;
  /** The tabs a refused field may be in. */
  readonly tab: string;
  /** The items of a document that can be chosen. */
  readonly item: object;
}

/** The message that a session shows about an edit: the message of the command, or that a list is full. */
export type SessionNote<Types extends SessionTypes> = Types['note'] | EditNote<'listFull'>;

/** Reads a document from outside. */
export type ParseDocument<Document> = (
  input: unknown,
) =>
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly failures: readonly DocumentFailure[] };

/** Takes a document to the other unit system. */
export type ConvertDocument<Document> = (document: Document, system: UnitSystem) => Document;

/** The parts of a session that depend on the kind of document; the rest is the same for all kinds. */
export interface DocumentKind<Types extends SessionTypes> {
  /** The kind of the document, in one word. It begins the keys in the host's store: `beam.steps`. */
  readonly name: string;
  /** The name of the component, such as `BeamEditor`, for error messages about wrong usage. */
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
   * Returns the most entries that each list of a document may have if it is solved by a server or an editor with these
   * `LIMITS`.
   */
  readonly limitsOf: (name: keyof typeof LIMITS) => ListLimits;
}

/** Distinguishes a refusal from a result. */
export function isRefused<Types extends SessionTypes>(
  answer: Types['solved'] | Types['refused'],
): answer is Types['refused'] {
  return answer.level === 'error';
}
