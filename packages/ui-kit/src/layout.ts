// The entry point `@eecs/ui-kit/layout`: numbers formatted for the reader's language, and drawings laid out as data,
// for servers and programs too. Nothing here renders or needs React.

// Numbers with units
export {
  createFormat,
  type Format,
  type FormatOptions,
  type FormatReader,
  type PlaceOptions,
  type ResultOptions,
  type UnitChooser,
} from './i18n/createFormat.ts';
export type { ResultWriter } from './i18n/createResultWriter.ts';
export type { MessageKey } from './i18n/catalogue.ts';
export { LOCALES, type Locale } from './i18n/locale.ts';
export {
  type LoadAxis,
  type LoadDirection,
  type LoadWay,
  type LoadWriter,
  describeAlong,
  describeDirected,
  writeSizes,
  writeWay,
} from './i18n/loadWays.ts';
export { type ArrowLine, arrowOf, dropArrows, takeArrow, usualSign } from './i18n/loadArrows.ts';
export { type EquationUnits, type EquationWriter, createEquationWriter } from './kit/createEquationWriter.ts';
export { type LoadNumbers, describeLoad } from './kit/describeLoad.ts';
export { writeCoordinates } from './kit/writeCoordinates.ts';
export { RESULT_DIGITS } from './i18n/resultDigits.ts';
export { unitName } from './i18n/unitNames.ts';

// Marks and labels
export { type Point, drawArrow, drawTurn } from './drawing/arrow.ts';
export { drawCircle } from './drawing/drawCircle.ts';
export {
  type GlyphMark,
  type Handle,
  type HandlePart,
  type Mark,
  type MarkRole,
  type PlacedLabel,
  createMark,
  px,
  roundPx,
} from './drawing/mark.ts';
export { coverGlyph } from './drawing/coverGlyph.ts';
export { drawGlyph, drawLabel } from './drawing/drawNodes.ts';
export type { DrawnNode } from './drawing/drawnNode.ts';
export type { PathShape, Shape, TextShape } from './drawing/shape.ts';
export { type Polyline, flattenPath } from './drawing/flattenPath.ts';
export { lookOfText, toLineWidth } from './drawing/lineLooks.ts';
export { type NodeLook, listPaperShapes } from './drawing/listPaperShapes.ts';
export { PAPER_TOKENS, mixHex, withOwnColor } from './drawing/paperColors.ts';
export type { GlyphData } from './glyphs/glyphData.ts';
export {
  clampGlyph,
  hingeGlyph,
  pinGlyph,
  rollerGlyph,
  sideBarGlyph,
  sideSpringGlyph,
  spiralGlyph,
  springGlyph,
  springRollerGlyph,
} from './glyphs/supportGlyphs.ts';
export { assignLanes } from './labels/assignLanes.ts';
export { type BoxIndex, createBoxIndex } from './labels/createBoxIndex.ts';
export {
  type Anchor,
  type LabelWish,
  chooseLabelPlaces,
  getLabelBox,
  getTakenWidth,
} from './labels/chooseLabelPlaces.ts';
export { LEAD_PX, drawLeaders, findLedPlace } from './labels/findLedPlace.ts';
export { writeCarried } from './labels/writeCarried.ts';
export { thinLabels } from './labels/thinLabels.ts';
export { LABEL_HEIGHT_PX, getLabelWidth } from './labels/labelMetrics.ts';
export type { LabelBox } from './labels/placeLabels.ts';
export { NARROW_PX, getInsets } from './viewport/getInsets.ts';
export { type Scale, createScale } from './viewport/createScale.ts';

// Diagrams
export { isBreak } from './diagrams/isBreak.ts';
export { type KeyPoint } from './diagrams/keyPoints.ts';
export { getShownExtremes, UNSEEN } from './diagrams/labelledPoints.ts';
export { type ComparisonLayout } from './diagrams/layoutComparison.ts';
export { type DiagramLayout, layoutDiagram } from './diagrams/layoutDiagram.ts';
export { type SignedPiece, splitBySign } from './diagrams/splitBySign.ts';
export { type BezierPiece, toBezier } from './diagrams/toBezier.ts';

// Colours
export { type TokenName, type Tokens } from './theme/tokens.ts';
