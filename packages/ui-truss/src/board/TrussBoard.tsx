import { type MouseEvent, useCallback, useId, useMemo, useRef } from 'react';
import { atom } from 'jotai/vanilla';
import { styled } from 'styled-components';
import {
  DrawnGroup,
  EDITOR_MARGINS_PX,
  NARROW_PX,
  createLate,
  useElementWidth,
  useKitAtomValue,
  useKitStore,
  useSetKitAtom,
  vars,
} from '@eecs/ui-kit';
import { announceAtom, Dock, useShownParts } from '@eecs/ui-kit/editor';
import { loadParts } from '../loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { CanvasRoom, CanvasUnder } from '../scheme/CanvasUnder.ts';
import { SchemeSvg } from '../scheme/SchemeStyle.ts';
import { hasToolNamesAtom } from '../state/look.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { windowAtom } from '../state/view.ts';
import { BoardObjects } from './BoardObjects.tsx';
import { ToolBar } from './ToolBar.tsx';
import { createBoardCamera } from './boardCamera.ts';
import type { BoardSurface } from './boardSurface.ts';
import { describeCase } from './describeCase.ts';
import { useBoardFields } from './useBoardFields.ts';
import { useBoardGestures } from './useBoardGestures.ts';
import { useBoardKeys } from './useBoardKeys.ts';
import { FALLBACK_SHEET_PX, useBoardSheet } from './useBoardSheet.ts';
import { useFirstScheme } from './useFirstScheme.ts';
import { usePartVerbs } from './usePartVerbs.ts';
import { useTrussPainter } from './useTrussPainter.ts';

const BoardMenu = createLate(loadParts, 'BoardMenu', { isQuiet: true });
const BoardAnnouncer = createLate(loadParts, 'BoardAnnouncer', { isQuiet: true });
const Loupe = createLate(loadParts, 'Loupe', { isQuiet: true });
const MechanismMotion = createLate(loadParts, 'MechanismMotion', { isQuiet: true });
// It lies over the drawing, or in the room that the stage keeps under it, and moves nothing when it comes.
const ViewBar = createLate(loadParts, 'ViewBar', { isQuiet: true });

// The drawing comes first; its fields are fetched as soon as it stands.
const BoardDock = createLate(loadParts, 'BoardDock', {
  fallback: () => <Dock data-idle="true" />,
});

/** A press on the drawing would give the focus to what is around it. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** The drawing board: the truss as it stands, to be drawn on. */
export function TrussBoard() {
  const t = useEditorText();
  const id = useId();
  const store = useKitStore();
  const document = useKitAtomValue(documentAtom);
  const tool = useKitAtomValue(toolAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const shows = useShownParts();
  const hasTools = !isReadOnly && shows('tools');
  const isScrolled = useKitAtomValue(isScrolledAtom);
  const announce = useSetKitAtom(announceAtom);
  const box = useRef<HTMLDivElement>(null);
  const width = useElementWidth(box, FALLBACK_SHEET_PX.width, EDITOR_MARGINS_PX);
  const isNarrow = width < NARROW_PX;
  // Named tools have no room beside the drawing.
  const isRow = useKitAtomValue(hasToolNamesAtom) || isNarrow;
  const sheet = useBoardSheet(width);
  const first = useFirstScheme(sheet.texts);
  const svg = useRef<SVGSVGElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { drawing, overlay, getScheme, getCamera, getGrid } = useTrussPainter({ sheet, first, canvas, svg });
  const surface = useMemo(
    (): BoardSurface => ({
      store,
      getScheme,
      getCamera,
      camera: createBoardCamera(store, getCamera),
      getGrid,
      announce,
    }),
    [store, getScheme, getCamera, getGrid, announce],
  );
  const objects = useRef<SVGGElement>(null);
  const focusBoard = useCallback(() => objects.current?.focus({ preventScroll: true }), []);
  const { cancel, takePress, takeLift } = useBoardGestures(svg, surface, focusBoard);
  const { takeDock, placeField, openFields, openValue, openDimension, openPlace } = useBoardFields(objects);
  const tellVerbs = usePartVerbs(box, surface);
  const duplicate = useCallback(() => tellVerbs((verbs) => verbs.duplicate()), [tellVerbs]);
  const removeChosen = useCallback(() => tellVerbs((verbs) => verbs.removeChosen()), [tellVerbs]);
  const keyParts = useMemo(
    () => ({ surface, cancel, duplicate, removeChosen, openFields, openValue, openDimension, openPlace }),
    [surface, cancel, duplicate, removeChosen, openFields, openValue, openDimension, openPlace],
  );
  const keys = useBoardKeys(keyParts);

  return (
    <Board ref={box} data-truss-board="">
      {isRow && hasTools ? <ToolBar isRow /> : null}
      <Stage data-under={(isNarrow && shows('view')) || undefined}>
        {isRow || !hasTools ? null : <ToolBar isRow={false} />}
        <CanvasRoom onPointerDown={takePress} onPointerUp={takeLift} onMouseDown={keepFocus}>
          <CanvasUnder ref={canvas} width={0} height={0} aria-hidden="true" />
          <SchemeSvg
            ref={svg}
            role="graphics-document"
            aria-roledescription={t('board.role')}
            aria-label={describeCase(document, t)}
            viewBox={`0 0 ${width} ${sheet.height}`}
            height={sheet.height}
            data-board=""
            data-tool={tool}
            data-scroll={isScrolled ? '' : undefined}
          >
            <DrawnGroup first={first.nodes} innerRef={drawing} />
            <MechanismMotion getCamera={getCamera} />
            <BoardObjects id={id} innerRef={objects} keys={keys} />
            <DrawnGroup first={NOTHING} innerRef={overlay} />
            <Loupe surface={surface} />
          </SchemeSvg>
        </CanvasRoom>
        {shows('view') ? <ViewBar surface={surface} isNarrow={isNarrow} onLeave={focusBoard} /> : null}
        {isReadOnly ? null : (
          <BoardMenu
            surface={surface}
            onLeave={focusBoard}
            openFields={openFields}
            duplicate={duplicate}
            removeChosen={removeChosen}
          />
        )}
      </Stage>
      <BoardDock surface={surface} innerRef={takeDock} placeRef={placeField} onLeave={focusBoard} />
      <BoardAnnouncer />
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

const Board = styled.div`
  overflow: hidden;
  border: 1px solid ${vars.hairline};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
`;

const Stage = styled.div`
  position: relative;
  background: ${vars.sheet};

  &[data-under]:not(:has([data-under-drawing])) {
    padding-bottom: ${vars.hit};
  }
`;
