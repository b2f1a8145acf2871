// Root and settings
export { type ModuleFetch, createFetch } from './late/createFetch.ts';
export { createLate, type LateOptions, type LatePart } from './late/createLate.tsx';
export { WidgetRoot, type WidgetRootProps } from './root/WidgetRoot.tsx';
export { CONVENTIONS, type Conventions } from './kit/conventions.ts';
export { useConventions, useDigits, useLocale, useTheme, useUnitOf, useUnits } from './kit/useSettings.ts';

// The host page
export { type Host, type HostCall, type Store } from './host/host.ts';
export type { ReactionPort, ReactionTask, ReadReactions } from './host/reactionPort.ts';
export { type LeaveStep, onPageLeave } from './host/onPageLeave.ts';
export type { Library, LibraryDrawer, LibraryItem, OwnItems } from './host/library.ts';
export { useFeature, useHost } from './kit/useHost.ts';
export { createLocalStore, type LocalStore } from './storage/createLocalStore.ts';

// State of one mounted widget
export { type KitStore } from './store/kitStore.ts';
export { useKitAtom, useKitAtomValue, useKitStore, useSetKitAtom } from './kit/useKitAtom.ts';

// Texts
export { DEFAULT_LOCALE, LOCALES, type Locale, type LocaleTag, parseLocale } from './i18n/locale.ts';
export {
  type Catalogue,
  defineCatalogue,
  extendCatalogue,
  type LoadedMessages,
  loadMessages,
  type MessageKey,
} from './i18n/catalogue.ts';
export { listCatalogueGaps, listKeys } from './i18n/listCatalogueGaps.ts';
export { listStraightApostrophes } from './i18n/listStraightApostrophes.ts';
export { useLanguage } from './kit/useLanguage.ts';
export { type Text, useText } from './kit/useText.ts';
export { useTextOf } from './kit/useTextOf.ts';
export { useTexts } from './kit/useTexts.ts';
export { createTranslator, type Translator } from './i18n/translator.ts';
export type { Messages, TextValues } from '@eecs/solver-core/texts';
export {
  createFormat,
  type Format,
  type FormatOptions,
  type FormatReader,
  type UnitChooser,
  type PlaceOptions,
  type ResultOptions,
} from './i18n/createFormat.ts';
export { useFormat } from './kit/useFormat.ts';
export type { ResultWriter } from './i18n/createResultWriter.ts';
export { unitName } from './i18n/unitNames.ts';
export { kitMessages } from './messages/kitMessages.ts';

// Theme
export {
  type Density,
  getTokens,
  type ThemeChoice,
  type ThemeWish,
  type ThemeName,
  toDeclarations,
  type TokenName,
  type Tokens,
  toVariableName,
  vars,
} from './theme/tokens.ts';
export { contrast } from './theme/contrast.ts';

// Notices
export { type NoticeRequest, type NoticeSettings } from './host/noticeRequest.ts';
export { type NoticeHandle, type Notices, useNotices } from './notices/useNotices.ts';

// Dialogs
export { type DialogKind, type DialogOutcome, type DialogRequest } from './host/dialogRequest.ts';
export { loadKitParts } from './loadKitParts.ts';
export { type Dialogs, useDialogs } from './dialog/useDialogs.ts';
export { type Modal, useModal } from './dialog/useModal.ts';

// Fields and controls
export { Alert, type AlertProps } from './fields/Alert.tsx';
export { Button, type ButtonProps } from './fields/Button.tsx';
export { CheckField, type CheckFieldProps } from './fields/CheckField.tsx';
export { DataTable, type DataTableProps } from './fields/DataTable.tsx';
export { type ColumnHead, TableHead } from './fields/TableHead.tsx';
export { FieldGroup } from './fields/FieldGroup.tsx';
export { IconButton, type IconButtonProps } from './fields/IconButton.tsx';
export { Panel, type PanelProps } from './fields/Panel.tsx';
export { QuantityField, type QuantityFieldProps } from './fields/QuantityField.tsx';
export { SegmentedControl, type SegmentedControlProps } from './fields/SegmentedControl.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './fields/SelectField.tsx';
export { SkipLink, type SkipLinkProps } from './fields/SkipLink.tsx';
export { Spinner, type SpinnerProps } from './fields/Spinner.tsx';
export { TextField, type TextFieldProps } from './fields/TextField.tsx';
export { type QuantityFieldOptions } from './fields/useQuantityField.ts';
export { VisuallyHidden } from './fields/VisuallyHidden.tsx';

// Failures
export { ErrorBoundary, type ErrorBoundaryProps } from './error/ErrorBoundary.tsx';

// Drawing marks
export { Glyph, type GlyphProps } from './glyphs/Glyph.tsx';
export type { GlyphData } from './glyphs/glyphData.ts';
export { hingeGlyph, pinGlyph } from './glyphs/supportGlyphs.ts';
export { arrowGlyph, momentArcGlyph } from './glyphs/loadGlyphs.ts';

// Drawings painted without React
export type { DrawnNode } from './drawing/drawnNode.ts';
export { type Painter } from './drawing/createPainter.ts';
export { ShapesSvg, type ShapesSvgProps } from './drawing/ShapesSvg.tsx';
export { DrawnGroup, type DrawnGroupProps } from './drawing/DrawnGroup.tsx';

// Room and scales
export { createScale, type Scale } from './viewport/createScale.ts';
export { getInsets, type Insets, NARROW_PX } from './viewport/getInsets.ts';
export { EDITOR_MARGINS_PX } from './viewport/guessWidth.ts';
export { useElementWidth } from './viewport/useElementWidth.ts';
export { WidthGuess } from './viewport/WidthGuess.ts';

// Diagrams
export { DiagramFade, type DiagramFadeProps } from './diagrams/DiagramFade.tsx';
export { DiagramPlot, type DiagramPlotProps } from './diagrams/DiagramPlot.tsx';
export { ComparisonPlot, type ComparisonPlotProps, type LiveLinesFrame } from './diagrams/ComparisonPlot.tsx';
export { EnvelopePlot, type EnvelopePlotProps } from './diagrams/EnvelopePlot.tsx';
export {
  type ComparedLine,
  type ComparisonLayout,
  type ComparisonRoom,
  layoutComparison,
} from './diagrams/layoutComparison.ts';
export { findGoverning, layoutEnvelope } from './diagrams/layoutEnvelope.ts';
export { createDiagramCursor, type DiagramCursor } from './diagrams/diagramCursor.ts';
export { drawReadingLine } from './diagrams/drawReadingLine.ts';
export { TRACE_KEYS } from './diagrams/traceKeys.ts';
export type { LiveDiagram, LiveDiagramFrame } from './diagrams/liveDiagram.ts';
export { isBreak } from './diagrams/isBreak.ts';
export { type KeyPoint, listKeyPoints } from './diagrams/keyPoints.ts';
export type { DiagramUnder } from './diagrams/diagramUnder.ts';
export { type DiagramLayout, type DiagramLimit, layoutDiagram } from './diagrams/layoutDiagram.ts';
export { type DiagramPaths, diagramPaths } from './diagrams/diagramPaths.ts';

// Labels of a drawing
export { getLabelWidth } from './labels/labelMetrics.ts';
export { type LabelBox, overlaps } from './labels/placeLabels.ts';
