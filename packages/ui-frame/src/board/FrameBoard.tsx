import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { createLate, useFormat, useKitAtomValue, useKitStore, useLocale } from '@eecs/ui-kit';
import {
  type BoardKeys,
  BoardDrawing,
  type BoardRoom,
  Dock,
  RESULT_BAR_PX,
  StructureBoard,
  createScrolledAtom,
  useBoardHeight,
  useBoardPress,
  useBoardRoom,
  useGestures,
} from '@eecs/ui-kit/editor';
import { loadParts } from '../late/loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { SchemeSvg } from '../scheme/SchemeStyle.ts';
import { writePlace } from '../scheme/nameItem.ts';
import type { BoardSize } from '../scheme/projection.ts';
import { createSchemeTexts } from '../scheme/schemeTexts.ts';
import { openRoomAtom } from '../state/openRoom.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom, session } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { camera } from '../state/view.ts';
import { BoardObjects } from './BoardObjects.tsx';
import { FrameTools } from './FrameTools.ts';
import type { Surface } from './surface.ts';
import { usePartVerbs } from './usePartVerbs.ts';
import { type BoardSheet, useFramePainter } from './useFramePainter.ts';

const HEIGHT_PX = { wide: 440, narrow: 320 };
const FALLBACK_PX = 960;
/** Width of the toolbar on the board, px. */
const TOOLS_PX = 32;

const ViewBar = createLate(loadParts, 'ViewBar', { isQuiet: true });
const MechanismMotion = createLate(loadParts, 'MechanismMotion', { isQuiet: true });
const BoardMenu = createLate(loadParts, 'BoardMenu', { isQuiet: true });
const PrintedKey = createLate(loadParts, 'PrintedKey', { isQuiet: true });
const BoardAnnouncer = createLate(loadParts, 'BoardAnnouncer', { isQuiet: true });

// Its height is reserved from the start, so that nothing moves when it loads.
const BoardResults = createLate(loadParts, 'BoardResults', {
  fallback: () => <div style={{ minHeight: RESULT_BAR_PX }} />,
});

// The drawing comes first; its fields are loaded right after it.
const BoardDock = createLate(loadParts, 'BoardDock', { fallback: () => <Dock data-idle="true" /> });

const isScrolledAtom = createScrolledAtom({
  toolAtom,
  viewAtom: camera.viewAtom,
  isReadOnlyAtom,
  selectionAtom,
});

