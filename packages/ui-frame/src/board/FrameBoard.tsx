import { useId, useMemo, useRef } from 'react';
import { createLate, useKitAtomValue, useKitStore } from '@eecs/ui-kit';
import {
  StructureBoard,
  createBoardParts,
  createStructureDrawing,
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

const { BoardAnnouncer, BoardDock, BoardMenu, BoardResults, MechanismMotion, ViewBar } =
  createBoardParts(loadParts);
const PrintedKey = createLate(loadParts, 'PrintedKey', { isQuiet: true });

const Drawing = createStructureDrawing({
  Svg: SchemeSvg,
  useText: useEditorText,
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
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
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
    load: loadParts,
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
        <Drawing
          svg={svg}
          label={
            document.joints.length === 0
              ? t('board.empty')
              : t('board.frame', {
                  joints: t('count.joints', { count: document.joints.length }),
                  members: t('count.members', { count: document.members.length }),
                })
          }
          size={sheet}
          first={first.nodes}
          drawing={drawing}
          overlay={overlay}
        >
          <MechanismMotion getProjection={getProjection} />
          <BoardObjects id={id} innerRef={objects} keys={keys} />
        </Drawing>
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
