// The entry point `@eecs/solver-core/texts`: failures, mechanisms and notes of documents in words, and checks of the
// texts that users write into documents. Each language has its own entry point (`@eecs/solver-core/texts/en-US`, `/ru`,
// `/uk`), so that a page loads only the language it needs. The solver imports none of it.
export { LOCALES } from './locale.ts';
export type { Locale } from './locale.ts';
export type { Language } from './language.ts';
export type { TextKey } from './textKey.ts';
export { PLACEHOLDER, writeText } from './writeText.ts';
export type { Messages, TextValues } from './writeText.ts';
export { cleanText } from './cleanText.ts';
export { cleanTexts, findHiddenSigns, findLongTexts } from './documentTexts.ts';
export type { TextLimits } from './documentTexts.ts';
export { writeNumber } from './writeNumber.ts';
export type { Writer } from './writer.ts';

export { describeFailure } from './describeFailure.ts';
export type { AnyFailure } from './describeFailure.ts';
export { describeUnchecked, describeUnjudged, describeUnjudgedReason } from './describeChecks.ts';
export { describeGeneratorFailure } from './describeGeneratorFailure.ts';
export { describePlace } from './describePlace.ts';
export type { PlaceWords } from './describePlace.ts';

export {
  describeCause,
  describeFix,
  describeMechanism,
  describeMotions,
  describeShortage,
} from './describeMechanism.ts';
export type { BeamWriter } from './describeMechanism.ts';
export { describeFrameCause, describeFrameFix, describeFrameMechanism } from './describeFrameMechanism.ts';
export type { FrameWriter } from './describeFrameMechanism.ts';
export {
  describeDoubts,
  describeTrussCause,
  describeTrussFix,
  describeTrussMechanism,
  describeTrussMotion,
} from './describeTrussMechanism.ts';
export type { TrussWriter } from './describeTrussMechanism.ts';

export {
  describeContradiction,
  describeGap,
  describeOddFactors,
  describeUnfactored,
  describeUnfactoredFrame,
  describeUnfactoredTruss,
  describeUtilisation,
} from './describeNotes.ts';
