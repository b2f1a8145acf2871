import { aiscContinuousBeams } from './aiscContinuousBeams.ts';
import { aiscFixedBeams } from './aiscFixedBeams.ts';
import { aiscSimpleBeams } from './aiscSimpleBeams.ts';
import { anastructTests } from './anastructTests.ts';
import { axialAndInclined } from './axialAndInclined.ts';
import { classicStresses } from './classicStresses.ts';
import { gerberBeams } from './gerberBeams.ts';
import { gereBendingStresses } from './gereBendingStresses.ts';
import { gereDeflections } from './gereDeflections.ts';
import { gereShearStresses } from './gereShearStresses.ts';
import { grillexBenchmarks } from './grillexBenchmarks.ts';
import { hibbelerFixedEndMoments } from './hibbelerFixedEndMoments.ts';
import { hicksContinuousBeams } from './hicksContinuousBeams.ts';
import { hpCalculator } from './hpCalculator.ts';
import { mohrDisplacements } from './mohrDisplacements.ts';
import { otherPrograms } from './otherPrograms.ts';
import { parabolicLoads } from './parabolicLoads.ts';
import type { Problem } from './problem.ts';
import { pycbaTests } from './pycbaTests.ts';
import { roarkPointActions } from './roarkPointActions.ts';
import { roarkSpreadLoads } from './roarkSpreadLoads.ts';
import { settlements } from './settlements.ts';
import { shearStrains } from './shearStrains.ts';
import { springSupports } from './springSupports.ts';
import { steppedBeams } from './steppedBeams.ts';
import { strengthTheoryProblems } from './strengthTheoryProblems.ts';
import { sympyTests } from './sympyTests.ts';
import { threeMomentExamples } from './threeMomentExamples.ts';
import { unsymmetricBending } from './unsymmetricBending.ts';
import { weightAndCaseSets } from './weightAndCaseSets.ts';

/** The subject that a group verifies. */
export type ProblemKind = 'beams' | 'stresses' | 'Mohr';

export interface ProblemGroup {
  readonly title: string;
  /** @default beams: forces, moments and displacements along the beam */
  readonly kind?: ProblemKind;
  readonly problems: readonly Problem[];
}

/** All problems of the suite by source, in the order of the report. */
export const PROBLEM_GROUPS: readonly ProblemGroup[] = [
  { title: 'AISC Table 3-23: simple beams', problems: aiscSimpleBeams },
  { title: 'AISC Table 3-23: fixed beams and cantilevers', problems: aiscFixedBeams },
  { title: 'AISC Table 3-23: overhangs and continuous beams', problems: aiscContinuousBeams },
  { title: 'Roark Table 8.1: loads and couples', problems: roarkPointActions },
  { title: 'Roark Table 8.1: distributed loads', problems: roarkSpreadLoads },
  { title: 'Goodno and Gere, Appendix H', problems: gereDeflections },
  { title: 'Hibbeler: fixed-end moments', problems: hibbelerFixedEndMoments },
  { title: 'Hicks Table 2.1: continuous beams of equal spans', problems: hicksContinuousBeams },
  { title: 'Hinges and releases', problems: gerberBeams },
  { title: 'Elastic supports', problems: springSupports },
  { title: 'Settlements and three moments', problems: settlements },
  { title: 'Three moments: worked examples', problems: threeMomentExamples },
  { title: 'Stepped stiffness', problems: steppedBeams },
  { title: 'Shear strains', problems: shearStrains },
  { title: 'Axial and inclined loads', problems: axialAndInclined },
  { title: 'Parabolic loads', problems: parabolicLoads },
  { title: 'Self weight, rotated sets and combinations', problems: weightAndCaseSets },
  { title: 'Published tests of PyCBA', problems: pycbaTests },
  { title: 'Published tests of SymPy', problems: sympyTests },
  { title: 'Published tests of anaStruct', problems: anastructTests },
  { title: 'Published benchmarks of Grillex', problems: grillexBenchmarks },
  { title: 'Published tests of other programs', problems: otherPrograms },
  { title: 'Worked examples of a calculator', problems: hpCalculator },
  { title: 'Gere: shear stresses', kind: 'stresses', problems: gereShearStresses },
  { title: 'Gere: bending and principal stresses', kind: 'stresses', problems: gereBendingStresses },
  { title: 'Bending and shear stresses of common shapes', kind: 'stresses', problems: classicStresses },
  { title: 'Unsymmetrical bending', kind: 'stresses', problems: unsymmetricBending },
  { title: 'Principal stresses and strength theories', kind: 'stresses', problems: strengthTheoryProblems },
  { title: 'Displacements by the unit load', kind: 'Mohr', problems: mohrDisplacements },
];
