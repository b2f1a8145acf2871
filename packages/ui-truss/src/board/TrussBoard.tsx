import { type MouseEvent, type PointerEvent, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { atom } from 'jotai/vanilla';
import { styled } from 'styled-components';
import {
  DrawnGroup,
  EDITOR_MARGINS_PX,
  NARROW_PX,
  type Painter,
  VisuallyHidden,
  createLate,
  useElementWidth,
  useFormat,
  useKitAtomValue,
  useKitStore,
  useSetKitAtom,
  vars,
} from '@eecs/ui-kit';
import { Dock, type Gestures, createGestures, stretchAtom, useShownParts } from '@eecs/ui-kit/editor';
import { useEditorText } from '../messages/editorMessages.ts';
import { CanvasRoom, CanvasUnder } from '../scheme/CanvasUnder.ts';
import { isLarge } from '../scheme/isLarge.ts';
import { layoutScheme } from '../scheme/layoutScheme.ts';
import { createSchemeTexts } from '../scheme/schemeTexts.ts';
import { SchemeSvg } from '../scheme/SchemeStyle.ts';
import { hasToolNamesAtom } from '../state/look.ts';
import { useLook } from '../scheme/useLook.ts';
import { sayAtom, saidAtom } from '../state/saying.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { selectionAtom } from '../state/selection.ts';
import { orientationAtom, planeAtom, windowAtom } from '../state/view.ts';
import { NO_EMPHASIS } from '../scheme/scheme.ts';
import { BoardObjects } from './BoardObjects.tsx';
import { ToolBar } from './ToolBar.tsx';
import type { BoardSurface } from './boardSurface.ts';
import { describeCase } from './describeCase.ts';
import type { OverlayTexts } from './listOverlay.ts';
import { writePlace } from './nameItem.ts';
import { createTrussPort } from './trussPort.ts';
import { useBoardKeys } from './useBoardKeys.ts';
import { usePartVerbs } from './usePartVerbs.ts';
import { useTrussPainter } from './useTrussPainter.ts';
import {
  NO_GHOST,
  type OpenDimension,
  ghostAtom,
  isByFingerAtom,
  openDimensionAtom,
  typedPlaceAtom,
} from '../state/passing.ts';
import { loadParts } from '../loadParts.ts';

const BoardMenu = createLate(loadParts, 'BoardMenu', { isQuiet: true });
const Loupe = createLate(loadParts, 'Loupe', { isQuiet: true });
const MechanismMotion = createLate(loadParts, 'MechanismMotion', { isQuiet: true });
// It lies over the drawing, and moves nothing when it comes.
const ViewBar = createLate(loadParts, 'ViewBar', { isQuiet: true });

// The drawing comes first; its fields are fetched as soon as it stands.
const BoardDock = createLate(loadParts, 'BoardDock', {
  fallback: () => <Dock data-idle="true" />,
});

const FALLBACK_WIDTH_PX = 960;
const HEIGHT_PX = { wide: 420, narrow: 300 };
const FIELDS = 'input:enabled, select:enabled';
const BUTTON = 'button:enabled';
const VALUE = 'input[inputmode="decimal"]:enabled';

/** A press on the drawing would give the focus to what is around it. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** The drawing board: the truss as it stands, to be drawn on. */
export function TrussBoard() {
  const t = useEditorText();
  const format = useFormat();
  const id = useId();
  const store = useKitStore();
  const document = useKitAtomValue(documentAtom);
  const tool = useKitAtomValue(toolAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const shows = useShownParts();
  const hasTools = !isReadOnly && shows('tools');
  const isScrolled = useKitAtomValue(isScrolledAtom);
  const say = useSetKitAtom(sayAtom);
  const box = useRef<HTMLDivElement>(null);
  const width = useElementWidth(box, FALLBACK_WIDTH_PX, EDITOR_MARGINS_PX);
  const isNarrow = width < NARROW_PX;
  // Named tools have no room beside the drawing.
  const isRow = useKitAtomValue(hasToolNamesAtom) || isNarrow;
  const stretch = useKitAtomValue(stretchAtom).board;
  const height = Math.round((isNarrow ? HEIGHT_PX.narrow : HEIGHT_PX.wide) * stretch);
  const { system } = document.units;
  const texts = useMemo(() => createSchemeTexts(format, system), [format, system]);
  const overlayTexts = useMemo(
    (): OverlayTexts => ({
      place: (place) => writePlace(place, format, system),
      length: (value) => format.brief(value, { quantity: 'length', system }),
      angle: (degrees) => format.brief(degrees, { quantity: 'angle', system, digits: 1 }),
      snap: (kind) => t(`snap.${kind}`),
      refusal: (code) => t(`note.${code}`, { count: 1 }),
    }),
    [t, format, system],
  );
  const look = useLook();
  const sheet = useMemo(
    () => ({ width, height, texts, overlayTexts, look }),
    [width, height, texts, overlayTexts, look],
  );
  // Painted by React once, on a server too; from then on by the painter.
  const first = useMemo(
    () =>
      layoutScheme(isLarge(document) ? { ...document, joints: [], links: [], guides: [] } : document, {
        width: FALLBACK_WIDTH_PX,
        height: HEIGHT_PX.wide,
        texts,
        orientation: store.get(orientationAtom),
        window: null,
        emphasis: NO_EMPHASIS,
        ...(store.get(documentAtom).joints.length === 0 && { grid: store.get(planeAtom) }),
      }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the first drawing is the first one
    [],
  );
  const drawing = useRef<Painter>(null);
  const overlay = useRef<Painter>(null);
  const svg = useRef<SVGSVGElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { getScheme, getCamera, getGrid } = useTrussPainter({ sheet, first, drawing, overlay, canvas, svg });
  const surface = useMemo(
    (): BoardSurface => ({ store, getScheme, getCamera, getGrid, announce: say }),
    [store, getScheme, getCamera, getGrid, say],
  );
  const objects = useRef<SVGGElement>(null);
  const dock = useRef<HTMLDivElement | null>(null);
  const placeField = useRef<HTMLDivElement>(null);
  const gestures = useRef<Gestures>(null);

  const focusBoard = useCallback(() => objects.current?.focus({ preventScroll: true }), []);

  const takePress = useCallback(
    ({ pointerType }: PointerEvent) => {
      store.set(isByFingerAtom, pointerType === 'touch');
      focusBoard();
    },
    [store, focusBoard],
  );

  // A finger that is lifted points at nothing any more.
  const forgetAim = useCallback(
    ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') store.set(ghostAtom, ({ from }) => ({ ...NO_GHOST, from }));
    },
    [store],
  );

  const partVerbs = usePartVerbs(box, surface);
  const openFields = useCallback((): void => {
    const value = dock.current?.querySelector<HTMLElement>(VALUE);
    const field = value ?? dock.current?.querySelector<HTMLElement>(FIELDS);
    // Of several things there may be nothing but what can be done with them.
    (field ?? dock.current?.querySelector<HTMLElement>(BUTTON))?.focus();
  }, []);
  const openValue = useCallback((): boolean => {
    const value = dock.current?.querySelector<HTMLInputElement>(VALUE);
    if (value === null || value === undefined) return false;
    value.focus();
    value.select();
    return true;
  }, []);
  const openPlaceField = useCallback(() => placeField.current?.querySelector('input')?.focus(), []);
  // A key may have opened a field before the line of fields was fetched. The focus that has gone elsewhere since stays there.
  const takeDock = useCallback(
    (element: HTMLDivElement | null): void => {
      dock.current = element;
      if (element === null || globalThis.document.activeElement !== objects.current) return;
      if (store.get(openDimensionAtom) !== null) openFields();
      else if (store.get(typedPlaceAtom) !== null) openPlaceField();
    },
    [store, openFields, openPlaceField],
  );
  const keyParts = useMemo(
    () => ({
      surface,
      cancel: () => gestures.current?.cancel() ?? false,
      openFields,
      openValue,
      duplicate: () => partVerbs.current?.duplicate(),
      openDimension: (dimension: OpenDimension) => {
        flushSync(() => store.set(openDimensionAtom, dimension));
        openFields();
      },
      // At once, so that the next sign that is typed comes into the field.
      openPlace: (text: string) => {
        const before = dock.current === null ? (store.get(typedPlaceAtom) ?? '') : '';
        flushSync(() => store.set(typedPlaceAtom, before + text));
        openPlaceField();
      },
    }),
    [surface, store, partVerbs, openFields, openValue, openPlaceField],
  );
  const handleKeyDown = useBoardKeys(keyParts);

  // Listens to the pointers over the drawing for as long as it is there.
  useEffect(() => {
    if (svg.current === null) return undefined;
    const attached = createGestures(svg.current, createTrussPort(surface));
    gestures.current = attached;
    return () => {
      gestures.current = null;
      attached.detach();
    };
  }, [surface]);

  // A dimension that was chosen wants its field.
  useEffect(
    () =>
      store.sub(openDimensionAtom, () => {
        if (store.get(openDimensionAtom) === null) return;
        // It may have been closed before its field is there.
        requestAnimationFrame(() => {
          if (store.get(openDimensionAtom) !== null) keyParts.openFields();
        });
      }),
    [store, keyParts],
  );

  return (
    <Board ref={box} data-truss-board="">
      {isRow && hasTools ? <ToolBar isRow /> : null}
      <Stage>
        {isRow || !hasTools ? null : <ToolBar isRow={false} />}
        <CanvasRoom onPointerDown={takePress} onPointerUp={forgetAim} onMouseDown={keepFocus}>
          <CanvasUnder ref={canvas} width={0} height={0} aria-hidden="true" />
          <SchemeSvg
            ref={svg}
            role="graphics-document"
            aria-roledescription={t('board.role')}
            aria-label={describeCase(document, t)}
            viewBox={`0 0 ${width} ${height}`}
            height={height}
            data-board=""
            data-tool={tool}
            data-scroll={isScrolled ? '' : undefined}
          >
            <DrawnGroup first={first.nodes} innerRef={drawing} />
            <MechanismMotion getCamera={getCamera} />
            <BoardObjects id={id} innerRef={objects} onKeyDown={handleKeyDown} />
            <DrawnGroup first={NOTHING} innerRef={overlay} />
            <Loupe surface={surface} />
          </SchemeSvg>
        </CanvasRoom>
        {shows('view') ? <ViewBar surface={surface} isNarrow={isNarrow} /> : null}
        {isReadOnly ? null : (
          <BoardMenu
            surface={surface}
            onLeave={focusBoard}
            openFields={keyParts.openFields}
            duplicate={keyParts.duplicate}
          />
        )}
      </Stage>
      <BoardDock surface={surface} innerRef={takeDock} placeRef={placeField} onLeave={focusBoard} />
      <Said />
    </Board>
  );
}

const NOTHING: readonly never[] = [];

/** Whether a finger on the board scrolls the page: it does while it could neither draw nor drag. */
const isScrolledAtom = atom(
  (get) =>
    get(toolAtom) === 'select' &&
    get(windowAtom) === null &&
    (get(isReadOnlyAtom) || get(selectionAtom).length === 0),
);

/** What was just done, spoken once. */
function Said() {
  const { text, count } = useKitAtomValue(saidAtom);
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {text}
        {count % 2 === 0 ? '' : '\u00a0'}
      </span>
    </VisuallyHidden>
  );
}

const Board = styled.div`
  overflow: hidden;
  border: 1px solid ${vars.hairline};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
`;

const Stage = styled.div`
  position: relative;
  background: ${vars.sheet};
`;
