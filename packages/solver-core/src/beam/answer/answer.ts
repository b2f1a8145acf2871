import type { NumberLimits } from '../../model/common/checkExtent.ts';
import type { Failure } from '../../failures/failure.ts';
import type { Verdict } from '../../rules/beam/verdict.ts';
import type { Checks } from '../checks/checks.ts';
import type { Descriptor } from '../descriptor/descriptor.ts';
import type { Diagram } from '../../diagrams/diagram.ts';
import type { Tree } from '../floorPlan/tree.ts';
import type { Mohr, MohrPoint } from '../mohr/mohr.ts';
import type { ShearTheory } from '../shear/shearTheory.ts';
import type { PlaneResults } from '../results/planeResults.ts';
import type { BeamPoint, SetStresses, StressNotes, StressProfile } from '../results/stressParts.ts';

/** Results of one case set. A result that is not computed is null; `solveBeam` computes no stresses. */
export interface BeamSet extends PlaneResults, SetStresses {
  /**
   * Deflection out of the plane of the loads, towards +y of the section; m or in. Null if there is none; `solveBeam`
   * always returns null.
   */
  readonly lateral: Diagram | null;
  readonly descriptor: Descriptor | null;
  readonly tree: Tree | null;
  readonly checks: Checks | null;
  /**
   * The shear stress over the height; null if it was not requested or is unknown, absent from results of `solveBeam`.
   */
  readonly profile?: StressProfile | null;
}

/**
 * Parts of the results that cost extra time: computed if named, or for a beam of up to 60 segments if nothing is named.
 */
export type IncludePart = 'descriptor' | 'eq' | 'tree' | 'checks' | 'profile';

/** Options that choose parts of the results. */
export interface SolveOptions {
  /**
   * Displacements by Mohr's integral.
   * @default the largest deflection of all sets when `include` is left out too and the beam has up to 60 segments
   */
  readonly mohr?: readonly MohrPoint[];
  /**
   * Parts of each set in addition to the diagrams and reactions; an empty list requests none.
   * @default all of them if the M diagram has up to 60 segments in every set, otherwise none
   */
  readonly include?: readonly IncludePart[];
  /**
   * The theory that solves a document with `shear: true`: `timoshenko`.
   * @default none: such a document is refused (`features.shear`)
   */
  readonly shear?: ShearTheory;
  /**
   * Refuses numbers greater than these limits, one of the `LIMITS`, as a server does (`schema.tooGreat`), so that no
   * user sees diagrams of a beam that a server will refuse.
   * @default none: the solver itself has no limit
   */
  readonly limits?: NumberLimits;
}

/** Options that choose parts of the results, including stresses. */
export interface StressedOptions extends SolveOptions {
  /** The points at which the stress state is computed, in every set. */
  readonly stress?: readonly BeamPoint[];
}

/** The results of a solved beam, in the units of its document. */
export interface SolvedBeam {
  readonly level: 'ok' | 'warning';
  readonly id: number;
  readonly hash: string;
  readonly message: string;
  readonly corrections: readonly Failure[];
  readonly verdict: Verdict;
  /**
   * False if no section has real constants: EI = EA = 1 were used (`correction.unitStiffness`), and displacements are
   * EI or EA times as large.
   */
  readonly isReal: boolean;
  readonly sets: readonly BeamSet[];
  readonly mohr: readonly Mohr[] | null;
  /** Further results about stresses; absent from results of `solveBeam`. */
  readonly stresses?: StressNotes;
}

/** A document that could not be solved, with every failure found. */
export interface RefusedBeam {
  readonly level: 'error';
  readonly id: number;
  /** Null if the document could not be read. */
  readonly hash: string | null;
  readonly errno: number;
  readonly error: string;
  readonly message: string;
  readonly failures: readonly Failure[];
  /** Null if the document could not be read. */
  readonly verdict: Verdict | null;
}

/** The result of `solveBeam`; `level` distinguishes the two cases. */
export type BeamAnswer = SolvedBeam | RefusedBeam;