/** The drawing board with the frame. */
export function FrameBoard() {
  const t = useEditorText();
  const id = useId();
  const store = useKitStore();
  const tool = useKitAtomValue(toolAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const isScrolled = useKitAtomValue(isScrolledAtom);
  const document = useKitAtomValue(documentAtom);
  const room = useBoardRoom(isReadOnlyAtom, FALLBACK_PX);
  const { box, isNarrow, isRow, hasTools, shows } = room;
  const sheet = useSheet(room, {
    left: isRow || !hasTools ? 0 : TOOLS_PX,
    hasViewBar: !isNarrow && shows('view'),
  });
  const { drawing, overlay, first, getScheme, getProjection } = useFramePainter(sheet);
  const surface = useMemo(
    (): Surface => ({ store, getScheme, getProjection }),
    [store, getScheme, getProjection],
  );
  const svg = useRef<SVGSVGElement>(null);
  const objects = useRef<SVGGElement>(null);
  const focusBoard = useCallback(() => objects.current?.focus({ preventScroll: true }), []);
  const attach = useCallback(
    async (board: SVGSVGElement) => (await loadParts()).createFrameGestures(board, surface),
    [surface],
  );
  const cancel = useGestures(svg, attach);
  const press = useBoardPress(
    focusBoard,
    useCallback(
      (label: string) => void loadParts().then(({ explainLabel }) => explainLabel(store, label)),
      [store],
    ),
  );
  const act = usePartVerbs(box, surface);
  const duplicate = useCallback(() => act((verbs) => verbs.duplicate()), [act]);
  const removeChosen = useCallback(() => act((verbs) => verbs.removeChosen()), [act]);
  const keys = useFrameKeys(surface, { cancel, duplicate, removeChosen, box });
  return (
    <StructureBoard
      room={room}
      kind="frame"
      Tools={FrameTools}
      results={<BoardResults />}
      dock={
        <>
          <BoardDock surface={surface} onLeave={focusBoard} />
          <BoardAnnouncer />
        </>
      }
    >
      <div {...press}>
        <BoardDrawing
          Svg={SchemeSvg}
          svg={svg}
          roleDescription={t('board.role')}
          label={
            document.joints.length === 0
              ? t('board.empty')
              : t('board.frame', {
                  joints: t('count.joints', { count: document.joints.length }),
                  members: t('count.members', { count: document.members.length }),
                })
          }
          size={sheet}
          tool={tool}
          isScrolled={isScrolled}
          first={first.nodes}
          drawing={drawing}
          overlay={overlay}
        >
          <MechanismMotion getProjection={getProjection} />
          <BoardObjects id={id} innerRef={objects} keys={keys} />
        </BoardDrawing>
      </div>
      <PrintedKey />
      {shows('view') ? <ViewBar isNarrow={isNarrow} /> : null}
      {isReadOnly ? null : (
        <BoardMenu
          surface={surface}
          box={box}
          onLeave={focusBoard}
          duplicate={duplicate}
          removeChosen={removeChosen}
        />
      )}
    </StructureBoard>
  );
}

/** Returns the size of the board and its texts. */
function useSheet(
  room: BoardRoom,
  { left, hasViewBar }: Pick<Required<BoardSize>, 'left' | 'hasViewBar'>,
): BoardSheet {
  const format = useFormat();
  const { units, joints } = useKitAtomValue(documentAtom);
  const { system } = units;
  const { width } = room;
  const height = useBoardHeight(room, {
    usualPx: HEIGHT_PX,
    openingAtom: session.openingAtom,
    isEmpty: joints.length === 0,
    isRoomOpen: useKitAtomValue(openRoomAtom) !== null,
  });
  return useMemo(
    () => ({
      width,
      height,
      left,
      hasViewBar,
      texts: createSchemeTexts(format, system),
      overlayTexts: {
        place: (place) => writePlace(place, format, system),
        length: (value) => format.brief(value, { quantity: 'length', system }),
        angle: (degrees) => format.brief(degrees, { quantity: 'angle', system, digits: 1 }),
      },
    }),
    [format, system, width, height, left, hasViewBar],
  );
}

/** Returns the key handler of the board; its code loads after the first picture. */
function useFrameKeys(
  surface: Surface,
  {
    cancel,
    duplicate,
    removeChosen,
    box,
  }: {
    readonly cancel: () => boolean;
    readonly duplicate: () => void;
    readonly removeChosen: () => void;
    readonly box: React.RefObject<HTMLDivElement | null>;
  },
): React.RefObject<BoardKeys | null> {
  const t = useEditorText();
  const format = useFormat();
  const locale = useLocale();
  const act = useRef<ReturnType<Awaited<ReturnType<typeof loadParts>>['createBoardKeys']> | null>(null);
  const keys = useRef<BoardKeys>(null);

  // Loads the keys, and sets their current language.
  useEffect(() => {
    let isGone = false;
    loadParts().then(
      ({ createBoardKeys, openFields, typeNumber }) => {
        if (!isGone)
          act.current = createBoardKeys({
            surface,
            cancel,
            openFields: () => openFields(box.current),
            typeNumber: (press) => typeNumber(surface.store, press, box.current),
            duplicate,
            removeChosen,
            t,
            format,
            locale,
          });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      act.current = null;
    };
  }, [surface, cancel, duplicate, removeChosen, box, t, format, locale]);

  useLayoutEffect(() => {
    keys.current = {
      onKeyDown: (event) => {
        if (act.current?.(event) === true) event.preventDefault();
      },
      onKeyUp: () => undefined,
    };
  }, []);

  return keys;
}
