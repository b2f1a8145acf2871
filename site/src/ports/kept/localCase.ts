import type { BeamCase, SolvedBeam } from '@eecs/solver-core';
import type { Store } from '@eecs/ui-kit';
import { beamBranch } from './beamBranch.ts';
import { readKept, readKeptSolution, writeKept, writeKeptSolution } from './keptDocument.ts';

/** Reads the beam kept in the browser; one that cannot be understood any more counts as none. */
export function readLocalCase(local: Store): BeamCase | null {
  return readKept(beamBranch, local);
}

/** Keeps a beam in the browser; answers false when there is no room. */
export function writeLocalCase(local: Store, document: BeamCase): boolean {
  return writeKept(beamBranch, local, document);
}

/** Reads the kept result of a beam; null when there is none, when it answers another beam, or is damaged. */
export function readLocalSolution(local: Store, document: BeamCase): SolvedBeam | null {
  return readKeptSolution(beamBranch, local, document);
}

/** Keeps a result beside the beam, as far as there is room. */
export function writeLocalSolution(local: Store, answer: SolvedBeam): void {
  writeKeptSolution(beamBranch, local, answer);
}
