export { caseHash } from './model/beam/caseHash.ts';
export { CHECKSUM } from './model/common/checksum.ts';
export { checkExtent } from './model/common/checkExtent.ts';
export { DEFAULTS, GRAVITY, GRAVITY_BY_SYSTEM, LIMITS, MAX_CASE_SETS } from './model/common/constants.ts';
export { limitBeamSchema } from './model/beam/limitBeamSchema.ts';
export { beamCaseSchema } from './model/beam/describedSchema.ts';
export { unknownBeamFields } from './model/beam/unknownBeamFields.ts';
export { crossSectionSchema, materialSchema } from './model/common/describedSchema.ts';
export type { Schema } from './model/common/schemaReader.ts';
export { isHeld } from './model/beam/isHeld.ts';
export { isDistributed } from './model/beam/isDistributed.ts';
export { parseCase } from './model/beam/parseCase.ts';
export type { ParsedCase } from './model/beam/parseCase.ts';
export { readCase } from './model/beam/readCase.ts';
export type { Reading } from './model/beam/readCase.ts';
export type { CommonCase } from './model/common/document.ts';
export type { PermanentAction } from './model/common/permanentFactor.ts';
export type {
  BeamCase,
  BeamSection,
  ByDirection,
  DistributedLoad,
  DistributedLoadClass,
  Load,
  PointLoad,
  PointLoadClass,
  Support,
  SupportClass,
} from './model/beam/document.ts';
export type {
  CaseGrid,
  CaseSet,
  CaseUnits,
  Connection,
  CrossSection,
  Material,
  Origin,
  OriginKind,
  OutlinedShape,
  SectionClass,
  SectionPart,
  UnitSystem,
} from './model/common/document.ts';
export type { LoadClass } from './model/common/loadClass.ts';
export type {
  BeamInput,
  BeamSectionInput,
  CaseSetInput,
  CrossSectionInput,
  DistributedLoadInput,
  DistributedLoadWord,
  LoadInput,
  MaterialInput,
  PointLoadInput,
  PointLoadWord,
  SectionPartInput,
  SectionWord,
  SupportInput,
  SupportWord,
} from './model/beam/beamInput.ts';

export { PAIR_ARRANGEMENTS } from './model/common/pairs.ts';
export type { PairArrangement } from './model/common/pairs.ts';
export { composePair } from './sections/builtUp/composePair.ts';
export type { PairPlan } from './sections/builtUp/composePair.ts';
export { listBodies } from './sections/builtUp/listBodies.ts';

export { FAILURE_CODES } from './failures/failureCodes.ts';
export type { FailureCode } from './failures/failureCodes.ts';
export { CORRECTION_CODES } from './failures/correctionCodes.ts';
export { FAILURE_GROUPS } from './failures/failureGroups.ts';
export type { Failure } from './failures/failure.ts';
export type { CorrectionCode } from './failures/correctionCodes.ts';
export type { FailureGroup } from './failures/failureGroups.ts';

export { isCut } from './rules/beam/discs.ts';
export { judgeBeam } from './rules/beam/judgeBeam.ts';
export type { Cause, DiscMotion, Fix, Mechanism, Verdict } from './rules/beam/verdict.ts';
export type { VerdictStatus } from './rules/common/verdictStatus.ts';

export { listActions } from './beam/elements/listActions.ts';
export type { PointAction, SetActions, Settlement, SpreadAction } from './member/loads/actions.ts';
export { equivalentLoads } from './beam/answer/equivalentLoads.ts';
export { solveBeam } from './beam/solveBeam.ts';
export { addLateral, computeLateral } from './beam/lateral/computeLateral.ts';
export { bendingDeflection } from './beam/shear/bendingDeflection.ts';
export { timoshenko } from './beam/shear/timoshenko.ts';
export type { ShearTheory } from './beam/shear/shearTheory.ts';
export { toSpace } from './beam/solving/reactionsInSpace.ts';
export { totalMass } from './beam/elements/totalMass.ts';
export { deriveFields } from './beam/elements/deriveFields.ts';
export type { DerivedFields } from './model/common/derivedFields.ts';
export type {
  BeamAnswer,
  BeamSet,
  IncludePart,
  RefusedBeam,
  SolvedBeam,
  SolveOptions,
  StressedOptions,
} from './beam/answer/answer.ts';
export type { PlaneResults, Reaction } from './beam/results/planeResults.ts';
export { computeEnvelope } from './diagrams/envelope.ts';
export type { Envelope, EnvelopeBorder } from './diagrams/envelope.ts';
export { localExtremes } from './diagrams/localExtremes.ts';
export { valueAt } from './diagrams/valueAt.ts';
export type { Diagram, DiagramJump, DiagramPoint, DiagramSegment } from './diagrams/diagram.ts';
export type { Checks } from './beam/checks/checks.ts';
export type {
  AlternativeSystem,
  Descriptor,
  DescriptorEquation,
  DescriptorMatrix,
  DescriptorSystem,
  DescriptorUnknown,
  IsolatedBlock,
} from './beam/descriptor/descriptor.ts';
export type {
  BeamPart,
  BoundaryCondition,
  SegmentConstants,
  TransferredForce,
  Tree,
  TreeSupport,
} from './beam/floorPlan/tree.ts';
export { applyLine } from './beam/influence/applyLine.ts';
export { computeInfluence } from './beam/influence/computeInfluence.ts';
export { computeAreas } from './beam/influence/lineAreas.ts';
export type { LineArea } from './beam/influence/lineAreas.ts';
export { moveTrain } from './beam/influence/moveTrain.ts';
export type { Axle, TrainExtremes } from './beam/influence/moveTrain.ts';
export type { InfluenceLine, InfluenceWish } from './beam/influence/influence.ts';
export { traceMohr } from './beam/mohr/traceMohr.ts';
export type { MohrTrace } from './beam/mohr/traceMohr.ts';
export type { Mohr, MohrCase, MohrKind, MohrPoint, MohrSegment } from './beam/mohr/mohr.ts';

