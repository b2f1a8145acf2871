// The entry point `@eecs/solver-core/truss`: plane and space trusses. No module for beams imports it, so pages that
// solve only beams do not load it.

// The document
export { countLoads } from '../model/truss/countLoads.ts';
export { trussCaseSchema } from '../model/truss/describedTrussSchema.ts';
export { unknownTrussFields } from '../model/truss/unknownTrussFields.ts';
export type { Axis } from '../geometry/heldAxes.ts';
export { jointForce } from '../model/truss/jointForce.ts';
export { parseTruss } from '../model/truss/parseTruss.ts';
export type { ParsedTruss } from '../model/truss/parseTruss.ts';
export { readTruss } from '../model/truss/readTruss.ts';
export type { TrussReading, TrussReadingOptions } from '../model/truss/readTruss.ts';
export { trussHash } from '../model/truss/trussHash.ts';
export type {
  CircleGuide,
  EllipseGuide,
  Guide,
  Joint,
  JointLoad,
  JointLoadClass,
  JointSettlement,
  LineGuide,
  Link,
  LinkLoad,
  LengthFactors,
  LinkLoadClass,
  TrussCase,
} from '../model/truss/trussDocument.ts';
export { convertTruss } from './assembly/convertTruss.ts';
export { convertTrussSolution } from './answer/convertTrussSolution.ts';

// The structure and its loads
export { assembleTruss } from './assembly/assembleTruss.ts';
export type { AssembledTruss } from './assembly/assembleTruss.ts';
export { computeActions } from './assembly/computeActions.ts';
export { listUnfactored } from './assembly/listUnfactored.ts';
export type { UnfactoredTrussSet } from './assembly/listUnfactored.ts';
export { totalMassOfTruss } from './assembly/totalMassOfTruss.ts';
export type { LinkSize, TrussActions, TrussModel } from './assembly/trussModel.ts';
export type { JointSystem } from '../sparse/system/jointSystem.ts';

// Refusals
export { TRUSS_CORRECTION_CODES, TRUSS_FAILURE_CODES } from '../model/truss/trussFailures.ts';
export type { TrussCorrectionCode, TrussFailure, TrussFailureCode } from '../model/truss/trussFailures.ts';

// Overlapping links
export { findOverlaps } from '../rules/truss/findOverlaps.ts';
export type { Overlap } from '../rules/truss/findOverlaps.ts';

// The verdict
export { judgeTruss } from './verdict/judgeTruss.ts';
export type { JointMotion } from './verdict/facts/jointMotions.ts';
export type { JudgedTruss } from './verdict/facts/judgedTruss.ts';
export type { TrussCause } from './verdict/explanation/trussCause.ts';
export type { TrussFix } from './verdict/explanation/trussFix.ts';
export type { TrussMechanism, TrussVerdict } from './verdict/verdict.ts';

// The solve
export { solveTruss } from './solveTruss.ts';
export { createTrussSolver } from './trussSolver.ts';
export type { TrussSolver, TrussSolverOptions } from './trussSolver.ts';
export type { SetSolution } from './results/solveSet.ts';
export type { FrontKernel } from '../sparse/kernels/frontKernel.ts';
export { createSimdKernel } from '../sparse/kernels/simdKernel.ts';
export type {
  RefusedTruss,
  SolvedTruss,
  TrussAnswer,
  TrussOptions,
  TrussPart,
  TrussSet,
} from './answer/answer.ts';
export type { TrussChecks } from './results/checks.ts';
export type { TrussDescriptor, TrussEquation, TrussUnknown } from './results/descriptor.ts';
export type { JointVector } from './results/forceLists.ts';
export type { Utilisation } from './results/linkStresses.ts';
export type { MohrJoint, MohrLink, TrussMohr, TrussMohrCase } from './results/mohr.ts';

// Methods of calculation by hand
export { methodOfJoints } from './methods/methodOfJoints.ts';
export type { FoundForce, JointMethod, JointStep } from './methods/methodOfJoints.ts';
export { methodOfSections } from './methods/methodOfSections.ts';
export type { SectionResult, TrussCut, TrussSection } from './methods/methodOfSections.ts';
export { wholeBalance } from './methods/wholeBalance.ts';
export type { BodyEquation, BodyTerm } from './methods/freeBody.ts';
export type { Vector } from './methods/vectors.ts';

// Guides for drawing
export { crossGuides } from './geometry/crossGuides.ts';
export { nearestOnGuide } from './geometry/nearestOnGuide.ts';
export { createPlacesOnLine } from './geometry/placesOnLine.ts';
export { snapPoint } from './geometry/snapPoint.ts';
export type { SnappedPoint, SnapTargets } from './geometry/snapPoint.ts';
export type { GuideShape, Point } from './geometry/guide.ts';
export type { Intersection, SharedPoint } from './geometry/intersection.ts';

// Common trusses from their dimensions
export { generateArch } from './generators/generateArch.ts';
export type { ArchOptions } from './generators/generateArch.ts';
export { generateFink } from './generators/generateFink.ts';
export type { FinkOptions } from './generators/generateFink.ts';
export { generateHowe } from './generators/generateHowe.ts';
export { generateK } from './generators/generateK.ts';
export type { KOptions } from './generators/generateK.ts';
export { generatePratt } from './generators/generatePratt.ts';
export { generateSpaceGrid } from './generators/generateSpaceGrid.ts';
export type { SpaceGridOptions } from './generators/generateSpaceGrid.ts';
export { generateTower } from './generators/generateTower.ts';
export type { TowerOptions } from './generators/generateTower.ts';
export { generateWarren } from './generators/generateWarren.ts';
export type { WarrenOptions } from './generators/generateWarren.ts';
export type { GirderOptions } from './generators/girder.ts';
export type { Generated, GeneratedTruss, GeneratorOptions } from './generators/generatedTruss.ts';
export { GENERATOR_FAILURE_CODES } from './generators/generatorFailures.ts';
export type { GeneratorFailure, GeneratorFailureCode } from './generators/generatorFailures.ts';
