import type { DerivedFields, Failure } from '@eecs/solver-core';
import type { FeatureKey } from '../plans/features.ts';

/** A document from a client; it is only known to be an object. */
export type UnknownDocument = Readonly<Record<string, unknown>>;

/** A document that was read, with its fingerprint. */
interface ReadDocument {
  readonly ok: true;
  readonly document: { readonly id: number };
  /** Whether the reader corrected nothing and knows every field, so that the answer depends on the fingerprint alone. */
  readonly isAsWritten: boolean;
  readonly hash: () => string;
  readonly derive: () => DerivedFields;
}

interface UnreadDocument {
  readonly ok: false;
  readonly failures: readonly (Pick<Failure, 'path' | 'ids' | 'values'> & { readonly code: string })[];
}

/** The result of reading a document: the document with its fingerprint and derived data, or why it cannot be read. */
export type DocumentReading = ReadDocument | UnreadDocument;

/** The length of answers for a kind. */
export interface AnswerLength {
  /** The lists of a document for whose entries every case set has results. */
  readonly parts: readonly string[];
  /**
   * Maximum of parts times case sets: gives an answer of 10 to 15 MB, which takes several times as much memory while it
   * is sent.
   */
  readonly most: number;
  /** The requested parts that lengthen an answer: their length as multiples of the answer without them. */
  readonly lengthens: Readonly<Record<string, number>>;
  /**
   * The list whose entries times case sets are limited in the second order; absent for a kind that has no such theory.
   */
  readonly secondOrder?: { readonly list: string; readonly most: number };
}

/** A row of the table of kinds that can be solved: everything that solving needs to know about a kind. */
export interface Structure<Word extends string = string> {
  /** The word for the kind in texts, tools and the schemas of agents: `beam`. */
  readonly word: Word;
  /** The JSON Schema of its documents. */
  readonly schema: object;
  /** Returns whether an unchecked object looks like a document of the kind, by a field that every such document has. */
  readonly looksLike: (document: UnknownDocument) => boolean;
  readonly read: (document: unknown) => DocumentReading;
  /** Lists the features of a plan that solving uses, beyond the mechanical results that everybody has. */
  readonly featuresOf: (document: UnknownDocument, options: object) => FeatureKey[];
  readonly answers: AnswerLength;
  /** The feature that reports need; null if reports are free for everybody. */
  readonly reportFeature: FeatureKey | null;
  /** The parts of an answer that its reports need. */
  readonly reportIncludes: readonly string[];
}
