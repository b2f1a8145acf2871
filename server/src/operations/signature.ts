/** Who does something as an operator, and when, as the audit trail keeps it. */
export interface Signature {
  /** UTC, ms. */
  readonly at: number;
  readonly actor: string;
}
