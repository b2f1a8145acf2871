/** The operator who acts, and the time, as recorded in the audit trail. */
export interface Signature {
  /** UTC, ms. */
  readonly at: number;
  readonly actor: string;
}
