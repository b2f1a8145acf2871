import type { Failure } from '../failures.ts';
import type { Verdict } from '../rules/verdict.ts';

/** A polynomial piece on [x0, x1]: the sum of c[k]·(x - x0)^k. */
export interface DiagramSegment {
  readonly x0: number;
  readonly x1: number;
  readonly c: readonly number[];
}

export interface DiagramPoint {
  readonly x: number;
  readonly value: number;
}

export interface DiagramJump {
  readonly x: number;
  readonly left: number;
  readonly right: number;
}

/** An exact piecewise polynomial along the beam with its extremes (the first x of each), isolated zeros and inner jumps. */
export interface Diagram {
  readonly segments: readonly DiagramSegment[];
  readonly min: DiagramPoint;
  readonly max: DiagramPoint;
  readonly zeros: readonly number[];
  readonly jumps: readonly DiagramJump[];
}

/** What a support does to the beam: along +x, along +y, counter-clockwise. */
export interface Reaction {
  /** Index in the document's `supports`. */
  readonly support: number;
  readonly x: number;
  readonly axial: number;
  readonly normal: number;
  readonly moment: number;
}

/** Residuals of one set's answer, each relative to the largest term of its own sum. */
export interface Checks {
  readonly equilibrium: number;
  readonly continuity: number;
  readonly passed: boolean;
}

/** Results of one case set. A result that is not computed is null, never invented. */
export interface BeamSet {
  readonly N: Diagram;
  readonly Q: Diagram;
  readonly M: Diagram;
  readonly u: Diagram;
  readonly deflection: Diagram;
  readonly slope: Diagram;
  /** Normal stress at the outline points farthest up and down from the neutral axis. */
  readonly S: { readonly top: Diagram; readonly bottom: Diagram } | null;
  readonly T: null;
  readonly EQ: null;
  readonly lateral: null;
  readonly R: readonly Reaction[];
  readonly descriptor: null;
  readonly tree: null;
  readonly checks?: Checks;
}

/** Parts of the answer that cost extra and are only made when named. */
export type IncludePart = 'descriptor' | 'eq' | 'tree' | 'checks' | 'profile';

export interface SolveOptions {
  readonly mohr?: readonly { readonly x: number; readonly kind: 'deflection' | 'slope' | 'axial' }[];
  readonly include?: readonly IncludePart[];
}

export interface SolvedBeam {
  readonly level: 'ok' | 'warning';
  readonly id: number;
  readonly hash: string;
  readonly message: string;
  readonly corrections: readonly Failure[];
  readonly verdict: Verdict;
  readonly sets: readonly BeamSet[];
  readonly mohr: null;
}

export interface RefusedBeam {
  readonly level: 'error';
  readonly id: number;
  /** Null when the document could not be read. */
  readonly hash: string | null;
  readonly errno: number;
  readonly error: string;
  readonly message: string;
  readonly failures: readonly Failure[];
  /** Null when the document could not be read. */
  readonly verdict: Verdict | null;
}

export type BeamAnswer = SolvedBeam | RefusedBeam;
