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

/** Results of one case set. A result that is not computed is null, never invented; `solveBeam` computes no stresses. */
export interface BeamSet extends PlaneResults, SetStresses {
  /**
   * Deflection out of the plane of the loads, towards +y of the section; m or in. Null if there is none; `solveBeam`
   * always returns null.
   */
  readonly lateral: Diagram | null;
  readonly descriptor: Descriptor | null;
  readonly tree: Tree | null;
  readonly checks: Checks | null;
  /** The shear stress over the height; null if it was not requested or is unknown, omitted by `solveBeam`. */
  readonly profile?: StressProfile | null;
}

/** Parts of the answer that cost extra: made when named, or for a beam of up to 60 segments when nothing is named. */
export type IncludePart = 'descriptor' | 'eq' | 'tree' | 'checks' | 'profile';

/** Options that choose parts of the answer. */
export interface SolveOptions {
  /**
   * Displacements by Mohr's integral.
   * @default the largest deflection of all sets when `include` is left out too and the beam has up to 60 segments
   */
  readonly mohr?: readonly MohrPoint[];
  /**
   * Parts of each set besides the diagrams and reactions; an empty list requests none.
   * @default all of them if the M diagram has up to 60 segments in every set, otherwise none
   */
  readonly include?: readonly IncludePart[];
  /**
   * The theory that solves a document with `shear: true`: `timoshenko`.
   * @default none: such a document is refused (`features.shear`)
   */
  readonly shear?: ShearTheory;
  /**
   * Refuses numbers greater than these limits, one of the `LIMITS`, as a server does (`schema.tooGreat`), so that
   * nobody sees diagrams of a beam that a server will refuse.
   * @default none: the solver itself has no limit
   */
  readonly limits?: NumberLimits;
}

/** Options that choose parts of the answer, stresses included. */
export interface StressedOptions extends SolveOptions {
  /** Where the stress state is wanted, in every set. */
  readonly stress?: readonly BeamPoint[];
}

/** A beam that was solved, in the units of its document. */
export interface SolvedBeam {
  readonly level: 'ok' | 'warning';
  readonly id: number;
  readonly hash: string;
  readonly message: string;
  readonly corrections: readonly Failure[];
  readonly verdict: Verdict;
  /**
   * False when no section has real constants: EI = EA = 1 stood in (`correction.unitStiffness`),
   * and displacements are EI or EA times as large.
   */
  readonly isReal: boolean;
  readonly sets: readonly BeamSet[];
  readonly mohr: readonly Mohr[] | null;
  /** Further results of stresses; `solveBeam` leaves them out. */
  readonly stresses?: StressNotes;
}

/** A document that could not be solved, with every failure found. */
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

/** The answer of `solveBeam`, distinguished by `level`. */
export type BeamAnswer = SolvedBeam | RefusedBeam;
