/** An input without which nothing can be judged or sized; `path` is a JSON pointer into the document or the wish. */
export interface MissingInput {
  readonly what:
    | 'candidates'
    | 'limits'
    | 'material'
    | 'modulus'
    | 'strength'
    /** The case sets cannot be combined by the rule of the document, or no `combiner` was passed. */
    | 'combinations'
    /** A check by a design code is requested, but the document names none. */
    | 'standard'
    /** A limit applies to none of the situations that the document requests. */
    | 'situation';
  readonly path: string;
}
