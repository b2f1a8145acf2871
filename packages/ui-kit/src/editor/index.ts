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
export { isSameDocument } from './session/isSameDocument.ts';
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
