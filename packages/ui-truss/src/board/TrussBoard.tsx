import { type PointerEvent, useId, useMemo, useRef } from 'react';
import { createLate, useKitAtomValue, useKitStore, useSetKitAtom } from '@eecs/ui-kit';
import {
  StructureBoard,
  announceAtom,
  createBoardParts,
  createStructureDrawing,
  useBoardRoom,
  useStructureBoard,
} from '@eecs/ui-kit/editor';
import { loadParts } from '../late/loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { CanvasRoom, CanvasUnder } from '../scheme/CanvasUnder.ts';
import { SchemeSvg } from '../scheme/SchemeStyle.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { windowAtom } from '../state/view.ts';
import { BoardObjects } from './BoardObjects.tsx';
import { TrussTools } from './TrussTools.ts';
import { createBoardCamera } from './boardCamera.ts';
import type { BoardSurface } from './boardSurface.ts';
import { describeCase } from './describeCase.ts';
import { useBoardFields } from './useBoardFields.ts';
import { useBoardKeys } from './useBoardKeys.ts';
import { FALLBACK_SHEET_PX, useBoardSheet } from './useBoardSheet.ts';
import { useFirstScheme } from './useFirstScheme.ts';
import { usePartVerbs } from './usePartVerbs.ts';
import { liftFingerAtom } from './liftFinger.ts';
import { useTrussPainter } from './useTrussPainter.ts';

const { BoardAnnouncer, BoardDock, BoardMenu, BoardResults, MechanismMotion, ViewBar } =
  createBoardParts(loadParts);
const Loupe = createLate(loadParts, 'Loupe', { isQuiet: true });
const BoardKey = createLate(loadParts, 'BoardKey', { isQuiet: true });

const Drawing = createStructureDrawing({
  Svg: SchemeSvg,
  useText: useEditorText,
  toolAtom,
  viewAtom: windowAtom,
  isReadOnlyAtom,
  selectionAtom,
});

/** The drawing board of the truss. */
export function TrussBoard() {
  const t = useEditorText();
  const id = useId();
  const store = useKitStore();
  const document = useKitAtomValue(documentAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const announce = useSetKitAtom(announceAtom);
  const room = useBoardRoom(isReadOnlyAtom, FALLBACK_SHEET_PX.width);
  const { box, isNarrow, shows } = room;
  const sheet = useBoardSheet(room);
  const first = useFirstScheme(sheet.texts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const svg = useRef<SVGSVGElement>(null);
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
  const { objects, focusBoard, press, cancel, duplicate, removeChosen } = useStructureBoard(box, surface, {
    svg,
    load: loadParts,
    usePartVerbs,
  });
  const liftFinger = useSetKitAtom(liftFingerAtom);
  const takeLift = ({ pointerType }: PointerEvent): void =>
    pointerType === 'touch' ? liftFinger() : undefined;
  const { takeDock, placeField, openFields, openDimension } = useBoardFields(objects);
  const keyParts = useMemo(
    () => ({ surface, cancel, duplicate, removeChosen, openFields, openDimension }),
    [surface, cancel, duplicate, removeChosen, openFields, openDimension],
  );
  const keys = useBoardKeys(keyParts);

  return (
    <StructureBoard
      room={room}
      kind="truss"
      Tools={TrussTools}
      results={<BoardResults />}
      dock={
        <>
          <BoardDock surface={surface} innerRef={takeDock} placeRef={placeField} onLeave={focusBoard} />
          <BoardAnnouncer />
        </>
      }
    >
      <CanvasRoom {...press} onPointerUp={takeLift}>
        <CanvasUnder ref={canvas} data-board-canvas="" width={0} height={0} aria-hidden="true" />
        <Drawing
          svg={svg}
          label={describeCase(document, t)}
          size={sheet}
          first={first.nodes}
          drawing={drawing}
          overlay={overlay}
          over={<Loupe surface={surface} />}
        >
          <MechanismMotion getCamera={getCamera} />
          <BoardObjects id={id} innerRef={objects} keys={keys} />
        </Drawing>
      </CanvasRoom>
      {shows('results') ? <BoardKey isNarrow={isNarrow} /> : null}
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
    </StructureBoard>
  );
}
