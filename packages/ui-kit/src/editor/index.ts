export { type Point, drawArrow, drawTurn } from '../drawing/arrow.ts';
export {
  type GlyphMark,
  type Handle,
  type HandlePart,
  type Mark,
  type MarkRole,
  type PlacedLabel,
  createMark,
  px,
} from '../drawing/mark.ts';
export { Dock } from './board/Dock.ts';
export type {
  BoardPort,
  BoardSelection,
  Camera,
  Drag,
  Frame,
  Hit,
  Marquee,
  PlacingTool,
  Pointed,
  Projection,
  SnapMode,
} from './board/boardPort.ts';
export { type Gestures, createGestures } from './board/createGestures.ts';
export { SLOP_PX } from './board/pointerGrammar.ts';
export { type BoardPoint, toBoardPoint } from './board/toBoardPoint.ts';
export { SegmentedSwatches } from './constants/SegmentedSwatches.tsx';
export {
  BARE_AXES,
  SECTION_PICTURE,
  type SectionDimension,
  layoutSection,
} from './constants/layoutSection.ts';
export { deflate, inflate, store, unstore } from './files/deflate.ts';
export { saveBlob } from './files/saveBlob.ts';
export { toFileName } from './files/toFileName.ts';
export { ModalSheet } from './help/ModalSheet.tsx';
export { focusField } from './help/focusField.ts';
export { isText } from './keys/isText.ts';
export { readDigits } from './keys/readDigits.ts';
export { hasSingleKeysAtom, isJumpingAtom } from './keys/singleKeys.ts';
export { useRested } from './live/useRested.ts';
export { type Session, createSession } from './session/createSession.ts';
export type { RefusedField } from './session/createRefusedFields.ts';
export type { SessionHooks } from './session/createSessionVerbs.ts';
export {
  type ConvertDocument,
  type DocumentKind,
  type EditorDocument,
  type ParseDocument,
  type RefusedDocument,
  type SessionNote,
  type SessionTypes,
  type SolvedDocument,
  isRefused,
  readDocument,
} from './session/documentKind.ts';
export type { DocumentEdit, EditNote } from './session/edit.ts';
export {
  type History,
  MAX_STEPS,
  createHistory,
  pushStep,
  stepBack,
  stepForward,
} from './session/history.ts';
export { isSameDocument } from './session/isSameDocument.ts';
export { type ListLimits, keepWithin } from './session/keepWithin.ts';
export { loadKeepSteps } from './session/loadKeepSteps.ts';
export {
  MAX_PACKED,
  type PackedSteps,
  packSteps,
  recoverDocument,
  unpackSteps,
} from './session/packSteps.ts';
export type { SessionPorts } from './session/sessionPorts.ts';
export type { Solution, SolveFault } from './session/solution.ts';
export { type UnitTwins, type UnitWays, historyToSystem, toSystem } from './session/unitTwins.ts';
export { useEditNotices } from './session/useEditNotices.ts';
export { type LikedAtoms, useKept } from './session/useKept.ts';
export { type SessionProps, type SessionWays, getFirstUnits, useSession } from './session/useSession.ts';
export { playPitches } from './sound/playPitches.ts';
export { Faint } from './tables/Faint.ts';
export { SymbolHead } from './tables/SymbolHead.tsx';
export { SymbolLabel } from './tables/SymbolLabel.tsx';
export { KindCell, Missing, Muted, NumberCell, NumericCell, WordCell } from './tables/cells.ts';
export { AddBar, Columns, Group, Line, Note, Stack } from './tables/layout.ts';
export { useRowKeys } from './tables/useRowKeys.ts';
export { useTextDraft } from './tables/useTextDraft.ts';
export { PANEL_PX, panelWidthAtom, widenPanelAtom } from './workspace/panelWidth.ts';
export { SPLITTER, WIDE_PX, isWideAtom, splitterPositionAtom, stretchAtom } from './workspace/splitter.ts';
export { useBeside } from './workspace/useBeside.ts';
export { useFlick } from './workspace/useFlick.ts';
export { assignLanes } from '../labels/assignLanes.ts';
export {
  type LabelWish,
  chooseLabelPlaces,
  getLabelBox,
  getTakenWidth,
} from '../labels/chooseLabelPlaces.ts';
export { carryKeys, NO_ROWS } from './tables/rowKeys.ts';
export { drawPng } from './pictures/drawPng.ts';
