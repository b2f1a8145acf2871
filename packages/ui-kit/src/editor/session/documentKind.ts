import type { LIMITS, UnitSystem } from '@eecs/solver-core';
import type { EditNote } from '../../editing/edit.ts';
import type { ListLimits } from './keepWithin.ts';
import type { DocumentFailure } from './readDocument.ts';

/** Fields that every document of an editor has. */
export interface EditorDocument {
  readonly title: string;
  readonly units: { readonly system: UnitSystem };
  /** Whether it is view-only: an example, or a preview of another reader's document. */
  readonly readonly?: boolean;
  /** Whether typed numbers are rounded, and the number of displayed digits of results. */
  readonly isAccurate?: boolean;
  /** Index of its chosen case set. */
  readonly k?: number;
  readonly caseSets?: readonly unknown[];
  /** How its case sets are combined, if a rule combines them. */
  readonly combinations?: object;
}

/** Fields that every result has: the hash of its document. */
export interface SolvedDocument {
  readonly level: 'ok' | 'warning';
  readonly hash: string;
  readonly sets: readonly unknown[];
}

/** Fields that every refusal has. */
export interface RefusedDocument {
  readonly level: 'error';
}

/** The types of an editor. */
export interface SessionTypes {
  readonly document: EditorDocument;
  readonly solved: SolvedDocument;
  readonly refused: RefusedDocument;
  /** Messages about side effects of an edit. */
  readonly note: EditNote;
  /** The tabs that may contain a refused field. */
  readonly tab: string;
  /** The items of a document that can be selected. */
  readonly item: object;
}

/** A message of a session about an edit: the command's own, or that a list is full. */
export type SessionNote<Types extends SessionTypes> = Types['note'] | EditNote<'listFull'>;

/** Parses a document from outside. */
export type ParseDocument<Document> = (
  input: unknown,
) =>
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly failures: readonly DocumentFailure[] };

/** Converts a document to the other unit system. */
export type ConvertDocument<Document> = (document: Document, system: UnitSystem) => Document;

/** The parts of a session that depend on the kind of document. */
export interface DocumentKind<Types extends SessionTypes> {
  /** The name of the kind of document, one word. It is the prefix of the keys in the host's store: `beam.steps`. */
  readonly name: string;
  /** The name of the component, such as `BeamEditor`, for error messages about wrong usage. */
  readonly editor: string;
  readonly parse: ParseDocument<Types['document']>;
  readonly hash: (document: Types['document']) => string;
  readonly toSystem: ConvertDocument<Types['document']>;
  /** Converts a result to the units of a document. */
  readonly answerToSystem: (
    answer: Types['solved'],
    from: UnitSystem,
    document: Types['document'],
  ) => Types['solved'];
  /**
   * Returns the greatest number of entries of each list of a document that a server or an editor with these `LIMITS`
   * accepts.
   */
  readonly limitsOf: (name: keyof typeof LIMITS) => ListLimits;
}

/** Distinguishes a refusal from a result. */
export function isRefused<Types extends SessionTypes>(
  answer: Types['solved'] | Types['refused'],
): answer is Types['refused'] {
  return answer.level === 'error';
}
