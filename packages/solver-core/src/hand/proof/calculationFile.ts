/** An exact number: "-3/4" or "12", in lowest terms. */
export type ExactText = string;

/** Letters of reactions: H along the beam, R across it, M a couple. */
type Letter = 'H' | 'R' | 'M';

/**
 * The beam of a calculation, in the units of its document. Forces along +x and +y and counter-clockwise couples are
 * positive. Stiffnesses and settlements that no line uses are left out.
 */
export interface CalculatedBeam {
  readonly length: ExactText;
  readonly supports: readonly {
    readonly name: string;
    readonly x: ExactText;
    readonly holds: readonly Letter[];
    readonly stiffness?: Readonly<Partial<Record<Letter, ExactText>>>;
    readonly moved?: Readonly<Partial<Record<Letter, ExactText>>>;
  }[];
  readonly hinges: readonly { readonly name: string; readonly x: ExactText }[];
  readonly points: readonly {
    readonly x: ExactText;
    readonly along?: ExactText;
    readonly across?: ExactText;
    readonly couple?: ExactText;
  }[];
  /** Distributed loads by their ordinates at the start, in the middle and at the end: a line or a parabola. */
  readonly spreads: readonly {
    readonly from: ExactText;
    readonly to: ExactText;
    readonly along?: readonly ExactText[];
    readonly across?: readonly ExactText[];
  }[];
  /** Ends where the next stretch begins. */
  readonly stretches: readonly {
    readonly from: ExactText;
    readonly EI?: ExactText;
    readonly EA?: ExactText;
    readonly GA?: ExactText;
  }[];
}

/** A root of a polynomial, counted from 1 for the first one above 0; it represents a number that is not rational. */
export interface NamedRoot {
  readonly rootOf: readonly ExactText[];
  readonly index: number;
}

/**
 * A line of a calculation: its rule, the arguments of the rule, and its exact value: a number, the coefficients of a
 * polynomial (ascending) in the distance from the left end of a part, or a root. `state` is "beam", "loads" (the
 * primary system under the loads) or "X1" (the primary system under the first unknown of size 1).
 */
export interface CalculationLine {
  readonly line: number;
  readonly rule:
    | 'equilibrium'
    | 'section'
    | 'displacement'
    | 'settlement'
    | 'unknown'
    | 'superposition'
    | 'extreme'
    | 'ordinate'
    | 'balance';
  readonly state?: string;
  readonly from?: ExactText;
  readonly to?: ExactText;
  readonly sum?: 'along' | 'across' | 'moments';
  readonly about?: ExactText;
  /** A reaction such as "R A", the force "Q G" in a hinge, or the curve of a section: N, Q or M. */
  readonly of?: string;
  /** The unknown, counted from 1. */
  readonly at?: number;
  /** The unknown that acts; absent for the loads. */
  readonly under?: number;
  readonly value: ExactText | readonly ExactText[] | NamedRoot;
}

/** A calculation by hand that contains its own proof, as a file. */
export interface CalculationFile {
  readonly kind: 'eecs/calculation';
  readonly version: 1;
  readonly units: { readonly force: string; readonly length: string };
  readonly beam: CalculatedBeam;
  /** The unknowns of the force method: the moment over a support (`joint`), or a reaction. */
  readonly releases: readonly { readonly kind: 'joint' | Letter; readonly support: string }[];
  readonly lines: readonly CalculationLine[];
}
