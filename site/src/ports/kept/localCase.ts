import type { BeamCase, SolvedBeam } from '@eecs/solver-core';
import type { Store } from '@eecs/ui-kit';
import { beamBranch } from './beamBranch.ts';
import { readKept, readKeptSolution, writeKept, writeKeptSolution } from './keptDocument.ts';

/** Reads the beam stored in the browser; null if there is none or it can no longer be read. */
export function readLocalCase(local: Store): BeamCase | null {
  return readKept(beamBranch, local);
}

/** Stores a beam in the browser; returns false if there is no room. */
export function writeLocalCase(local: Store, document: BeamCase): boolean {
  return writeKept(beamBranch, local, document);
}

/** Reads the stored result of a beam; null if there is none, if it belongs to another beam, or if it is damaged. */
export function readLocalSolution(local: Store, document: BeamCase): SolvedBeam | null {
  return readKeptSolution(beamBranch, local, document);
}

/** Stores a result with the beam, as far as there is room. */
export function writeLocalSolution(local: Store, answer: SolvedBeam): void {
  writeKeptSolution(beamBranch, local, answer);
}
