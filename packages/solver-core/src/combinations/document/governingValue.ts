/** A governing value with its cause and its proof. Units and signs are those of the effect. */
export interface GoverningValue {
  readonly value: number;
  /** Index in `combinations` of the situation. */
  readonly combination: number;
  /**
   * Effect of each source of the situation alone: the value is the sum of these effects times the factors of the
   * combination, and no other choice of factors gives more. `checkGoverning` recomputes both.
   */
  readonly effects: readonly number[];
}

/** The least and the greatest value of an effect. */
export interface Range<Value> {
  readonly max: Value;
  readonly min: Value;
}
