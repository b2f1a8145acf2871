import { atom } from 'jotai/vanilla';
import {
  type ReactElement,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { toItemKey } from '../../editing/items.ts';
import { useKitAtomValue, useKitStore } from '../../kit/useKitAtom.ts';
import { vars } from '../../theme/tokens.ts';
import { BoardDrawing } from '../shell/BoardDrawing.tsx';
import { StructureBoard } from '../shell/StructureBoard.tsx';
import { useBoardHeight, useBoardRoom } from '../shell/boardRoom.ts';
import type { BoardKeys } from '../board/BoardList.tsx';
import { EditAnnouncer } from '../board/EditAnnouncer.tsx';
import { useBoardPress } from '../board/boardPress.ts';
import { createBoardObjects } from '../board/createBoardObjects.tsx';
import { createGestures } from '../board/createGestures.ts';
import { createScrolledAtom } from '../board/createScrolledAtom.ts';
import { createToolBar } from '../board/createToolBar.tsx';
import { drawMarquee, drawSelection } from '../board/drawSelection.ts';
import { listNodes } from '../board/listNodes.ts';
import { planeSchemeStyle } from '../board/planeSchemeStyle.ts';
import type { Scene } from '../board/sceneObject.ts';
import { useBoardPainter } from '../board/useBoardPainter.ts';
import { useGestures } from '../board/useGestures.ts';
import { createBoardActions } from '../board/plane/planeActions.ts';
import { createPlanePort } from '../board/plane/createPlanePort.ts';
import type { PlaneBoard, PlaneTypes } from '../board/plane/planeBoard.ts';
import { type BoardSize, layoutShapes, projectPlane } from '../board/plane/planeShape.ts';

const NOTHING: readonly never[] = [];
const NO_KEYS = new Set<string>();
const FALLBACK_PX = 960;

/**
 * Creates the board of a document whose objects lie on a plane: tools, drawing, list of objects, announcements of undo
 * and redo.
 */
export function createPlaneBoardView<Types extends PlaneTypes, Tool extends string>(
  board: PlaneBoard<Types, Tool>,
  toolsLabel: string,
): () => ReactElement {
  const { plan, keys, tools, toolAtom, takeToolAtom, selectionAtom, camera } = board;
  const { session, label, listShapes } = plan;
  const { documentAtom, isReadOnlyAtom, openingAtom } = session;
  const Tools = createToolBar<Tool>({
    tools,
    marks: Object.fromEntries(tools.map((tool) => [tool, plan.tools[tool].mark])) as Readonly<
      Record<Tool, (typeof plan.tools)[Tool]['mark']>
    >,
    toolAtom,
    takeToolAtom,
    writeKeys: (tool) => keys.writeKeys(tool),
    useNames: () => ({ label: toolsLabel, nameOf: (tool) => plan.tools[tool].name }),
  });
  const Objects = createBoardObjects<Types['document'], Types['item']>({
    documentAtom,
    selectionAtom,
    listItems: (document) => listShapes(document).map(({ item }) => item),
    countItems: plan.items.countItems,
    toItemKey,
    useNames: () => ({
      label,
      nameOf: (document, wanted) =>
        listShapes(document).find(({ item }) => toItemKey(item) === toItemKey(wanted))?.name ?? '',
    }),
  });
  const isScrolledAtom = createScrolledAtom({
    toolAtom,
    viewAtom: camera.viewAtom,
    isReadOnlyAtom,
    selectionAtom,
  });

  return function PlaneBoardView() {
    const room = useBoardRoom(isReadOnlyAtom, FALLBACK_PX);
    const document = useKitAtomValue(documentAtom);
    const height = useBoardHeight(room, {
      usualPx: { wide: plan.height, narrow: plan.height },
      openingAtom,
      isEmpty: plan.items.countItems(document) === 0,
      isRoomOpen: false,
    });
    const id = useId();
    const svg = useRef<SVGSVGElement>(null);
    const list = useRef<SVGGElement>(null);
    const { width } = room;
    const size = useMemo(() => ({ width, height }), [width, height]);
    const { drawing, overlay, scene, getScene, getProjection } = usePlanePainter(board, size);
    const store = useKitStore();
    const attach = useCallback(
      (element: SVGSVGElement) =>
        createGestures(
          element,
          createPlanePort(board, { store, getScene, getProjection, getWidth: () => size.width }),
        ),
      [store, getScene, getProjection, size],
    );
    useGestures(svg, attach);
    const press = useBoardPress(useCallback(() => list.current?.focus({ preventScroll: true }), []));
    return (
      <StructureBoard
        room={room}
        kind={session.kind.name}
        Tools={Tools}
        results={null}
        dock={<EditAnnouncer session={session} />}
      >
        <div {...press}>
          <BoardDrawing
            Svg={Sheet}
            svg={svg}
            label={label}
            size={size}
            tool={useKitAtomValue(toolAtom)}
            isScrolled={useKitAtomValue(isScrolledAtom)}
            first={listNodes(scene, { selected: NOTHING, hovered: NOTHING, outside: NO_KEYS })}
            drawing={drawing}
            overlay={overlay}
          >
            <Objects id={id} innerRef={list} keys={useBoardKeys(board)} />
          </BoardDrawing>
        </div>
      </StructureBoard>
    );
  };
}

/** Paints the objects of a plane and the overlay of gestures. */
function usePlanePainter<Types extends PlaneTypes, Tool extends string>(
  { plan, selectionAtom, marqueeAtom, camera }: PlaneBoard<Types, Tool>,
  size: BoardSize,
) {
  type Document = Types['document'];
  const { session, listShapes, getWhole } = plan;
  const document = useKitAtomValue(session.documentAtom);
  const view = useKitAtomValue(camera.viewAtom);
  // A draft is drawn in the projection of the document, so that the board does not move during a gesture.
  const projection = useMemo(
    () => projectPlane(view ?? getWhole(document), size),
    [view, getWhole, document, size],
  );
  const layOut = useCallback(
    (shown: Document) => layoutShapes(listShapes(shown), projection),
    [listShapes, projection],
  );
  const scene = useMemo(() => layOut(document), [layOut, document]);
  const [paint] = useState(() => ({
    documentAtom: session.documentAtom,
    lookAtom: atom((get) => ({
      draft: get(session.draftAtom),
      chosen: get(selectionAtom).map(toItemKey),
      marquee: get(marqueeAtom),
    })),
    listNodes: (shown: Scene<Types['item']>, look: { readonly chosen: readonly string[] }) =>
      listNodes(shown, { selected: look.chosen, hovered: NOTHING, outside: NO_KEYS }),
  }));
  const picture = useMemo(() => ({ document, scene, layOut }), [document, scene, layOut]);
  const { drawing, overlay, getScene, paintOverlay } = useBoardPainter(picture, paint);
  const latest = useRef(projection);
  // Gestures read the projection of the last render.
  useLayoutEffect(() => {
    latest.current = projection;
  }, [projection]);
  // Paints the overlay of the drawing.
  useLayoutEffect(
    () =>
      paintOverlay((shown, look) => [
        ...drawSelection(
          shown.scene.objects.filter(({ item }) => look.chosen.includes(toItemKey(item))),
          { hasHandles: false },
        ),
        ...(look.marquee === null ? [] : [drawMarquee(look.marquee)]),
      ]),
    [paintOverlay],
  );
  const getProjection = useCallback(() => latest.current, []);
  return { drawing, overlay, scene, getScene, getProjection };
}

/** Binds the keys of the board to the store of the widget. */
function useBoardKeys<Types extends PlaneTypes, Tool extends string>(
  board: PlaneBoard<Types, Tool>,
): RefObject<BoardKeys | null> {
  const store = useKitStore();
  const keys = useRef<BoardKeys>(null);
  useLayoutEffect(() => {
    const actions = createBoardActions(board, store);
    keys.current = {
      onKeyDown: (event) => {
        if (board.keys.act(event, actions)) event.preventDefault();
      },
      onKeyUp: () => undefined,
    };
  }, [board, store]);
  return keys;
}

const Sheet = styled.svg`
  ${planeSchemeStyle}

  & path {
    stroke: ${vars.beamLine};
  }
  & path[data-state='selected'] {
    stroke: ${vars.accent};
  }
  & path[data-role='load'] {
    fill: ${vars.sheet};
  }
  & rect {
    fill: transparent;
  }
`;
