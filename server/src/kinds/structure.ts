import type { DerivedFields, Failure } from '@eecs/solver-core';
import type { FeatureKey } from '../plans/features.ts';

/** A document from outside, of which no more is known than that it is an object. */
export type UnknownDocument = Readonly<Record<string, unknown>>;

/** A document that was read, with its fingerprint. */
interface ReadDocument {
  readonly ok: true;
  readonly document: { readonly id: number };
  /** Whether nothing had to be corrected on reading. */
  readonly isAsWritten: boolean;
  readonly hash: () => string;
}

interface UnreadDocument {
  readonly ok: false;
  readonly failures: readonly (Pick<Failure, 'path' | 'ids' | 'values'> & { readonly code: string })[];
}

/** A document that was read, with its fingerprint and what follows from its fields; or why it cannot be read. */
export type DocumentReading =
  | (ReadDocument & { readonly derive: () => DerivedFields })
  | { readonly ok: false; readonly failures: readonly Failure[] };

/** How long the answers of a kind become. */
export interface AnswerLength {
  /** The lists of a document for whose entries every case set has results. */
  readonly parts: readonly string[];
  /** Parts times case sets: an answer of 10 to 15 MB, of which several times as much is under way. */
  readonly most: number;
  /** The requested parts that lengthen an answer, as multiples of its length without them. */
  readonly lengthens: Readonly<Record<string, number>>;
}

/** A row of the table of kinds that are solved: everything that solving needs to know of a kind. */
export interface SolvedStructure<Word extends string = string> {
  /** The word for the kind in texts, tools and the schemas of agents: `beam`. */
  readonly word: Word;
  /** The JSON Schema of its documents. */
  readonly schema: object;
  /**
   * Returns whether an object that nobody has checked looks like a document of the kind, by a field that each must
   * have.
   */
  readonly looksLike: (document: UnknownDocument) => boolean;
  readonly read: (document: unknown) => ReadDocument | UnreadDocument;
  /** Lists the features of a plan that solving uses, beyond the mechanical results that everybody has. */
  readonly featuresOf: (document: UnknownDocument, options: object) => FeatureKey[];
  readonly answers: AnswerLength;
  /** The feature of a plan that its reports need; null where everybody has them. */
  readonly reportFeature: FeatureKey | null;
  /** The parts of an answer that its reports need. */
  readonly reportIncludes: readonly string[];
}

/**
 * A row of the table of kinds whose fields and statuses the server derives as well, and which agents are told of in full.
 */
export interface Structure<Word extends string = string> extends SolvedStructure<Word> {
  readonly read: (document: unknown) => DocumentReading;
}
