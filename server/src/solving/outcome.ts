/** A failure or correction of a structure of any kind. */
export interface CodedFailure {
  readonly code: string;
  readonly path: string;
  readonly ids: readonly (number | string)[];
  readonly values: Readonly<Record<string, number | string>>;
}

/**
 * A solved structure. Its answer consists of the bytes that are sent: they are transferred between threads, whereas an
 * object or a string would be copied, and serialized again in the thread that answers all requests.
 */
export interface SolvedOutcome<Described> {
  readonly kind: 'solved';
  readonly id: number;
  /** Corrections made on reading; also in the body, here to be described in the reader's language. */
  readonly corrections: readonly CodedFailure[];
  /** Further data to be described for each reader; the same for every caller who sends this structure. */
  readonly described: Described;
  /** The answer without its id, its message and its texts: JSON in UTF-8. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly isShareable: boolean;
}

/** A document that cannot be solved. */
export interface RefusedOutcome<Answer, Described> {
  readonly kind: 'refused';
  readonly answer: Answer;
  readonly described: Described;
}

/** A task that uses features which the sender's plan does not have. */
export interface RestrictedOutcome {
  readonly kind: 'restricted';
  /** Keys of the features. */
  readonly features: readonly string[];
}
