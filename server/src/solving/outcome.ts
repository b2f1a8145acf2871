/** A failure or correction of a structure of any kind. */
export interface CodedFailure {
  readonly code: string;
  readonly path: string;
  readonly ids: readonly (number | string)[];
  readonly values: Readonly<Record<string, number | string>>;
}

/**
 * A solved structure. Its answer comes as the bytes that are sent: they are handed from thread to thread, where a tree
 * or a text would be copied, and a text written anew in the thread that answers everybody.
 */
export interface SolvedOutcome<Described> {
  readonly kind: 'solved';
  readonly id: number;
  /** Corrections made on reading; in the body too, here to be put into words. */
  readonly corrections: readonly CodedFailure[];
  /** Further parts to be put into words for each reader: the same for every caller who sends this structure. */
  readonly told: Described;
  /** The answer but for its id, its message and its texts: JSON in UTF-8. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly isShareable: boolean;
}

/** A document that cannot be solved. */
export interface RefusedOutcome<Answer, Described> {
  readonly kind: 'refused';
  readonly answer: Answer;
  readonly told: Described;
}

/** A task that uses what the plan of who sent it does not have. */
export interface RestrictedOutcome {
  readonly kind: 'restricted';
  /** Keys of the features. */
  readonly features: readonly string[];
}
