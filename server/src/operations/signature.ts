/** The operator who does something, and the time, as the audit trail keeps them. */
export interface Signature {
  /** UTC, ms. */
  readonly at: number;
  readonly actor: string;
}
