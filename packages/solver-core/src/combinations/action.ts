/**
 * Kinds of actions, by the letters of EN 1990 and ASCE/SEI 7.
 *
 * `G` permanent, `Gset` uneven settlement of supports, `Q` imposed, `S` snow, `W` wind, `T` temperature, `C` crane, `TS`
 * traffic, `A` accidental, `E` seismic.
 */
export type ActionKind = 'G' | 'Gset' | 'Q' | 'S' | 'W' | 'T' | 'C' | 'TS' | 'A' | 'E';

/**
 * Use of the area that carries an imposed load, by EN 1991-1-1 table 6.1, 6.7 and 6.9: `A` dwellings, `B` offices, `C`
 * places where people meet, `D` shops, `E` stores, `F` traffic up to 30 kN, `G` traffic up to 160 kN, `H` roofs.
 */
export type ImposedCategory = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H';

/** Where snow lies: `low` up to 1000 m above the sea, `high` above 1000 m and in Finland, Iceland, Norway and Sweden. */
export type SnowClass = 'low' | 'high';

/** Factors for the combination, the frequent and the quasi-permanent value of a variable action. */
export interface Psi {
  readonly psi0: number;
  readonly psi1: number;
  readonly psi2: number;
}

/**
 * By which rule a variable action is left out of spans: `any` choice of spans, or the two arrangements of
 * EN 1993-1-1:2005, AB.2: alternate spans, and two neighbours.
 */
export type PatternRule = 'any' | 'EN 1993-1-1 AB.2';

/** The kind of action that the loads of a case set are. */
export interface CaseAction {
  readonly kind: ActionKind;
  /** Use of the area, with kind `Q` alone. */
  readonly category?: ImposedCategory;
  /** With kind `S` alone; `low` where it is left out. */
  readonly snow?: SnowClass;
  /** Actions of one kind and one group exclude one another: wind from the left, wind from the right. */
  readonly group?: string;
  /** Psi of this action instead of those of the rule. */
  readonly psi?: Psi;
  readonly pattern?: PatternRule;
}

/** The key by which a rule finds the factors of an action: its kind, with its category or its class of snow. */
export type ActionKey = ActionKind | `Q.${ImposedCategory}` | 'S.high';

/** Returns the keys of an action, the most special one first. */
export function keysOf({ kind, category, snow }: CaseAction): readonly ActionKey[] {
  if (kind === 'Q' && category !== undefined) return [`Q.${category}`, 'Q'];
  if (kind === 'S' && snow === 'high') return ['S.high', 'S'];
  return [kind];
}
