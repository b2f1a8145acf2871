import { useId, useMemo, useRef } from 'react';
import { type KitStore, createLate, useKitAtomValue, useKitStore } from '@eecs/ui-kit';
import {
  BoardDrawing,
  Dock,
  type Gestures,
  RESULT_BAR_PX,
  StructureBoard,
  createScrolledAtom,
  useBoardRoom,
  useStructureBoard,
} from '@eecs/ui-kit/editor';
import { loadParts } from '../late/loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { SchemeSvg } from '../scheme/SchemeStyle.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { camera } from '../state/view.ts';
import { BoardObjects } from './BoardObjects.tsx';
import { FrameTools } from './FrameTools.ts';
import type { Surface } from './surface.ts';
import { useBoardKeys } from './useBoardKeys.ts';
import { useBoardSheet } from './useBoardSheet.ts';
import { usePartVerbs } from './usePartVerbs.ts';
import { useFramePainter } from './useFramePainter.ts';

const FALLBACK_PX = 960;
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

const attach = async (board: SVGSVGElement, surface: Surface): Promise<Gestures> =>
  (await loadParts()).createFrameGestures(board, surface);
const explain = async (store: KitStore, label: string): Promise<void> =>
  (await loadParts()).explainLabel(store, label);

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
  const { box, isNarrow, shows } = room;
  const sheet = useBoardSheet(room);
  const { drawing, overlay, first, getScheme, getProjection } = useFramePainter(sheet);
  const surface = useMemo(
    (): Surface => ({ store, getScheme, getProjection }),
    [store, getScheme, getProjection],
  );
  const svg = useRef<SVGSVGElement>(null);
  const { objects, focusBoard, press, cancel, duplicate, removeChosen } = useStructureBoard(box, surface, {
    svg,
    attach,
    explain,
    usePartVerbs,
  });
  const keys = useBoardKeys({ surface, cancel, duplicate, removeChosen }, box);
  return (
    <StructureBoard
      room={room}
      kind="frame"
      Tools={FrameTools}
      results={<BoardResults hasColours={!isNarrow || !shows('view')} />}
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