export {
  divideFractions,
  fractionFromDecimal,
  fractionToNumber,
  multiplyFractions,
} from './exact/fraction.ts';
export {
  addFractions,
  compareFractions,
  createFraction,
  subtractFractions,
} from './exact/fractionArithmetic.ts';
export type { Fraction, FractionFailureCode, FractionResult } from './exact/fraction.ts';

export { evaluate } from './linalg/polynomial.ts';
export { roundNoise } from './linalg/roundDigits.ts';

export { convertCase } from './units/convertCase.ts';
export { convertResults } from './beam/answer/convertResults.ts';
export { convertSolution } from './beam/convertSolution.ts';
export { convertQuantity, fromUnit, toUnit } from './units/convertQuantity.ts';
export type { UnitOfValue } from './units/convertQuantity.ts';
export { formatFeetInches, splitFeet } from './units/feetInches.ts';
export { decimalMark, formatNumber, MINUS, NARROW_SPACE, NO_NUMBER } from './units/formatNumber.ts';
export type { NumberFormat } from './units/formatNumber.ts';
export { formatQuantity, unitSymbol } from './units/formatQuantity.ts';
export type { QuantityFormat } from './units/formatQuantity.ts';
export { plainUnit } from './units/plainUnit.ts';
export { parseQuantity } from './units/parseQuantity.ts';
export { isOwnNumber, readQuantityLists } from './units/readQuantityLists.ts';
export type { ReadQuantity } from './units/readQuantityLists.ts';
export type { ParsedQuantity, QuantityFailureCode, QuantityReading } from './units/quantityReading.ts';
export { baseUnit, displayUnit, isUnitOf, QUANTITY_NAMES, unitsOf } from './units/quantity.ts';
export type { Quantity } from './units/quantity.ts';
export { UNITS } from './units/unit.ts';
export type { Unit } from './units/unit.ts';

export { sectionProperties } from './sections/sectionProperties.ts';
export type { SectionProperties, SectionResult } from './sections/sectionProperties.ts';
export { computeBasics } from './sections/sectionBasics.ts';
export type { BasicsResult, SectionBasics } from './sections/sectionBasics.ts';
export { hasArea } from './sections/hasArea.ts';
export { cutSection } from './sections/cutSection.ts';
export type { CutResult, SectionCut } from './sections/cutSection.ts';
export { drawSection } from './sections/drawSection.ts';
export type { DrawingResult, SectionDrawing } from './sections/drawSection.ts';
export type { ArcEdge, Edge, LineEdge, Outline, Point } from './sections/outline.ts';
export { computeWallFlow, flowAt } from './sections/wallFlow.ts';
export type { NoFlow, RingFlow, SectionFlow, WallFlow } from './sections/wallFlow.ts';
export type { BentWall, Wall } from './sections/walls.ts';
export type { Annotation } from './sections/shapes/drawings/annotation.ts';
export type { Dimension } from './model/common/dimensions.ts';

export type {
  BeamPoint,
  Cut,
  SetStresses,
  ShearOrdinate,
  StressedPoint,
  StressGap,
  StressGapCode,
  StressNotes,
  StressPlaces,
  StressProfile,
  StressState,
  Theory,
} from './beam/results/stressParts.ts';
export type { Curve, CurvePoint, CurveSegment } from './diagrams/curve.ts';

export { computeBulkModulus } from './materials/bulkModulus.ts';
export { completeConstants } from './materials/elasticConstants.ts';
export type { ElasticConstants } from './materials/elasticConstants.ts';
export { computeStrengthRatio } from './materials/strengthRatio.ts';
